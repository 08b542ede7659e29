import pg from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { setMarketTime, testDatabase } from "./database.ts";
import { dropDatabase, onDatabase, runSql } from "./sql.ts";

const url = await testDatabase();
const client = new pg.Client({ connectionString: url });
await client.connect();
afterAll(() => client.end());

const marketNow = async () =>
  (await client.query<{ now: Date }>("select market_now() as now")).rows[0]?.now;

test("a test file has the market's tables, empty", async () => {
  expect((await client.query("select from users")).rowCount).toBe(0);
});

test("the market's time stands where a test sets it, and runs again when let go", async () => {
  const noon = new Date("2026-11-21T06:30:00.123Z");
  await setMarketTime(url, noon);
  expect(await marketNow()).toEqual(noon);
  await setMarketTime(url, null);
  expect(Math.abs(Number(await marketNow()) - Date.now())).toBeLessThan(2_000);
});

test("a database is dropped when its last connection has gone, and cuts none off", async () => {
  const cluster = inject("clusterUrl");
  await runSql(cluster, "create database test_slow_leaver");
  const leaver = new pg.Client({ connectionString: onDatabase(cluster, "test_slow_leaver") });
  const cutOff: Error[] = [];
  leaver.on("error", (error) => cutOff.push(error));
  await leaver.connect();
  setTimeout(() => void leaver.end(), 300);
  await dropDatabase(cluster, "test_slow_leaver");
  expect(cutOff).toEqual([]);
});
