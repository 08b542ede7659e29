import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { type RunAs, tiedToThisProcess, whoRunsPostgres } from "./run-as.ts";
import { runSql } from "./sql.ts";

const programs = "/usr/lib/postgresql/15/bin";
/** The oldest PostgreSQL that the market runs on, where Debian's is installed. */
export const hasPostgres15 = existsSync(join(programs, "postgres"));

interface Postgres15 {
  /** The market's database. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL 15 that ends with this process: one of its own with an empty database, or the one
 * whose data are in `cluster`.
 */
export async function startPostgres15({
  cluster,
  settings = {},
}: {
  cluster?: string;
  settings?: Readonly<Record<string, string>>;
} = {}): Promise<Postgres15> {
  const runAs = whoRunsPostgres();
  const folder = mkdtempSync(join(tmpdir(), "rebale-pg15-"));
  chmodSync(folder, 0o700);
  if (runAs.uid !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  const data = cluster ?? makeCluster(join(folder, "data"), runAs);
  const port = await freePort();
  const all = { fsync: "off", ...settings };
  const [command, args] = tiedToThisProcess(join(programs, "postgres"), [
    ...["-D", data, "-h", "127.0.0.1", "-p", String(port), "-k", folder],
    ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ]);
  const server = spawn(command, args, { ...runAs, cwd: folder, stdio: "ignore" });
  const url = (name: string) => `postgres://rebale@127.0.0.1:${port}/${name}`;
  const ready = () => runSql(url("postgres"), cluster ? "select 1" : "create database market");
  for (let tries = 0; ; tries++) {
    const failed = await ready().catch((error: Error) => error);
    if (!failed) break;
    if (tries > 100 || server.exitCode !== null) throw failed;
    await sleep(100);
  }
  return {
    url: url("market"),
    async stop() {
      if (server.exitCode === null) {
        server.kill("SIGINT");
        await once(server, "exit");
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCluster(data: string, runAs: RunAs): string {
  const options = ["--username=rebale", "--auth=trust", "--no-sync", "--locale=C.UTF-8"];
  execFileSync(join(programs, "initdb"), ["-D", data, "--encoding=UTF8", ...options], {
    ...runAs,
    cwd: "/",
    stdio: "ignore",
  });
  return data;
}
