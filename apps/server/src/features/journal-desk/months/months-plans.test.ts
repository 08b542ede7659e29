import { type CompiledQuery, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { explain } from "../../../../test/plans.ts";
import type { Db } from "../../../platform/db/db.ts";
import { monthOf } from "./month.rules.ts";
import { movedIn, spanOf } from "./month.store.ts";
import { listReport, type ReportName, SOURCES } from "./reports.store.ts";

/** Two years of entries: a month costs what is in it. */
const pool = new pg.Pool({ connectionString: await testDatabase(), max: 1 });
const queries: CompiledQuery[] = [];
const db = new Kysely({
  dialect: new PostgresDialect({ pool }),
  log: (event) => void queries.push(event.query),
}) as unknown as Db;
const A_MONTH = 1500;

beforeAll(async () => {
  const client = await pool.connect();
  await client.query(`set session_replication_role = replica`);
  await client.query(`insert into journal_entries (key, kind, cause, params, happened_on)
    select 'charge:' || n, 'bank_charge', '{}', '{}', date '2024-12-01' + n / 50
    from generate_series(0, ${A_MONTH * 24 - 1}) n`);
  await client.query(`insert into journal_lines (entry_id, no, account_id, amount)
    select e.id, no, (select id from accounts where kind = case no when 1 then 'bank'
      else 'gateway_charges' end and company_id is null), case no when 1 then -100 else 100 end
    from journal_entries e, generate_series(1, 2) no`);
  await client.query("set session_replication_role = origin");
  await client.query("vacuum analyze");
  client.release();
}, 120_000);
afterAll(() => db.destroy());

/** Entries and lines that were read, and of them those from a table's end to its end. */
async function costOf(run: () => Promise<unknown>) {
  queries.length = 0;
  await run();
  let rows = 0;
  const whole: string[] = [];
  for (const { sql, parameters } of [...queries])
    for (const node of await explain(pool, sql, parameters)) {
      const of = node["Relation Name"] ?? "";
      if (!["journal_entries", "journal_lines"].includes(of)) continue;
      rows += (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
      if (node["Node Type"] === "Seq Scan") whole.push(of);
    }
  return { rows: Math.round(rows), whole };
}
const month = monthOf("2025-12");

const bounded = (Object.keys(SOURCES) as ReportName[]).filter(
  (name) => name !== "trialBalance" && name !== "balances",
);
test.each(bounded)("%s reads the month's entries alone, of two years (V2)", async (name) => {
  const span = await spanOf(db, month);
  const { rows, whole } = await costOf(() =>
    listReport(db, name, span).page({ page: 1, rows: 20 }),
  );
  expect(whole).toEqual([]);
  // The page and its count, each of them entries and two lines of each.
  expect(rows).toBeLessThan(A_MONTH * 12);
});

test("what the journal says of a month reads its entries alone (V2)", async () => {
  const span = await spanOf(db, month);
  const { rows, whole } = await costOf(() => movedIn(db, span));
  expect(whole).toEqual([]);
  expect(rows).toBeLessThan(A_MONTH * 6);
});

test("balances of the last month ask what moved since, and no more (V2)", async () => {
  const span = await spanOf(db, monthOf("2026-11"));
  const { whole } = await costOf(() =>
    listReport(db, "balances", span).page({ page: 1, rows: 20 }),
  );
  expect(whole).toEqual([]);
});
