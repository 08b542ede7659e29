import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * A backup folder: `base/` with copies of the database, `wal/` with the log since, and `files/`
 * with what members have sent.
 */
export interface BackupFolder {
  readonly base: string;
  readonly wal: string;
  readonly files: string;
}

/** Opens a backup folder, making it where it does not exist. */
export function createBackupFolder(path: string): BackupFolder {
  const folder = resolve(path);
  const at = (name: string) => join(folder, name);
  mkdirSync(at("base"), { recursive: true, mode: 0o755 });
  return { base: at("base"), wal: at("wal"), files: at("files") };
}

/** One copy of the whole database. */
export interface BaseBackup {
  readonly folder: string;
  readonly database: string;
  readonly user: string;
  /** PostgreSQL's major version. */
  readonly version: number;
  /** Times are of the database's clock, as ISO 8601. The copy is of no use for a time before. */
  readonly endedAt: string;
  /** The first piece of the log that it needs. */
  readonly firstWal: string;
  readonly seconds: number;
}

const NOTE = "backup.json";
export const noteOf = (folder: string) => join(folder, NOTE);
export const dataOf = (folder: string) => join(folder, "data");

/** All whole copies, oldest first; one that was cut short has no note. */
export const baseBackups = ({ base }: Pick<BackupFolder, "base">): BaseBackup[] =>
  readdirSync(base)
    .sort()
    .map((name) => join(base, name))
    .filter((folder) => existsSync(noteOf(folder)))
    .map((folder) => ({ ...JSON.parse(readFileSync(noteOf(folder), "utf8")), folder }));

/**
 * The newest copy that is not younger than `to`.
 * @throws Error when there is none
 */
export function backupBefore(folder: Pick<BackupFolder, "base">, to: Date | undefined): BaseBackup {
  const all = baseBackups(folder);
  const found = all.findLast(({ endedAt }) => !to || new Date(endedAt) <= to);
  if (found) return found;
  const first = all[0] ? `the oldest ended at ${all[0].endedAt}` : "there is none";
  throw new Error(`No base backup in ${folder.base} is old enough: ${first}`);
}
