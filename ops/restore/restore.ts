import { existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type pg from "pg";
import { verifyLedgers } from "../../apps/server/src/features/auctions/index.ts";
import { connectDatabase } from "../../apps/server/src/platform/db/db.ts";
import { type FileStore, localFiles } from "../../apps/server/src/platform/files/files.ts";
import { whoRunsPostgres } from "../../apps/server/test/run-as.ts";
import { type BackupFolder, type BaseBackup, backupBefore } from "./backup-folder.ts";
import { programOf } from "./programs.ts";
import { recover } from "./recover.ts";
import { putFilesBack } from "./stored-files.ts";

export interface Restoring {
  /** The end of the log when left out. */
  readonly to?: Date | undefined;
  readonly timeline?: string;
  /** PostgreSQL's own data folder, which must not exist. */
  readonly into: string;
  /** The place where the market's files are, but for those that were lost. */
  readonly store: FileStore;
}

export interface Restored {
  readonly backup: BaseBackup;
  readonly ledgers: Awaited<ReturnType<typeof verifyLedgers>>;
  /** When the newest ledger entry was made. */
  readonly lastEntry: Date | null;
  readonly filesPutBack: number;
  readonly filesMissing: readonly string[];
  /** Seconds until the database stood at that moment, and until all was verified. */
  readonly recovered: number;
  readonly verified: number;
}

/**
 * Brings database and files back as they were at a moment, into a folder of their own; nothing that
 * is there is touched. Verifies all ledgers and that each file is there.
 * @throws Error when there is no backup for that moment
 */
export async function restore(
  folder: BackupFolder,
  { to, timeline = "latest", into, store }: Restoring,
): Promise<Restored> {
  const begun = performance.now();
  const since = () => (performance.now() - begun) / 1000;
  const backup = backupBefore(folder, to);
  const cluster = resolve(into);
  if (existsSync(cluster))
    throw new Error(`${cluster} is there already: name a folder that is not`);
  mkdirSync(dirname(cluster), { recursive: true });
  const server = await recover({
    ...{ backup, to, timeline, cluster, wal: folder.wal },
    ...{ runAs: whoRunsPostgres(), postgres: programOf("postgres", backup.version) },
  });
  const recovered = since();
  const database = connectDatabase(server.url, 2, () => undefined);
  try {
    const backedUp = localFiles(folder.files);
    const { copied, missing } = await putFilesBack(database.db, store, backedUp);
    const ledgers = await verifyLedgers(database.db);
    const lastEntry = await newestEntry(database.pool);
    return {
      ...{ backup, ledgers, lastEntry, recovered, verified: since() },
      ...{ filesPutBack: copied, filesMissing: missing },
    };
  } finally {
    await database.close();
    await server.stop();
  }
}

async function newestEntry(pool: pg.Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>(
    "select max(at) as at from ledger_entries",
  );
  return rows[0]?.at ?? null;
}
