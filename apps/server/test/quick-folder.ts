import { mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
/** Bytes that a whole run leaves free even with every market that stands at a time. */
const PLENTY = 6e9;

/**
 * A new folder for a database of tests, in memory where there is plenty of it: making and dropping
 * a database of a thousand small files costs a disk's file system four times the CPU.
 * @param prefix begins with `rebale-`
 */
export function quickFolder(prefix: `rebale-${string}`): string {
  sweep(memory);
  return mkdtempSync(join(hasPlenty() ? memory : tmpdir(), `${prefix}${process.pid}-`));
}

/** Removes what runs that were killed have left: nothing else would free this memory. */
export function sweep(folder: string): void {
  for (const name of namesIn(folder)) {
    const pid = /^rebale-[a-z-]+-(\d+)-\w+$/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid)))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Other systems have no such folder.
    return [];
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function hasPlenty(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > PLENTY && freemem() > PLENTY;
  } catch {
    return false;
  }
}
