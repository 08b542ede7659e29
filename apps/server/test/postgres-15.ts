import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { tiedToThisProcess, whoRunsPostgres } from "@rebale/embedded-database";
import { freePort } from "./free-port.ts";
import { runSql } from "./sql.ts";

const programs = "/usr/lib/postgresql/15/bin";
/** The oldest PostgreSQL that the market runs on, where Debian's is installed. */
export const hasPostgres15 = existsSync(join(programs, "postgres"));

/** A PostgreSQL 15 of its own, with an empty database; it ends with this process. */
export async function startPostgres15(): Promise<{ url: string; stop(): Promise<void> }> {
  const runAs = whoRunsPostgres();
  const folder = mkdtempSync(join(tmpdir(), "rebale-pg15-"));
  chmodSync(folder, 0o700);
  if (runAs.uid !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  const data = join(folder, "data");
  const how = { ...runAs, cwd: folder };
  const options = ["--username=rebale", "--auth=trust", "--no-sync", "--locale=C.UTF-8"];
  execFileSync(join(programs, "initdb"), ["-D", data, "--encoding=UTF8", ...options], {
    ...how,
    stdio: "ignore",
  });
  const port = await freePort();
  const settings = ["-h", "127.0.0.1", "-p", String(port), "-k", folder, "-c", "fsync=off"];
  const [command, args] = tiedToThisProcess(join(programs, "postgres"), ["-D", data, ...settings]);
  const server = spawn(command, args, { ...how, stdio: "ignore" });
  const url = (name: string) => `postgres://rebale@127.0.0.1:${port}/${name}`;
  const ready = () => runSql(url("postgres"), "create database market");
  for (let tries = 0; ; tries++) {
    const failed = await ready().catch((error: Error) => error);
    if (!failed) break;
    if (tries > 100 || server.exitCode !== null) throw failed;
    await sleep(100);
  }
  return {
    url: url("market"),
    async stop() {
      server.kill("SIGINT");
      await once(server, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
