import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Host } from "./hosts.ts";
import { onHost, signalHost } from "./network.ts";
import { createWatchdog } from "./watchdog.ts";

/** A program on a host, to be started again after it was killed. */
export interface HostProcess {
  readonly host: Host;
  readonly what: string;
  start(env?: Readonly<Record<string, string>>): void;
  /** Asks it to end, and kills it where it does not within so many milliseconds. */
  stop(timeoutMs?: number): Promise<void>;
  /** Stops it and starts it with these settings besides. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>;
  readonly isRunning: boolean;
  /** How often it ended without being told or killed. */
  readonly collapses: number;
}

export interface Program {
  readonly what: string;
  readonly command: readonly [string, ...string[]];
  /** The system's user that it runs as. */
  readonly user: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Its machine's: the device, and what else comes up with the machine after a reset. */
  readonly watchdog?: { readonly device: string; readonly neighbours: readonly HostProcess[] };
}

/** After it ended by itself, and after its machine was reset, milliseconds. */
const RESTART = 1_000;
const RESET = 5_000;

/** @param folder where its output goes, into a file named after host and program */
export function hostProcess(host: Host, folder: string, program: Program): HostProcess {
  const { what, command, user, env } = program;
  const reset = () => {
    if (!isRunning() || isStopping) return;
    signalHost(host, "SIGKILL");
    const all = [...(program.watchdog?.neighbours ?? []), made];
    setTimeout(() => all.forEach((one) => void one.start()), RESET).unref();
  };
  const watchdog = program.watchdog && createWatchdog(program.watchdog.device, idsOf(user), reset);
  let child: ChildProcess | undefined;
  let isStopping = false;
  let collapses = 0;
  const isRunning = () =>
    child !== undefined && child.exitCode === null && child.signalCode === null;
  const made: HostProcess = {
    host,
    what,
    get isRunning() {
      return isRunning();
    },
    get collapses() {
      return collapses;
    },
    start(extraEnv) {
      if (isRunning()) return;
      const output = openSync(join(folder, `${host.name}-${what}.log`), "a");
      const [run, ...rest] = onHost(host);
      // It ends with this process, also when this one is killed.
      const asUser = ["setpriv", "--pdeathsig", "KILL", "--reuid", user, "--regid", user];
      child = spawn(run, [...rest, ...asUser, "--init-groups", "--", ...command], {
        env: { PATH: process.env.PATH ?? "", LANG: "C.UTF-8", ...env, ...extraEnv },
        stdio: ["ignore", output, output],
        cwd: "/",
      });
      closeSync(output);
      if (watchdog) watchdog.disarm();
      isStopping = false;
      const started = child;
      started.once("exit", (_code, signal) => {
        if (isStopping || signal !== null || started !== child) return;
        // As a supervisor would.
        collapses += 1;
        setTimeout(() => made.start(extraEnv), RESTART).unref();
      });
    },
    async stop(timeoutMs = 10_000) {
      const ending = child;
      if (!ending || !isRunning()) return;
      isStopping = true;
      const ended = once(ending, "exit");
      ending.kill("SIGCONT");
      ending.kill("SIGTERM");
      const timeout = sleep(timeoutMs, "late", { ref: false });
      if ((await Promise.race([ended, timeout])) === "late") ending.kill("SIGKILL");
      await ended;
    },
    async restart(extraEnv) {
      await made.stop();
      made.start(extraEnv);
    },
  };
  return made;
}

/** Makes a folder that belongs to a user of the system. */
export function folderOf(user: string, ...path: string[]): string {
  const folder = join(...path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, ...idsOf(user));
  return folder;
}

function idsOf(user: string): readonly [user: number, group: number] {
  const id = (flag: string) => Number(execFileSync("id", [flag, user], { encoding: "utf8" }));
  return [id("-u"), id("-g")];
}

/** Waits until something is so. @throws Error after so many milliseconds */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  timeoutMs = 60_000,
): Promise<void> {
  const latest = performance.now() + timeoutMs;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > latest) throw new Error(`Not within ${timeoutMs / 1000} s: ${what}`);
    await sleep(100);
  }
}
