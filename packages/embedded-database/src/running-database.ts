import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Where the running market's embedded database is: a file that only the folder's owner may read,
 * there while it runs.
 */
const fileIn = (folder: string) => join(folder, "database.url");

export function noteRunningDatabase(folder: string, url: string): () => void {
  writeFileSync(fileIn(folder), url, { mode: 0o600 });
  return () => rmSync(fileIn(folder), { force: true });
}

/**
 * The url of the database that a market on this folder runs; undefined when it is closed. After a
 * kill -9 it may be stale.
 */
export function runningDatabase(folder: string): string | undefined {
  return existsSync(fileIn(folder)) ? readFileSync(fileIn(folder), "utf8") : undefined;
}
