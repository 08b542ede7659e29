import { execFileSync } from "node:child_process";
import { chownSync, constants, openSync } from "node:fs";
import { Socket } from "node:net";

/** Resets a machine whose program does not say in time that it is alive. */
export interface Watchdog {
  /** Until the program speaks next. */
  disarm(): void;
}

/** Writes made while this process was busy are read before a machine is reset, milliseconds. */
const GRACE = 300;
/** Seconds, until the program names others. */
const MAX = 60;

/**
 * A watchdog as Linux has them, but a named pipe: each write is a sign of life, `Ctimeout=7` sets
 * how many seconds may pass between two, a closing `V` says that none will follow. It is no part of
 * its host, and goes on when that stands still.
 *
 * @param device where the pipe is made
 * @param owner user and group numbers of who writes
 */
export function createWatchdog(
  device: string,
  owner: readonly [user: number, group: number],
  reset: () => void,
): Watchdog {
  execFileSync("mkfifo", ["-m", "600", device]);
  chownSync(device, ...owner);
  // Open for writing as well: it never ends when a writer goes.
  const fd = openSync(device, constants.O_RDWR | constants.O_NONBLOCK);
  const pipe = new Socket({ fd, readable: true, writable: false }).unref();
  let seconds = MAX;
  let timer: NodeJS.Timeout | undefined;
  const disarm = () => clearTimeout(timer);
  pipe.on("data", (written) => {
    const output = String(written);
    seconds = Number(/Ctimeout=(\d+)/.exec(output)?.[1] ?? seconds);
    disarm();
    if (output.endsWith("V")) return;
    timer = setTimeout(() => {
      timer = setTimeout(reset, GRACE).unref();
    }, seconds * 1000).unref();
  });
  return { disarm };
}
