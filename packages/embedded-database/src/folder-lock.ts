import {
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { processIdentity } from "./process-facts.ts";

/** The folder is in use or cannot be used by this user: its message is for whoever starts. */
export class FolderRefused extends Error {
  override readonly name = "FolderRefused";
}

export interface FolderLock {
  release(): void;
}

interface Holder {
  pid: number;
  identity: string;
}

/**
 * Makes `folder` and takes it for this process, until `release` or the process's end, however it
 * ends. Throws FolderRefused, which calls the folder `name`, while another live process holds it.
 * The lock holds on one machine only.
 */
export function lockDataFolder(folder: string, name = folder): FolderLock {
  mkdirSync(folder, { recursive: true });
  const lock = join(realpathSync(folder), "server.lock");
  const mine = `${lock}.${process.pid}`;
  writeFileSync(
    mine,
    JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) } satisfies Holder),
  );
  try {
    for (let tries = 0; tries < 5 && !claim(mine, lock); tries++) {
      const found = readText(lock);
      const holder = parseHolder(found);
      if (holder && processIdentity(holder.pid) === holder.identity) throw inUse(name, holder.pid);
      setAside(lock, found);
    }
    if (readText(lock) !== readText(mine)) throw inUse(name, parseHolder(readText(lock))?.pid);
  } finally {
    rmSync(mine, { force: true });
  }
  return {
    release() {
      if (parseHolder(readText(lock))?.pid === process.pid) rmSync(lock, { force: true });
    },
  };
}

/** A link appears whole or not at all, and never over an existing one. */
function claim(mine: string, lock: string): boolean {
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  }
}

/**
 * Removes a dead process's lock. Between reading and renaming somebody else may have taken the
 * folder: then theirs is put back.
 */
function setAside(lock: string, found: string): void {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (readText(aside) !== found) claim(aside, lock);
  rmSync(aside, { force: true });
}

function inUse(name: string, pid?: number): FolderRefused {
  return new FolderRefused(
    `The data folder ${name} is in use by a running server (process ${pid ?? "unknown"}). Stop it, or set DATA_DIR to another folder.`,
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}
