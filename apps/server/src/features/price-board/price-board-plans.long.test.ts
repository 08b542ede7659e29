import { type CompiledQuery, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { largeDatabase } from "../../../test/database.ts";
import { explain } from "../../../test/plans.ts";
import type { DB } from "../../platform/db/db-types.ts";
import { readSales } from "./price-board.store.ts";

/** Plans over 100,000 lots, of which 50,000 were sold, one in ten within 90 days. */
const pool = new pg.Pool({ connectionString: await largeDatabase(), max: 2 });
const queries: CompiledQuery[] = [];
const db = new Kysely<DB>({
  dialect: new PostgresDialect({ pool }),
  log: (event) => void queries.push(event.query),
});

beforeAll(async () => {
  const client = await pool.connect();
  await client.query(`update sub_categories set material = m.code from materials m
    where m.position = 1 + sub_categories.id % 28 and sub_categories.url like 'many%'`);
  await client.query(`update timetables set closed_at = now() - interval '200 days'
    where outcome = 'sold' and (lot_id / 28) % 10 <> 0`);
  await client.query("vacuum analyze");
  client.release();
}, 300_000);
afterAll(() => db.destroy());

/** Index entries and rows of listed lots that were read. */
async function lotsRead(run: () => Promise<unknown>) {
  queries.length = 0;
  await run();
  const nodes = (
    await Promise.all(
      [...queries].map(({ sql, parameters }) => explain(pool, sql, [...parameters])),
    )
  ).flat();
  const own = nodes.filter((node) => node["Relation Name"] === "listed_lots");
  return {
    kinds: new Set(own.map((node) => node["Node Type"])),
    rows: own.reduce(
      (sum, node) =>
        sum + (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"],
      0,
    ),
  };
}

test("a material's board reads what was sold of it in 90 days, from one index (A15)", async () => {
  const { rows, kinds } = await lotsRead(() => readSales(db, "copper"));
  expect(rows).toBeGreaterThan(50);
  expect(rows).toBeLessThan(400);
  expect([...kinds]).toEqual(["Index Only Scan"]);
});

test("all boards together read what was sold in 90 days, never the whole market (A15)", async () => {
  const { rows, kinds } = await lotsRead(() => readSales(db));
  expect(rows).toBeLessThan(6_000);
  expect([...kinds]).toEqual(["Index Only Scan"]);
});
