import { type Compilable, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { fillLots } from "../../../../test/many-lots.ts";
import { explain, type PlanNode } from "../../../../test/plans.ts";
import { connectDatabase } from "../../../platform/db/db.ts";
import { noteEndings } from "./ending.store.ts";
import { findingSearches, lotsToMatch, noteMatches } from "./match.store.ts";

/** Plans over many lots and searches: what cannot be meant is not read. */
const ROWS = Number(process.env.ALERT_ROWS ?? 20_000);
const url = await testDatabase();
const client = new pg.Client({ connectionString: url });
const database = connectDatabase(url, 2, () => undefined);
const { db } = database;

beforeAll(async () => {
  await client.connect();
  await fillLots(client, ROWS, true);
  await client.query(`insert into users (type, status, name, mobile)
    select 'buyer', 'active', 'Buyer ' || g, (9100000000 + g)::text
    from generate_series(1, 2000) g`);
  await client.query(
    `insert into saved_searches (user_id, name, query, channels, place, state, probe, looked_for,
        min_price)
      select (select min(id) from users where type = 'buyer') + g % 2000, 'Search', '{}', '{app}',
        case g % 3 when 0 then '' when 1 then 'c' || (1 + g % 4) else 's' || (1 + g % 28) end,
        case g % 2 when 0 then '' else (array['Gujarat', 'Goa', 'Bihar', 'Kerala'])[1 + g % 4] end,
        substr(md5(g::text), 1, 3), lot_query(substr(md5(g::text), 1, 6) || ':*', null),
        case when g % 5 = 0 then 100000 end
      from generate_series(1, $1::int) g`,
    [ROWS],
  );
  await client.query(`insert into watches (user_id, lot_id, watched_at)
    select u.id, l.id, now() - interval '1 day'
    from (select id from users where type = 'buyer' limit 100) u
      cross join lateral (select id from lots where id % 100 = u.id % 100
      order by id desc limit 500) l`);
  await client.query("analyze");
}, 300_000);
afterAll(() => Promise.all([client.end(), database.close()]));

function planOf(query: Compilable | { sql: string; parameters: readonly unknown[] }) {
  const { sql: text, parameters } = "sql" in query ? query : query.compile();
  return explain(client, text, parameters);
}
const readOf = (plan: PlanNode[], relation: string) =>
  plan
    .filter((node) => node["Relation Name"] === relation)
    .reduce(
      (sum, n) => sum + (n["Actual Rows"] + (n["Rows Removed by Filter"] ?? 0)) * n["Actual Loops"],
      0,
    );

test("a lot is matched with the searches that can mean it: of thousands a few hundred are read (A13)", async () => {
  const { rows } = await client.query<{ id: number }>(
    "select lot_id as id from listed_lots where closed_at is null limit 1",
  );
  const statement = sql`with lot as (${lotsToMatch([rows[0]?.id ?? 0])}) ${findingSearches}`;
  const plan = await planOf(statement.compile(db));
  const scans = plan.filter((node) => node["Relation Name"] === "saved_searches");
  expect(scans.map((node) => node["Node Type"])).not.toContain("Seq Scan");
  expect(readOf(plan, "saved_searches")).toBeLessThan(ROWS / 50);
});

test("fifty lots are matched within a second (A13)", async () => {
  const { rows } = await client.query<{ id: number }>(
    "select lot_id as id from listed_lots where closed_at is null limit 50",
  );
  const begun = performance.now();
  await db.transaction().execute((tx) =>
    noteMatches(
      tx,
      rows.map(({ id }) => id),
    ),
  );
  // Many times what it takes on a quiet machine.
  expect(performance.now() - begun).toBeLessThan(5000);
});

test("what ends soon is found by its end, not by looking through the watches (A13)", async () => {
  await client.query(`with soon as (
      select lot_id from watches join listed_lots using (lot_id) where closed_at is null limit 20
    ), ends as (
      update auctions set ends_at = now() + interval '50 minutes'
      where lot_id in (select lot_id from soon)
    ) update timetables set starts_at = now() - interval '1 day'
      where lot_id in (select lot_id from soon)`);
  const marked = await db.transaction().execute((tx) => noteEndings(tx, 1000));
  expect(marked).toBe(20);
});

test("a member's marks in a list, their watchlist and a seller's counts are read by index (A13)", async () => {
  const ids = Array.from({ length: 20 }, (_, i) => ROWS - i);
  const statements = [
    sql`select lot_id from watches where user_id = 205 and lot_id = any(${ids}::bigint[])`,
    sql`select lots.id from lots join watches on watches.lot_id = lots.id where user_id = 205`,
    sql`select lot_id, count(*) from watches where lot_id = any(${ids}::bigint[]) group by lot_id`,
  ];
  for (const statement of statements) {
    const plan = await planOf(statement.compile(db));
    const scans = plan.filter((n) => n["Node Type"] === "Seq Scan");
    expect(scans.map((n) => n["Relation Name"])).toEqual([]);
  }
});
