import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { stopwatch } from "../clock.ts";

const program = fileURLToPath(new URL("../../../../web/server.ts", import.meta.url));

/** MB. A page is made in one go and needs less of a young generation than bids do (note 010). */
const FLAGS = ["--max-old-space-size=192", "--max-semi-space-size=8"];
/** Milliseconds: one that ended sooner after its start would do so again; the next one waits. */
const SHORT_LIFE = 5_000;
const PAUSE = 2_000;
/** Milliseconds that it has to say that it is alive; one that starts on a busy machine has more. */
const SILENCE = 10_000;
const WHILE_IT_STARTS = 6;

export interface SiteProcess {
  /** The first one listens, or has failed. */
  readonly started: Promise<unknown>;
  /** Ends one that says nothing any more, so that another takes its place. */
  checkAlive(): void;
  close(): Promise<void>;
}

/** Runs the program that renders pages, and again whenever it ends by itself. */
export function startSiteProcess(
  settings: Readonly<Record<string, string>>,
  log: Logger,
  { command = [...FLAGS, program], silence: longest = SILENCE } = {},
): SiteProcess {
  let child: ChildProcess;
  let isClosing = false;
  let isReady = false;
  let next: NodeJS.Timeout | undefined;
  let silence: NodeJS.Timeout | undefined;
  const started = Promise.withResolvers<void>();

  const start = () => {
    const since = stopwatch();
    isReady = false;
    // Nothing of this process's environment: the keys in it are no business of pages.
    const env = { NODE_ENV: "production", ...settings };
    child = spawn(process.execPath, command, {
      env,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    child.on("message", (message) => {
      if (message === "ready") {
        isReady = true;
        started.resolve();
      }
      if (message === "alive") silence = void clearTimeout(silence);
    });
    const ended = (how: object) => {
      started.resolve();
      silence = void clearTimeout(silence);
      if (isClosing) return;
      log.error(how, "the process that renders pages ended by itself and is started again");
      next = setTimeout(start, stopwatch() - since < SHORT_LIFE ? PAUSE : 0);
    };
    child.once("exit", (code, signal) => ended({ code, signal }));
    child.once("error", (err) => child.pid === undefined && ended({ err }));
  };
  start();

  return {
    started: started.promise,
    checkAlive() {
      if (silence || !child.connected) return;
      const silent = child;
      silence = setTimeout(
        () => silent.kill("SIGKILL"),
        isReady ? longest : longest * WHILE_IT_STARTS,
      );
      child.send("alive?", () => undefined);
    },
    async close() {
      isClosing = true;
      clearTimeout(next);
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, "exit");
      // It holds nothing that is not made anew.
      child.kill("SIGKILL");
      await exited;
    },
  };
}
