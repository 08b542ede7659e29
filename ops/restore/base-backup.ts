import { execFileSync } from "node:child_process";
import { constants } from "node:fs";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { type BackupFolder, type BaseBackup, dataOf, noteOf } from "./backup-folder.ts";
import { programOf } from "./programs.ts";

interface Source {
  /** A role that may replicate; the embedded database's owner may. */
  readonly url: string;
  readonly kind: BaseBackup["kind"];
}

/**
 * Copies the whole database while it is used.
 * @throws Error when the database does not archive its log, which the copy needs
 */
export async function takeBaseBackup(
  { base }: Pick<BackupFolder, "base">,
  { url, kind }: Source,
): Promise<BaseBackup> {
  const begun = performance.now();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const ask = async (text: string) => Object.values((await client.query(text)).rows[0])[0];
    if ((await ask("show archive_mode")) === "off")
      throw new Error("The database does not archive its log: see ops/README.md");
    const folder = join(base, new Date().toISOString().replace(/[-:]|\.\d+/g, ""));
    await mkdir(folder, { mode: 0o700 });
    const data = dataOf(folder);
    if (kind === "embedded") {
      await copyBeside(client, data);
      // The market connects with it once it is restored.
      await writeFile(join(folder, "password"), new URL(url).password, { mode: 0o600 });
    } else fetchCopy(url, data);
    const label = await readFile(join(data, "backup_label"), "utf8");
    const made: BaseBackup = {
      folder,
      kind,
      database: (await ask("select current_database()")) as string,
      user: (await ask("select current_user")) as string,
      version: Math.floor(Number(await ask("show server_version_num")) / 10_000),
      endedAt: ((await ask("select clock_timestamp()")) as Date).toISOString(),
      firstWal: /^START WAL LOCATION: \S+ \(file (\w+)\)$/m.exec(label)?.[1] ?? "",
      seconds: (performance.now() - begun) / 1000,
    };
    execFileSync("sync", ["-f", folder]);
    // Last: a copy without it is not whole.
    await writeFile(noteOf(folder), JSON.stringify(made, null, 2));
    return made;
  } finally {
    await client.end();
  }
}

/** Over the network, by PostgreSQL's own program. */
function fetchCopy(url: string, into: string): void {
  const how = ["--pgdata", into, "--checkpoint=fast", "--wal-method=none", "--no-password"];
  execFileSync(programOf("pg_basebackup"), ["--dbname", url, ...how], {
    stdio: ["ignore", "ignore", "pipe"],
  });
}

/**
 * From folder to folder: npm's PostgreSQL comes without pg_basebackup. Waits until the log of the
 * copy is archived.
 */
async function copyBeside(client: pg.Client, into: string): Promise<void> {
  const { rows } = await client.query("show data_directory");
  await client.query("set statement_timeout = '10min'");
  await client.query("select pg_backup_start('ops:backup', true)");
  await copyFolder(rows[0].data_directory, into);
  const stopped = await client.query("select labelfile, spcmapfile from pg_backup_stop()");
  const { labelfile, spcmapfile } = stopped.rows[0];
  await writeFile(join(into, "backup_label"), labelfile, { mode: 0o600 });
  if (spcmapfile) await writeFile(join(into, "tablespace_map"), spcmapfile, { mode: 0o600 });
}

/** Folders whose contents a start makes anew, and files that belong to the running process. */
const EMPTY = [
  ...["pg_wal", "pg_replslot", "pg_dynshmem", "pg_notify", "pg_serial", "pg_snapshots"],
  ...["pg_stat_tmp", "pg_subtrans"],
];
const LEFT_OUT = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*)$/;

async function copyFolder(from: string, into: string, top = true): Promise<void> {
  await mkdir(into, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(into, entry.name)];
    if (entry.isDirectory()) {
      if (top && EMPTY.includes(entry.name)) await mkdir(target, { mode: 0o700 });
      else await copyFolder(source, target, false);
    } else await copyFile(source, target, constants.COPYFILE_FICLONE).catch(unlessGone);
  }
  if (top) await mkdir(join(into, "pg_wal", "archive_status"), { recursive: true, mode: 0o700 });
}

/** A table that is dropped meanwhile is dropped again from the log. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
