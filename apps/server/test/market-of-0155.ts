import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { afterAll, inject } from "vitest";
import { dropDatabase, onDatabase, runSql } from "./sql.ts";

/** A demo market that bids, papers, sheets, an erasure and every action of the office were done in. */
const fixture = new URL("fixtures/market-of-0155.sql.gz", import.meta.url);
/** Where its tables end and its rows begin. */
const ROWS = "set session_replication_role = replica;";

/** A database of nothing, dropped after the file's tests. */
export async function anEmptyDatabase(): Promise<string> {
  const cluster = inject("clusterUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runSql(cluster, `create database ${name}`);
  afterAll(() => dropDatabase(cluster, name));
  return onDatabase(cluster, name);
}

const read = async () => gunzipSync(await readFile(fixture)).toString("utf8");

/** As the version before, whose last migration was 0155, has left it. */
export async function aMarketOf0155(): Promise<string> {
  const url = await anEmptyDatabase();
  await runSql(url, await read());
  return url;
}

/** Its tables without rows. */
export async function anEmptyMarketOf0155(): Promise<string> {
  const url = await anEmptyDatabase();
  const [tables = "", rows = ""] = (await read()).split(ROWS);
  const list = rows.match(/^insert into migrations [^;]*;/m)?.[0];
  await runSql(url, `${tables}\n${list}`);
  return url;
}
