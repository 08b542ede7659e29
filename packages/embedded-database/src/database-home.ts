import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { ownFolder, reachableFolders } from "./binaries.ts";
import { FolderRefused } from "./folder-lock.ts";
import { stopOrphan } from "./orphan.ts";
import { canWriteIn, type RunAs } from "./run-as.ts";

/** Where one data folder's database lives. */
export interface DatabaseHome {
  /** Holds everything below; belongs to whoever runs PostgreSQL. */
  folder: string;
  /** PostgreSQL's own data. */
  cluster: string;
  passwordFile: string;
  logFile: string;
}

const at = (folder: string): DatabaseHome => ({
  folder,
  cluster: join(folder, "cluster"),
  passwordFile: join(folder, "password"),
  logFile: join(folder, "postgres.log"),
});

/**
 * The home is `database` inside the data folder. Where whoever runs PostgreSQL cannot reach that (a
 * data folder inside root's
 * home), it is a folder that they can reach, named by the file `database-location` in the data
 * folder.
 */
export async function findDatabaseHome(dataFolder: string, runAs: RunAs): Promise<DatabaseHome> {
  mkdirSync(dataFolder, { recursive: true });
  const data = realpathSync(dataFolder);
  const pointer = join(data, "database-location");
  if (existsSync(pointer)) return followPointer(data, pointer, runAs);

  const near = at(join(data, "database"));
  mkdirSync(near.folder, { recursive: true, mode: 0o700 });
  takeOver(near.folder, runAs);
  if (canWriteIn(near.folder, runAs)) return near;
  return moveWithinReach(near, data, pointer, runAs);
}

/**
 * Who owns the cluster must run it, so that a data folder made by one user still starts when root
 * starts it.
 */
export function ownerOfCluster(dataFolder: string): RunAs | undefined {
  const cluster = join(dataFolder, "database", "cluster");
  if (process.getuid?.() !== 0 || !existsSync(cluster)) return undefined;
  const { uid, gid } = statSync(cluster);
  return uid === 0 ? undefined : { uid, gid };
}

function followPointer(data: string, pointer: string, runAs: RunAs): DatabaseHome {
  const home = at(readFileSync(pointer, "utf8").trim());
  if (!existsSync(home.folder))
    throw new FolderRefused(
      `The database of ${data} was in ${home.folder} (so says ${pointer}), but that is gone`,
    );
  const ownerFile = join(home.folder, "belongs-to");
  const owner = existsSync(ownerFile) ? readFileSync(ownerFile, "utf8") : "";
  if (owner !== data && existsSync(join(owner, "database-location"))) {
    throw new FolderRefused(
      `${data} is a copy of ${owner}, whose database is in ${home.folder}: delete ${pointer} to start with an empty one`,
    );
  }
  takeOver(home.folder, runAs);
  writeFileSync(ownerFile, data);
  return home;
}

async function moveWithinReach(
  near: DatabaseHome,
  data: string,
  pointer: string,
  runAs: RunAs,
): Promise<DatabaseHome> {
  await stopOrphan(near.cluster);
  for (const folder of reachableFolders()) {
    if (!ownFolder(folder)) continue;
    sweepForgotten(folder);
    const home = at(mkdtempSync(join(folder, "database-")));
    takeOver(home.folder, runAs);
    if (!canWriteIn(home.folder, runAs)) {
      rmSync(home.folder, { recursive: true });
      continue;
    }
    for (const part of [near.cluster, near.passwordFile]) {
      if (existsSync(part)) execFileSync("cp", ["-a", part, home.folder]);
    }
    takeOver(home.folder, runAs);
    writeFileSync(join(home.folder, "belongs-to"), data);
    writeFileSync(`${pointer}.new`, `${home.folder}\n`);
    renameSync(`${pointer}.new`, pointer);
    rmSync(near.folder, { recursive: true, force: true });
    return home;
  }
  throw new FolderRefused(
    `The user that runs PostgreSQL can reach neither ${near.folder} nor ${reachableFolders().join(" nor ")}; set DATA_DIR to a folder that it can`,
  );
}

/**
 * Databases of temporary data folders that are gone. Any other missing data folder may be a disk
 * that is not mounted just now.
 */
function sweepForgotten(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith("database-"))) {
    const home = join(folder, name);
    const ownerFile = join(home, "belongs-to");
    const owner = existsSync(ownerFile) ? readFileSync(ownerFile, "utf8") : "";
    if (owner.startsWith(realpathSync(tmpdir()) + sep) && !existsSync(owner))
      rmSync(home, { recursive: true, force: true });
  }
}

/**
 * Root gives the folder and what is in it to whoever runs PostgreSQL; anybody else must already own
 * it.
 */
function takeOver(folder: string, runAs: RunAs): void {
  const { uid } = statSync(folder);
  if (runAs.uid !== undefined) {
    if (uid !== runAs.uid) execFileSync("chown", ["-R", `${runAs.uid}:${runAs.gid}`, folder]);
  } else if (uid !== process.getuid?.()) {
    throw new FolderRefused(
      `The database in ${folder} belongs to another user (number ${uid}): start the server as that user or as root`,
    );
  }
}
