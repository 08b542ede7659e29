import { existsSync, mkdirSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { findBinaries, findDatabaseHome, whoRunsPostgres } from "@rebale/embedded-database";
import type pg from "pg";
import { verifyLedgers } from "../../apps/server/src/features/auctions/index.ts";
import { openDatabase } from "../../apps/server/src/platform/db.ts";
import { type FileStore, localFiles } from "../../apps/server/src/platform/files.ts";
import { type BackupFolder, type BaseBackup, backupBefore } from "./backup-folder.ts";
import { programOf } from "./programs.ts";
import { recover } from "./recover.ts";
import { putFilesBack } from "./stored-files.ts";

export interface Restoring {
  /** The end of the log when left out. */
  readonly to?: Date | undefined;
  readonly timeline?: string;
  /** A DATA_DIR; of an external database PostgreSQL's own data folder. It must not exist. */
  readonly into: string;
  /** Opens the place where the market's files are to be. */
  readonly store: () => FileStore;
  /** What the backup may not have yet: the files of the market that is replaced. */
  readonly oldStore?: FileStore | undefined;
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
  { to, timeline = "latest", into, store, oldStore }: Restoring,
): Promise<Restored> {
  const begun = performance.now();
  const since = () => (performance.now() - begun) / 1000;
  const backup = backupBefore(folder, to);
  const runAs = whoRunsPostgres();
  const place = await placeOf(backup, resolve(into), runAs);
  const server = await recover({
    ...{ backup, to, timeline, runAs, wal: folder.wal },
    ...place,
  });
  const recovered = since();
  const database = openDatabase(server.url, 2, () => undefined);
  try {
    const sources = [localFiles(folder.files), ...(oldStore ? [oldStore] : [])];
    const { copied, missing } = await putFilesBack(database.db, store(), sources);
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

async function placeOf(
  { kind, folder, version }: BaseBackup,
  into: string,
  runAs: ReturnType<typeof whoRunsPostgres>,
): Promise<{ cluster: string; postgres: string }> {
  if (existsSync(into)) throw new Error(`${into} is there already: name a folder that is not`);
  if (kind === "external") {
    mkdirSync(dirname(into), { recursive: true });
    return { cluster: into, postgres: programOf("postgres", version) };
  }
  const home = await findDatabaseHome(into, runAs);
  await copyFile(join(folder, "password"), home.passwordFile);
  return { cluster: home.cluster, postgres: findBinaries(runAs).postgres };
}

async function newestEntry(pool: pg.Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>(
    "select max(at) as at from ledger_entries",
  );
  return rows[0]?.at ?? null;
}
