import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type RunAs, tiedToThisProcess } from "../../apps/server/test/run-as.ts";
import { type BaseBackup, dataOf } from "./backup-folder.ts";

export interface Recovering {
  readonly backup: BaseBackup;
  /** Where the archived log is. */
  readonly wal: string;
  /** The end of the log when left out. */
  readonly to?: Date | undefined;
  /** `latest`, or a number: the log of before an earlier restore goes on under its old one. */
  readonly timeline: string;
  /** PostgreSQL's program of the backup's version. */
  readonly postgres: string;
  readonly runAs: RunAs;
  /** The new data folder, which must not exist. */
  readonly cluster: string;
}

export interface Recovered {
  /** Only this machine's own user reaches it, over a socket. */
  readonly url: string;
  /** Stops it in good order: the folder is then as any other that PostgreSQL starts on. */
  stop(): Promise<void>;
}

/**
 * Lays a base backup out and lets PostgreSQL repeat the log up to a moment.
 * @throws Error with PostgreSQL's words when the log ends before that moment
 */
export async function recover(recovering: Recovering): Promise<Recovered> {
  const { backup, runAs, cluster } = recovering;
  if (existsSync(cluster)) throw new Error(`${cluster} is there already`);
  execFileSync("cp", ["-a", dataOf(backup.folder), cluster]);
  writeFileSync(join(cluster, "recovery.signal"), "");
  chmodSync(cluster, 0o700);
  const sockets = mkdtempSync(join(tmpdir(), "rebale-recovery-"));
  writeFileSync(join(sockets, "hba"), "local all all trust\n");
  // Debian keeps it elsewhere, and a copy of the data has none then.
  const hasOwn = existsSync(join(cluster, "postgresql.conf"));
  if (!hasOwn) writeFileSync(join(sockets, "postgresql.conf"), "");
  if (runAs.uid !== undefined) {
    execFileSync("chown", ["-R", `${runAs.uid}:${runAs.gid}`, cluster]);
    chownSync(sockets, runAs.uid, runAs.gid);
  }
  const [command, args] = tiedToThisProcess(recovering.postgres, [
    ...["-D", cluster],
    ...settingsOf(recovering, sockets).flatMap((setting) => ["-c", setting]),
    ...(hasOwn ? [] : ["-c", `config_file=${join(sockets, "postgresql.conf")}`]),
  ]);
  const server = spawn(command, args, {
    ...runAs,
    cwd: cluster,
    env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
    }
    rmSync(sockets, { recursive: true, force: true });
  };
  const { user, database } = backup;
  const url = `postgres://${user}@${encodeURIComponent(sockets)}/${database}`;
  try {
    await promoted(server, url);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The folder's own settings of neighbours and archives do not hold here. */
const settingsOf = ({ wal, to, timeline }: Recovering, sockets: string): string[] => [
  "listen_addresses=",
  "port=5432",
  `unix_socket_directories=${sockets}`,
  `hba_file=${join(sockets, "hba")}`,
  "archive_mode=off",
  "hot_standby=off",
  "synchronous_standby_names=",
  "logging_collector=off",
  "log_destination=stderr",
  `restore_command=cp "${wal}/%f" "%p"`,
  ...(to ? [`recovery_target_time=${to.toISOString().replace("Z", "+00")}`] : []),
  `recovery_target_timeline=${timeline}`,
  "recovery_target_action=promote",
];

/** Waits until it has repeated the log and takes writes; a large log takes hours. */
async function promoted(server: ChildProcess, url: string): Promise<void> {
  let words = "";
  server.stderr?.setEncoding("utf8").on("data", (text) => {
    words = (words + text).slice(-4000);
  });
  while (!(await answers(url))) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`PostgreSQL did not get that far:\n${words}`);
    await sleep(100);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query("select not pg_is_in_recovery() as done");
    return rows[0].done;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
