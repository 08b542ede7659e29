import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { dropDatabase, onDatabase, runSql } from "../../test/sql.ts";
import { migrate } from "./migrate.ts";

const folder = new URL("../../migrations/", import.meta.url);
const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();

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

test("a database that our own runner migrated continues where it stood", async () => {
  const url = await anEmptyDatabase();
  const { runMigrations } = await import("graphile-worker");
  await runMigrations({ connectionString: url });
  await runSql(
    url,
    `create table migrations (name text primary key, applied_at timestamptz not null default now())`,
  );
  const old = files.slice(0, 5);
  for (const file of old) {
    await runSql(url, await readFile(new URL(file, folder), "utf8"));
    await runSql(url, `insert into migrations values ('${file}', '2026-01-02T03:04:05Z')`);
  }
  await runSql(url, "insert into settings (key, value) values ('kept', '1')");
  await migrate(url);
  expect(await applied(url)).toEqual(files);
  const when = await query(url, `select name, "timestamp" as at from migrations order by name`);
  expect(when[0]?.at).toEqual(new Date("2026-01-02T03:04:05Z"));
  expect(await query(url, "select value from settings where key = 'kept'")).toEqual([{ value: 1 }]);
});

test("a file that came with another branch is applied though later ones are", async () => {
  const url = await anEmptyDatabase();
  await migrate(url);
  await runSql(
    url,
    `delete from migrations where name = '0005-push.sql'; drop table push_reached;
     alter table push_subscriptions drop column session`,
  );
  await migrate(url);
  expect(await applied(url)).toEqual(files);
  expect(await query(url, "select from push_reached")).toEqual([]);
});
