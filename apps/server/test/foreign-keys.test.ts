import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "./database.ts";

const client = new pg.Client({ connectionString: await testDatabase() });
await client.connect();
afterAll(() => client.end());

/** Whose rows are never deleted, so that nothing asks who refers to them (note 116). */
const STAYING = [
  ...["users", "companies", "materials", "policy_versions"],
  ...["lots", "lot_terms", "lot_sheets", "auctions", "bid_orders", "ledger_entries"],
  ...["award_moves", "awards", "company_sites", "invoices", "claims", "trips"],
  ...["gate_devices", "pass_keys"],
];
/** The office deletes a category once in a year; the look through lots locks none of them. */
const SELDOM = ["lots(category_id)", "lots(sub_category_id)"];

test("whatever a delete or a cascade asks by a foreign key is answered by an index (finding M11)", async () => {
  const { rows } = await client.query<{ key: string }>(
    `select c.conrelid::regclass || '(' || k.columns || ')' as key
     from pg_constraint c cross join lateral (
       select string_agg(a.attname, ', ' order by p.place) as columns,
         array_agg(a.attnum order by a.attnum) as numbers
       from unnest(c.conkey) with ordinality p(num, place)
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = p.num) k
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace
       and c.confrelid <> all ($1::text[]::regclass[])
       and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indisvalid
         and (i.indpred is null
           or pg_get_expr(i.indpred, i.indrelid) = '(' || k.columns || ' IS NOT NULL)')
         and (select array_agg(n order by n) from unnest(i.indkey) with ordinality u(n, place)
           where place <= cardinality(k.numbers)) = k.numbers)
     order by 1`,
    [STAYING],
  );
  expect(rows.map(({ key }) => key)).toEqual(SELDOM);
});

test("what a company has sold is found by index, however many lots there are (L9)", async () => {
  await client.query("set enable_seqscan = off");
  const { rows } = await client.query(
    "explain select from lots l join timetables t on t.lot_id = l.id where l.company_id = 1",
  );
  expect(JSON.stringify(rows)).toContain("lots_of_company");
});
