import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Host } from "./hosts.ts";

/** A host's files, on a disk of their own that can be full: memory, of a known size. */
export const diskOf = (folder: string, { name }: Host): string => join(folder, name);

/** @param size as `mount` takes it: `2g` */
export function mountDisk(folder: string, host: Host, size: string): string {
  const disk = diskOf(folder, host);
  mkdirSync(disk, { recursive: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=755`, "tmpfs", disk]);
  return disk;
}

/** Takes away every disk in this folder, and what is on it. */
export function closeDisks(folder: string): void {
  const mounted = readFileSync("/proc/mounts", "utf8").split("\n");
  for (const line of mounted) {
    const [, at] = line.split(" ");
    if (at?.startsWith(`${folder}/`)) execFileSync("umount", ["-l", at], { stdio: "ignore" });
  }
}

/** Takes all the room that a folder's disk has, for so many milliseconds. */
export async function fillDisk(folder: string, milliseconds: number): Promise<void> {
  const file = join(folder, "in-the-way");
  const much = Buffer.alloc(1 << 20);
  const open = openSync(file, "w");
  try {
    for (const size of [much.length, 1 << 12]) writeUntilFull(open, much.subarray(0, size));
    await sleep(milliseconds);
  } finally {
    closeSync(open);
    rmSync(file);
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}
