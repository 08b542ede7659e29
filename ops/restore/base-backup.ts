import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { type BackupFolder, type BaseBackup, dataOf, noteOf } from "./backup-folder.ts";
import { OperatorError } from "./operator-error.ts";
import { programOf } from "./programs.ts";

/**
 * Copies the whole database while it is used.
 * @param url of a role that may replicate
 * @throws Error when the database does not archive its log, which the copy needs
 */
export async function takeBaseBackup(
  { base }: Pick<BackupFolder, "base">,
  url: string,
): Promise<BaseBackup> {
  const begun = performance.now();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const ask = async (text: string) => Object.values((await client.query(text)).rows[0])[0];
    if ((await ask("show archive_mode")) === "off")
      throw new OperatorError("The database does not archive its log: see ops/README.md");
    const folder = join(base, new Date().toISOString().replace(/[-:]|\.\d+/g, ""));
    await mkdir(folder, { mode: 0o700 });
    const data = dataOf(folder);
    try {
      fetchCopy(url, data);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    const label = await readFile(join(data, "backup_label"), "utf8");
    const made: BaseBackup = {
      folder,
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

/**
 * Over the network, by PostgreSQL's own program; the password beside its arguments, which everybody
 * on the machine may read.
 * @throws OperatorError with what the program says
 */
function fetchCopy(url: string, into: string): void {
  const how = ["--pgdata", into, "--checkpoint=fast", "--wal-method=none", "--no-password"];
  const { address, password } = withoutPassword(url);
  const { status, stderr, error } = spawnSync(
    programOf("pg_basebackup"),
    ["--dbname", address, ...how],
    {
      env: { ...process.env, ...(password && { PGPASSWORD: password }) },
      stdio: ["ignore", "ignore", "pipe"],
      encoding: "utf8",
    },
  );
  if (status !== 0)
    throw new OperatorError(
      `The copy failed: ${(error?.message ?? stderr).trim().split("\n").at(-1)}`,
    );
}

export function withoutPassword(url: string): { address: string; password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  return { address: address.href, password };
}
