import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { dropDatabase, onDatabase, runSql } from "../../../test/sql.ts";
import { BASELINE } from "./known-database.ts";
import { migrate } from "./migrate.ts";

const folder = new URL("../../../migrations/", import.meta.url);
const later = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
const files = [BASELINE, ...later];

async function anEmptyDatabase(): Promise<string> {
  const cluster = inject("clusterUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runSql(cluster, `create database ${name}`);
  onTestFinished(() => dropDatabase(cluster, name));
  return onDatabase(cluster, name);
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
const applied = async (url: string) =>
  (await query(url, "select name from migrations order by name")).map(({ name }) => name);

test("each file is applied once, also when three nodes start on an empty database", async () => {
  const url = await anEmptyDatabase();
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(await applied(url)).toEqual(files);
  await migrate(url);
  expect(await applied(url)).toEqual(files);
});

/** A market of today, and the folder of a version to come, with these files in it. */
async function aMarketBefore(coming: Record<string, string>) {
  const url = await anEmptyDatabase();
  await migrate(url);
  const path = await mkdtemp(join(tmpdir(), "rebale-migrations-"));
  onTestFinished(() => rm(path, { recursive: true }));
  for (const [file, text] of Object.entries(coming)) await writeFile(join(path, file), text);
  return { url, from: pathToFileURL(`${path}/`) };
}
const columnOf = (url: string, name: string) =>
  query(url, `select from pg_attribute where attrelid = 'lots'::regclass and attname = '${name}'`);

test("a migration that finds a table locked lets bids pass, and is tried again (U6)", async () => {
  const { url, from } = await aMarketBefore({
    "9001-one.sql": "alter table lots add column one bigint",
    "9002-two.sql": "alter table lots add column two bigint",
  });
  const report = new pg.Client({ connectionString: url });
  await report.connect();
  onTestFinished(() => report.end());
  await report.query("begin; select from lots");
  const warned: string[] = [];
  const done = migrate(url, { from, warn: (line) => warned.push(line) });
  let longest = 0;
  const until = performance.now() + 2_000;
  for (; performance.now() < until || warned.length === 0; await sleep(20)) {
    const asked = performance.now();
    await query(url, "select from lots");
    longest = Math.max(longest, performance.now() - asked);
  }
  await report.query("commit");
  await done;
  expect(longest).toBeLessThan(900);
  expect(warned[0]).toMatch(/^9001-one.sql is tried again: .*lock timeout/);
  expect(await columnOf(url, "two")).toHaveLength(1);
});

test("a table that stays locked ends the migration with the reason (U6)", async () => {
  const { url, from } = await aMarketBefore({
    "9001-one.sql": "alter table lots add column one int",
  });
  const report = new pg.Client({ connectionString: url });
  await report.connect();
  onTestFinished(() => report.end());
  await report.query("begin; select from lots");
  await expect(migrate(url, { from, timeoutMs: 500 })).rejects.toThrow("lock timeout");
  expect(await columnOf(url, "one")).toHaveLength(0);
});

test("an index is built beside the bidding, also over what a broken build left (U6)", async () => {
  const { url, from } = await aMarketBefore({
    "9001-one.sql":
      "-- outside a transaction\ncreate index concurrently if not exists lots_one on lots (city);",
    "9002-two.sql": "alter table lots add column two bigint",
  });
  await runSql(url, "create index lots_one on lots (city)");
  await runSql(
    url,
    "update pg_index set indisvalid = false where indexrelid = 'lots_one'::regclass",
  );
  const before = await query(url, "select 'lots_one'::regclass::oid as id");
  await Promise.all([migrate(url, { from }), migrate(url, { from })]);
  const after = await query(
    url,
    `select indisvalid as valid, indexrelid as id from pg_index
      where indexrelid = 'lots_one'::regclass`,
  );
  expect(after).toMatchObject([{ valid: true }]);
  expect(after[0]?.id).not.toBe(before[0]?.id);
  expect(await columnOf(url, "two")).toHaveLength(1);
});

test("a file that came with another branch is applied though later ones are", async () => {
  const { url, from } = await aMarketBefore({
    "9002-two.sql": "alter table lots add column two bigint",
  });
  await migrate(url, { from });
  await writeFile(new URL("9001-one.sql", from), "alter table lots add column one bigint");
  await migrate(url, { from });
  expect(await applied(url)).toEqual([...files, "9001-one.sql", "9002-two.sql"]);
  expect(await columnOf(url, "one")).toHaveLength(1);
});

test("a node of the version before starts on what the next one has migrated (U6)", async () => {
  const { url, from } = await aMarketBefore({
    "9001-one.sql": "alter table lots add column one int",
  });
  await migrate(url, { from });
  await migrate(url);
  expect(await applied(url)).toEqual([...files, "9001-one.sql"]);
});
