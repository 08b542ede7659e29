import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { runningDatabase } from "../src/database-home.ts";
import { type EmbeddedDatabaseOptions, startEmbeddedDatabase } from "../src/embedded-database.ts";
import { startOf } from "../src/running-postgres.ts";

const folder = mkdtempSync(join(tmpdir(), "rebale-embedded-"));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const silent = { warn: () => undefined };
const start = (more: Partial<EmbeddedDatabaseOptions> = {}) =>
  startEmbeddedDatabase({ folder, log: silent, ...more });
const hasEnded = (pid: number) => vi.waitUntil(() => !startOf(pid), { timeout: 20_000 });

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test("what was written is there after a stop and a start, and the password is for the owner only", async () => {
  const first = await start();
  await ask(first.url, "create table kept as select 'scrap' as word");
  await first.stop();
  const second = await start();
  expect(await ask(second.url, "select word from kept")).toEqual([{ word: "scrap" }]);
  await expect(ask(second.url.replace(/:[0-9a-f]+@/, ":wrong@"), "select 1")).rejects.toThrow(
    "password authentication failed",
  );
  expect(statSync(join(folder, "database", "password")).mode & 0o777).toBe(0o600);
  await second.stop();
  await second.stop();
});

test("letters outside English fold, match and sort", async () => {
  const database = await start();
  const found = await ask(
    database.url,
    "select lower('ÉCLAT') as lower, 'तांबा' ~ '^\\w+' as letters",
  );
  await ask(database.url, "create extension pg_trgm");
  expect(found).toEqual([{ lower: "éclat", letters: true }]);
  expect(await ask(database.url, "select show_trgm('तार') <> '{}' as trigrams")).toEqual([
    { trigrams: true },
  ]);
  await database.stop();
});

test("a database that dies tells its server how; the next start has what was committed", async () => {
  const onLost = vi.fn();
  const database = await start({ onLost });
  await ask(database.url, "create table after_crash as select 1 as one");
  process.kill(database.pid, "SIGKILL");
  await vi.waitUntil(() => onLost.mock.calls.length > 0);
  expect(onLost).toHaveBeenCalledExactlyOnceWith("SIGKILL");
  await database.stop();
  const again = await start({ onLost });
  expect(await ask(again.url, "select one from after_crash")).toEqual([{ one: 1 }]);
  await again.stop();
  expect(onLost).toHaveBeenCalledOnce();
});

test("a database that dies is started again once its last process has noticed", async () => {
  const database = await start();
  const client = new pg.Client({ connectionString: database.url });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const [slow] = rows;
  process.kill(slow?.pid ?? 0, "SIGSTOP");
  process.kill(database.pid, "SIGKILL");
  await hasEnded(database.pid);
  setTimeout(() => process.kill(slow?.pid ?? 0, "SIGCONT"), 1_000);
  const again = await start();
  expect(await ask(again.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await again.stop();
});

test("kill -9 of the server ends its database, too", async () => {
  const { server, databasePid } = await startInAnotherProcess();
  server.kill("SIGKILL");
  await hasEnded(databasePid);
});

test("a database that a killed server left running is stopped by the next start, with every committed row", async () => {
  const { server, url, databasePid } = await startInAnotherProcess();
  await ask(url, "create table before_kill as select 2 as two");
  killAllBut(databasePid, server.pid);
  await once(server, "exit");
  expect(startOf(databasePid)).not.toBe("");
  const warn = vi.fn();
  const database = await start({ log: { warn } });
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`process ${databasePid}`)]]);
  expect(startOf(databasePid)).toBe("");
  expect(await ask(database.url, "select two from before_kill")).toEqual([{ two: 2 }]);
  await database.stop();
});

test("a second server on the same folder is refused in one line, and the first goes on", async () => {
  const { server, url, databasePid } = await startInAnotherProcess();
  await expect(start()).rejects.toThrow(
    new RegExp(`^The data folder .* is in use by a running server \\(process ${server.pid}\\)`),
  );
  expect(runningDatabase(folder)).toBe(url);
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
  server.kill("SIGTERM");
  await hasEnded(databasePid);
  expect(runningDatabase(folder)).toBeUndefined();
});

test("of servers that start at once one has the folder, and the others are refused", async () => {
  const fresh = mkdtempSync(join(folder, "at-once-"));
  chmodSync(fresh, 0o755);
  for (let turn = 0; turn < 2; turn++) {
    const starts = await Promise.allSettled([1, 2, 3].map(() => start({ folder: fresh })));
    const started = starts.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    const refused = starts.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused.map(String)).toEqual(
      Array(2).fill(expect.stringMatching(/^FolderRefused: The data folder .* is in use/)),
    );
    for (const database of started) await database.stop();
  }
});

test("a process that has the number of a database that was killed keeps nobody from starting", async () => {
  writeFileSync(join(folder, "database/cluster/postmaster.pid"), `${process.ppid}\n`);
  const database = await start();
  await database.stop();
});

/** A server and the shell that would stop its database: as where a whole container is killed. */
function killAllBut(databasePid: number, server = 0): void {
  const children = readFileSync(`/proc/${server}/task/${server}/children`, "utf8").split(" ");
  for (const pid of [...children.map(Number), server])
    if (pid && pid !== databasePid) process.kill(pid, "SIGKILL");
}

async function startInAnotherProcess() {
  const { href } = new URL("../src/embedded-database.ts", import.meta.url);
  const program = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(href)});
    const log = { warn() {} };
    const database = await startEmbeddedDatabase({ folder: ${JSON.stringify(folder)}, log });
    process.once("SIGTERM", () => database.stop().then(() => process.exit(0)));
    console.log(JSON.stringify({ url: database.url, databasePid: database.pid }));
    process.stdin.on("end", () => process.exit()).resume();`;
  const server = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [line] = await once(server.stdout, "data");
  return { server, ...(JSON.parse(String(line)) as { url: string; databasePid: number }) };
}

test.skipIf(process.getuid?.() !== 0)(
  "root with a data folder that the database's user cannot reach gets a database elsewhere, and finds it again",
  async () => {
    const closed = mkdtempSync(join(tmpdir(), "rebale-closed-"));
    const data = join(closed, "data");
    const first = await startEmbeddedDatabase({ folder: data, log: silent });
    const elsewhere = readFileSync(join(data, "database-location"), "utf8").trim();
    onTestFinished(() =>
      [closed, elsewhere].forEach(
        (folder) => void rmSync(folder, { recursive: true, force: true }),
      ),
    );
    await ask(first.url, "create table kept as select 3 as three");
    await expect(startEmbeddedDatabase({ folder: data, log: silent })).rejects.toThrow(
      `The data folder ${data} is in use`,
    );
    await first.stop();

    const copy = join(closed, "copy");
    cpSync(data, copy, { recursive: true });
    await expect(startEmbeddedDatabase({ folder: copy, log: silent })).rejects.toThrow(
      `${copy} is a copy of ${data}`,
    );

    const moved = join(closed, "moved");
    renameSync(data, moved);
    rmSync(copy, { recursive: true });
    const second = await startEmbeddedDatabase({ folder: moved, log: silent });
    expect(await ask(second.url, "select three from kept")).toEqual([{ three: 3 }]);
    await second.stop();
  },
);
