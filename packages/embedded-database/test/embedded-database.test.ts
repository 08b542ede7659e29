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
import { startEmbeddedDatabase } from "../src/embedded-database.ts";
import { lockDataFolder } from "../src/folder-lock.ts";
import { processIdentity } from "../src/process-facts.ts";

const folder = mkdtempSync(join(tmpdir(), "rebale-embedded-"));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const silent = { info: () => undefined, warn: () => undefined };
const start = (log = silent) => startEmbeddedDatabase({ folder, log });

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

test("a database that dies is started again on the same port, and keeps what was committed", async () => {
  const warn = vi.fn();
  const database = await start({ ...silent, warn });
  await ask(database.url, "create table after_crash as select 1 as one");
  const died = database.pid as number;
  process.kill(died, "SIGKILL");
  await vi.waitUntil(() => database.pid && database.pid !== died, { timeout: 15_000 });
  expect(await ask(database.url, "select one from after_crash")).toEqual([{ one: 1 }]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("ended by itself (SIGKILL)"));
  await database.stop();
});

test("after kill -9 of the server a new start takes the data over, with every committed row", async () => {
  const { server, url, databasePid } = await startInAnotherProcess();
  await ask(url, "create table before_kill as select 2 as two");
  server.kill("SIGKILL");
  await once(server, "exit");
  const database = await start();
  expect(processIdentity(databasePid)).toBe("");
  expect(await ask(database.url, "select two from before_kill")).toEqual([{ two: 2 }]);
  await database.stop();
});

test("a second server on the same folder is refused in one line, and the first goes on", async () => {
  const { server, url } = await startInAnotherProcess();
  await expect(start()).rejects.toThrow(
    new RegExp(`^The data folder .* is in use by a running server \\(process ${server.pid}\\)`),
  );
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
  server.kill("SIGTERM");
  await once(server, "exit");
});

test("a lock of a process that has ended, or whose number another program has now, is taken over", async () => {
  const ended = spawn("true");
  await once(ended, "exit");
  const locked = mkdtempSync(join(folder, "lock-"));
  for (const holder of [
    { pid: ended.pid, identity: "x/1" },
    { pid: process.ppid, identity: "x/1" },
    "half a l",
  ]) {
    writeFileSync(join(locked, "server.lock"), JSON.stringify(holder));
    lockDataFolder(locked).release();
  }
  const held = lockDataFolder(locked);
  expect(() => lockDataFolder(locked)).toThrow("in use");
  held.release();
  lockDataFolder(locked).release();
});

async function startInAnotherProcess() {
  const { href } = new URL("../src/embedded-database.ts", import.meta.url);
  const program = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(href)});
    const log = { info() {}, warn() {} };
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
