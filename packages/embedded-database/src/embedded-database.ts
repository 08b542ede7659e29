import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { makeArchive } from "./archive.ts";
import { findBinaries } from "./binaries.ts";
import { type DatabaseHome, findDatabaseHome, ownerOfCluster } from "./database-home.ts";
import { FolderRefused, lockDataFolder } from "./folder-lock.ts";
import { stopOrphan } from "./orphan.ts";
import { chooseSocketFolder, databaseUser, initialise } from "./postmaster.ts";
import { whoRunsPostgres } from "./run-as.ts";
import { type Log, SupervisedPostgres } from "./supervised-postgres.ts";

const databaseName = "rebale";

export interface EmbeddedDatabase {
  /**
   * postgres://…, over TCP on 127.0.0.1, with the password in it. The same until `stop`, also over
   * a crash of the database.
   */
  readonly url: string;
  readonly port: number;
  /**
   * Process number of the running PostgreSQL; undefined in the moments between a crash and its
   * restart.
   */
  readonly pid: number | undefined;
  /**
   * Ends open connections and stops PostgreSQL in good order; resolves when it has ended. Safe to
   * call twice.
   */
  stop(): Promise<void>;
}

export interface EmbeddedDatabaseOptions {
  /** The data folder (DATA_DIR); made when it does not exist. */
  folder: string;
  log: Log;
  /** False gives up surviving a power cut for speed: for tests only. */
  durable?: boolean;
  /** A folder that every piece of the write-ahead log is copied to; made when it does not exist. */
  archive?: string | undefined;
}

/**
 * Starts this data folder's own PostgreSQL, making it first when there is none, and keeps it
 * running.
 * A PostgreSQL that a killed server left behind is stopped first. Takes 1-2 s the first time,
 * 0.1-0.3 s later.
 * Throws FolderRefused when the folder is in use or cannot be used by this user, Error when
 * PostgreSQL does not start.
 */
export async function startEmbeddedDatabase({
  folder,
  log,
  durable = true,
  archive,
}: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const runAs = ownerOfCluster(folder) ?? whoRunsPostgres();
  const binaries = findBinaries(runAs);
  const home = await findDatabaseHome(folder, runAs);
  const lock = lockDataFolder(home.folder, folder);
  try {
    const orphan = await stopOrphan(home.cluster);
    if (orphan)
      log.warn(`stopped the database that a killed server had left running (process ${orphan})`);
    const password = readOrMakePassword(home);
    if (!existsSync(join(home.cluster, "PG_VERSION")))
      await initialise({ binaries, home, runAs, durable }, password);
    if (archive) makeArchive(archive, runAs);
    const launched = {
      archive,
      binaries,
      home,
      runAs,
      durable,
      port: await freePort(),
      socketFolder: await chooseSocketFolder(home, runAs),
    };
    const supervised = new SupervisedPostgres(launched, lock, log);
    await supervised.start();
    const url = (database: string) =>
      `postgres://${databaseUser}:${password}@127.0.0.1:${launched.port}/${database}`;
    await makeDatabase(url("postgres")).catch(async (error) => {
      await supervised.stop();
      throw error;
    });
    return {
      url: url(databaseName),
      port: launched.port,
      get pid() {
        return supervised.pid;
      },
      stop: () => supervised.stop(),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function readOrMakePassword({ passwordFile, cluster }: DatabaseHome): string {
  if (existsSync(passwordFile)) return readFileSync(passwordFile, "utf8").trim();
  if (existsSync(cluster))
    throw new FolderRefused(
      `The database's password file ${passwordFile} is gone, but its data is there`,
    );
  const password = randomBytes(24).toString("hex");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  return password;
}

async function makeDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query("select from pg_database where datname = $1", [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
