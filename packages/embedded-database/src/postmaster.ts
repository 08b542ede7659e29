import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  existsSync,
  fchownSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { archiveSettings } from "./archive.ts";
import type { Binaries } from "./binaries.ts";
import type { DatabaseHome } from "./database-home.ts";
import { bareEnvironment, type RunAs, tiedToThisProcess } from "./run-as.ts";

export const databaseUser = "rebale";

/** For a machine with two cores that also runs the server. */
const settings = {
  listen_addresses: "127.0.0.1",
  max_connections: "100",
  shared_buffers: "128MB",
  synchronous_commit: "on",
  wal_compression: "on",
  random_page_cost: "1.1",
  jit: "off",
  io_method: "sync",
  timezone: "UTC",
  log_checkpoints: "off",
  log_min_messages: "warning",
  // A failed statement is the server's to report; here it would put members' data into the log.
  log_min_error_statement: "panic",
};

/** Nothing is left to recover from: the log is the least that PostgreSQL works with. */
const hasty = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  wal_compression: "off",
};

export interface Launch {
  binaries: Binaries;
  home: DatabaseHome;
  runAs: RunAs;
  port: number;
  socketFolder: string;
  /** False gives up surviving a power cut for speed: for tests only. */
  durable: boolean;
  archive?: string | undefined;
}

/** Makes the cluster, whole or not at all. */
export async function initialise(
  { binaries, home, runAs, durable }: Omit<Launch, "port" | "socketFolder">,
  password: string,
): Promise<void> {
  for (const entry of readdirSync(home.folder)) {
    if (entry.startsWith("cluster.new")) rmSync(join(home.folder, entry), { recursive: true });
  }
  const half = `${home.cluster}.new.${process.pid}`;
  const passwordCopy = `${home.passwordFile}.initdb`;
  writeFileSync(passwordCopy, password, { mode: 0o600 });
  if (runAs.uid !== undefined) await run("chown", [`${runAs.uid}:${runAs.gid}`, passwordCopy]);
  // Sorting by code point, letters by Unicode: the same on every machine and after every system
  // upgrade.
  const locale = [
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--lc-collate=C",
    "--lc-ctype=C.UTF-8",
    "--lc-messages=C",
  ];
  const args = [
    "-D",
    half,
    `--username=${databaseUser}`,
    `--pwfile=${passwordCopy}`,
    "--auth=scram-sha-256",
    syncing(durable),
    ...locale,
  ];
  try {
    const [command, rest] = tiedToThisProcess(binaries.initdb, args);
    await run(command, rest, { ...runAs, cwd: home.folder, env: bareEnvironment });
    renameSync(half, home.cluster);
  } finally {
    rmSync(passwordCopy, { force: true });
    rmSync(half, { recursive: true, force: true });
  }
}

/**
 * Syncing the whole file system once takes a quarter of the time of syncing a thousand small files.
 */
function syncing(durable: boolean): string {
  if (!durable) return "--no-sync";
  return process.platform === "linux" ? "--sync-method=syncfs" : "--sync-method=fsync";
}

/**
 * Starts PostgreSQL and waits until it takes connections. Throws with the end of its log when it
 * ends before that.
 */
export async function launch({
  binaries,
  home,
  runAs,
  port,
  socketFolder,
  durable,
  archive,
}: Launch): Promise<ChildProcess> {
  const all = {
    ...settings,
    ...(archive && archiveSettings(archive)),
    port: String(port),
    unix_socket_directories: socketFolder,
    ...(!durable && hasty),
  };
  const args = [
    "-D",
    home.cluster,
    ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
  const [command, rest] = tiedToThisProcess(binaries.postgres, args);
  keepShort(home.logFile);
  const log = openSync(home.logFile, "a", 0o600);
  if (runAs.uid !== undefined) fchownSync(log, runAs.uid, runAs.gid);
  const logged = statSync(home.logFile).size;
  // Its own process group: Ctrl-C in a terminal reaches the server only, which stops its database
  // last.
  const postgres = spawn(command, rest, {
    ...runAs,
    cwd: home.folder,
    env: bareEnvironment,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const giveUp = new AbortController();
  try {
    await Promise.race([
      ready(join(home.cluster, "postmaster.pid"), postgres, giveUp.signal),
      failure(postgres, giveUp.signal),
    ]);
    return postgres;
  } catch (error) {
    const words = readFileSync(home.logFile, "utf8").slice(logged).trim();
    throw new Error(
      `PostgreSQL did not start (${(error as Error).message}): ${words || "nothing in its log"}`,
    );
  } finally {
    giveUp.abort();
  }
}

async function failure(postgres: ChildProcess, signal: AbortSignal): Promise<void> {
  // An "error" event, for a program that cannot be run, rejects here as well.
  const [code, killedBy] = await once(postgres, "exit", { signal });
  throw new Error(killedBy ?? `exit code ${code}`);
}

/**
 * PostgreSQL writes its state in the eighth line; after a crash it first recovers, which can take
 * minutes.
 */
async function ready(pidFile: string, postgres: ChildProcess, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const lines = existsSync(pidFile) ? readFileSync(pidFile, "utf8").split("\n") : [];
    if (Number(lines[0]) === postgres.pid && lines[7]?.trim() === "ready") return;
    await sleep(10);
  }
}

/**
 * A socket's path may have about 100 characters; a deep data folder gets a short folder of its own,
 * which the caller removes.
 */
export async function chooseSocketFolder(home: DatabaseHome, runAs: RunAs): Promise<string> {
  if (home.folder.length < 80) return home.folder;
  const folder = mkdtempSync(join(tmpdir(), "rebale-socket-"));
  if (runAs.uid !== undefined) await run("chown", [`${runAs.uid}:${runAs.gid}`, folder]);
  return folder;
}

function keepShort(logFile: string): void {
  if (existsSync(logFile) && statSync(logFile).size > 10_000_000)
    renameSync(logFile, `${logFile}.1`);
}

const run = promisify(execFile);
