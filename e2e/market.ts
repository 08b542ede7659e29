import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../apps/server/test/free-port.ts";
import { quickFolder } from "../apps/server/test/quick-folder.ts";
import { tiedToThisProcess } from "../apps/server/test/run-as.ts";

export interface RunningMarket {
  /** http://127.0.0.1:port, without a slash at the end. */
  url: string;
  /** Its data folder. */
  data: string;
  /** Its process's number. */
  readonly pid: number;
  /** Ends the server as a power cut would: kill -9, without a word. */
  crash(): Promise<void>;
  /** Opens it again on the same data and port. */
  reopen(): Promise<void>;
  /** Closes it in good order and removes its data. */
  stop(): Promise<void>;
  /** Closes it in good order and leaves its data, to be copied. */
  close(): Promise<void>;
}

const main = fileURLToPath(new URL("../apps/server/src/main.ts", import.meta.url));

/**
 * A demo market without simulated bidders, so that only the test moves prices, and without limits
 * on one address.
 */
export const quiet = {
  DEMO_BIDDERS: "0",
  RATE_VISITOR_PER_MINUTE: "1000000",
  RATE_MEMBER_PER_MINUTE: "1000000",
  RATE_BIDS_PER_MINUTE: "1000000",
  RATE_BIDS_BURST: "1000000",
  RATE_CODES_PER_PHONE: "1000",
  RATE_CODES_PER_ADDRESS: "100000",
  RATE_WRONG_GUESSES: "100000",
  RATE_RENDITIONS_PER_MINUTE: "1000000",
};

/**
 * A real demo market of its own, empty but for the demo's data, as `npm start` runs it.
 *
 * @param copied the data folder of one that was closed in good order: a copy is opened, which
 * takes a third of the time that making a market does
 */
export async function startMarket(
  env: Record<string, string> = {},
  copied?: string,
): Promise<RunningMarket> {
  const data = quickFolder("rebale-market-");
  if (copied) copyMarket(copied, data);
  chmodSync(data, 0o755);
  const port = await freePort();
  const own = {
    PORT: String(port),
    DATA_DIR: data,
    DATABASE_URL: "",
    DEMO: "1",
    LOG_LEVEL: "warn",
    NODE_ENV: "production",
    ...env,
  };
  const [command, args] = tiedToThisProcess(process.execPath, [main]);
  const url = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;

  const hasEnded = () =>
    server === undefined || server.exitCode !== null || server.signalCode !== null;
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    if (!server || hasEnded()) return;
    server.kill(signal);
    await once(server, "exit");
  };
  const open = async () => {
    server = spawn(command, args, {
      env: { ...process.env, ...own },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let words = "";
    for (const stream of [server.stdout, server.stderr])
      stream?.setEncoding("utf8").on("data", (text) => (words = (words + text).slice(-20_000)));
    for (let waited = 0; waited < 300_000 && !hasEnded(); waited += 100) {
      if (await answers(`${url}/api/ready`)) return;
      await sleep(100);
    }
    throw new Error(`The market did not become ready:\n${words}`);
  };
  const stop = async () => {
    await end("SIGTERM");
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await open();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    data,
    get pid() {
      return server?.pid ?? 0;
    },
    stop,
    close: () => end("SIGTERM"),
    crash: () => end("SIGKILL"),
    reopen: open,
  };
}

/** PostgreSQL's files keep their owner. A picture's sizes are made once for all copies. */
export function copyMarket(from: string, to: string): void {
  execFileSync("cp", ["-a", "--reflink=auto", `${from}/.`, to]);
  const renditions = (folder: string) => join(folder, "files/renditions");
  mkdirSync(renditions(from), { recursive: true });
  rmSync(renditions(to), { recursive: true, force: true });
  symlinkSync(renditions(from), renditions(to));
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
