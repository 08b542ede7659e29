import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { isReachable, isRoot, postgresUser, REACHABLE } from "./postgres-user.ts";
import { findRunning } from "./running-postgres.ts";

/** The folder is in use or cannot be used by this user: its message is for whoever starts. */
export class FolderRefused extends Error {
  override readonly name = "FolderRefused";
}

/** Where one data folder's database lives. */
export interface DatabaseHome {
  /** PostgreSQL's own data. */
  readonly cluster: string;
  readonly passwordFile: string;
  readonly logFile: string;
}

const at = (folder: string): DatabaseHome => ({
  cluster: join(folder, "cluster"),
  passwordFile: join(folder, "password"),
  logFile: join(folder, "postgres.log"),
});

const pointerIn = (data: string) => join(data, "database-location");

/**
 * The home is `database` inside the data folder. Where root's data folder is closed to the user
 * `postgres` (inside root's home), it is in /var/lib/rebale, and the data folder's file
 * `database-location` says where.
 */
export function findDatabaseHome(dataFolder: string): DatabaseHome {
  mkdirSync(dataFolder, { recursive: true });
  const data = realpathSync(dataFolder);
  if (existsSync(pointerIn(data))) return takeOver(at(followPointer(data)));
  const near = join(data, "database");
  if (!isRoot() || isReachable(data)) return takeOver(at(makeOpen(near)));
  if (existsSync(near))
    throw new FolderRefused(
      `The user postgres cannot reach ${near}: open the folders above it (chmod o+x), or move it`,
    );
  makeOpen(REACHABLE, 0o755);
  const far = mkdtempSync(join(REACHABLE, "database-"));
  chmodSync(far, PASSABLE);
  writeFileSync(join(far, "belongs-to"), data);
  writeFileSync(pointerIn(data), `${far}\n`);
  return at(far);
}

/** Where a folder's database is, or would be; undefined where there is no such folder. */
function findHome(dataFolder: string): DatabaseHome | undefined {
  if (!existsSync(dataFolder)) return undefined;
  const data = realpathSync(dataFolder);
  return at(existsSync(pointerIn(data)) ? followPointer(data) : join(data, "database"));
}

/** Whether a market was ever started on this folder. */
export function hasDatabase(dataFolder: string): boolean {
  const home = findHome(dataFolder);
  return home !== undefined && existsSync(join(home.cluster, "PG_VERSION"));
}

/** The url of the database that a market on this folder runs; undefined when none does. */
export function runningDatabase(dataFolder: string): string | undefined {
  const home = findHome(dataFolder);
  const running = home && findRunning(home.cluster);
  if (!home || !running?.server) return undefined;
  return urlOf(readFileSync(home.passwordFile, "utf8"), running.port);
}

export const urlOf = (password: string, port: number, database = "rebale") =>
  `postgres://rebale:${password.trim()}@127.0.0.1:${port}/${database}`;

/** A user who is not its owner may pass through it, and see nothing of it. */
const PASSABLE = 0o711;

function makeOpen(folder: string, mode = PASSABLE): string {
  if (mkdirSync(folder, { recursive: true })) chmodSync(folder, mode);
  return folder;
}

function followPointer(data: string): string {
  const pointer = pointerIn(data);
  const folder = readFileSync(pointer, "utf8").trim();
  if (!existsSync(folder))
    throw new FolderRefused(
      `The database of ${data} was in ${folder} (so says ${pointer}), but that is gone`,
    );
  const ownerFile = join(folder, "belongs-to");
  const owner = existsSync(ownerFile) ? readFileSync(ownerFile, "utf8") : data;
  if (owner !== data && existsSync(pointerIn(owner)))
    throw new FolderRefused(
      `${data} is a copy of ${owner}, whose database is in ${folder}: delete ${pointer} to start with an empty one`,
    );
  if (owner !== data) writeFileSync(ownerFile, data);
  return folder;
}

/** Root gives PostgreSQL's data to the user `postgres`; anybody else must already own them. */
function takeOver(home: DatabaseHome): DatabaseHome {
  if (!existsSync(home.cluster)) return home;
  const { uid } = statSync(home.cluster);
  if (isRoot()) {
    if (uid === postgresUser()) return home;
    execFileSync("chown", ["-R", "postgres:postgres", home.cluster]);
    chmodSync(dirname(home.cluster), PASSABLE);
  } else if (uid !== process.getuid?.()) {
    throw new FolderRefused(
      `The database in ${home.cluster} belongs to another user (number ${uid}): start the server as that user or as root`,
    );
  }
  return home;
}
