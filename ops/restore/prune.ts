import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { type BackupFolder, baseBackups } from "./backup-folder.ts";
import { filesIn } from "./stored-files.ts";

/**
 * Removes what is older than so many days: base backups but the newest, the log that none of the
 * others needs, and files that the market has named no longer for as long. What somebody had erased
 * is gone from the backups then, too.
 */
export function prune(folder: BackupFolder, named: ReadonlySet<string>, days: number): void {
  const before = Date.now() - days * DAY_MS;
  const all = baseBackups(folder);
  // The last one before then is where a restore to that day begins.
  const first = Math.max(
    0,
    all.findLastIndex(({ endedAt }) => Date.parse(endedAt) < before),
  );
  for (const { folder: old } of all.slice(0, first)) rmSync(old, { recursive: true });
  pruneLog(folder.wal, all[first]?.firstWal ?? "");
  pruneFiles(folder, named, before);
}

/** A name is timeline, then position, each eight or sixteen digits: the position alone counts. */
const positionOf = (name: string) => /^[\dA-F]{8}([\dA-F]{16})/.exec(name)?.[1];

function pruneLog(wal: string, firstWal: string): void {
  const first = positionOf(firstWal);
  if (!first || !existsSync(wal)) return;
  for (const name of readdirSync(wal)) {
    const position = positionOf(name);
    if (position && position < first) rmSync(join(wal, name));
  }
}

/** Since when each file of the backup is named no longer, as ISO 8601. */
type Unnamed = Record<string, string>;

function pruneFiles({ base, files }: BackupFolder, named: ReadonlySet<string>, before: number) {
  const note = join(base, "unnamed.json");
  const unnamed: Unnamed = existsSync(note) ? JSON.parse(readFileSync(note, "utf8")) : {};
  const still: Unnamed = {};
  for (const key of filesIn(files)) {
    if (named.has(key)) continue;
    const since = unnamed[key] ?? new Date().toISOString();
    if (Date.parse(since) < before) rmSync(join(files, key));
    else still[key] = since;
  }
  writeFileSync(note, JSON.stringify(still));
}
