import { type CompiledQuery, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { largeDatabase } from "../../../test/database.ts";
import { explain } from "../../../test/plans.ts";
import type { DB } from "../../platform/db/db-types.ts";
import { dealsOf } from "../auctions/index.ts";
import { buyerStanding, purchasesOf } from "./buyer-figures.store.ts";
import { marketDays, readQueues } from "./office-figures.store.ts";
import { rollUpDays, rollUpMonths } from "./roll-up.store.ts";
import { interestIn, lotsByState, ratesOf, salesOf } from "./seller-figures.store.ts";

/** Plans over 100,000 lots and as many orders: a dashboard costs what it shows. */
const pool = new pg.Pool({ connectionString: await largeDatabase(), max: 2 });
const queries: CompiledQuery[] = [];
const db = new Kysely<DB>({
  dialect: new PostgresDialect({ pool }),
  log: (event) => void queries.push(event.query),
});
const year = { from: "2025-12-01", to: "2026-11-30" };
const config = { MARKET_FEE: [], MARKET_PARTY: { gstin: null } } as never;
let member = 0;
let buyer = 0;

beforeAll(async () => {
  const client = await pool.connect();
  // Every closed lot is sold to one of 500 buyers; five hundred days have figures.
  await client.query(`insert into users (type, status, name)
    select 'buyer', 'active', 'Buyer ' || g from generate_series(1, 500) g`);
  await client.query(`insert into bid_orders (lot_id, seller_id, bidder_id, alias, best_bid,
      bid_count, last_bid_at)
    select id, seller_id, (select min(id) from users where type = 'buyer') + id % 500, 1, 100000,
      1, now() from lots join timetables on lot_id = id where closed_at is not null`);
  await client.query(`insert into awards (lot_id, order_id, alias, bidder_id, seller_id, rate,
    value,
      state, made_at)
    select lot_id, id, alias, bidder_id, seller_id, best_bid, best_bid, 'payment_due', now()
    from bid_orders`);
  await client.query(`insert into lot_views (lot_id, day, views)
    select id, '2026-11-01', 3 from lots`);
  await client.query(`insert into market_days select d, 1, 1, 1, 1, 1, 1, 1, 1, 1, now()
    from generate_series(current_date - 500, current_date, interval '1 day') d`);
  await client.query("vacuum analyze");
  buyer = (await client.query("select min(bidder_id) as id from awards")).rows[0].id;
  member = (await client.query("select min(seller_id) as id from lots")).rows[0].id;
  client.release();
}, 300_000);
afterAll(() => db.destroy());

/** Rows that were read, and the tables that were read from end to end. */
async function costOf(run: () => Promise<unknown>) {
  queries.length = 0;
  await run();
  let rows = 0;
  const whole: string[] = [];
  for (const { sql, parameters } of [...queries]) {
    for (const node of await explain(pool, sql, parameters)) {
      if (!node["Node Type"].includes("Scan")) continue;
      rows += (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
      if (node["Node Type"] === "Seq Scan") whole.push(node["Relation Name"] ?? "");
    }
  }
  const large = whole.filter((table) =>
    ["lots", "bid_orders", "auctions", "awards"].includes(table),
  );
  return { rows: Math.round(rows), large };
}

test.each<[string, () => Promise<unknown>, most: number]>([
  ["a buyer's standing", () => buyerStanding(db, [7], year), 1000],
  ["a buyer's purchases", () => purchasesOf(db, [7], year), 1000],
  // Each of 200 sales is asked for its lot, terms, trucks, claims, words, moves and taxes.
  ["a buyer's deals", () => dealsOf({ db, config }, { parties: [-buyer] }), 12_000],
  ["a seller's lots by state", () => lotsByState(db, member), 3000],
  ["a seller's sales", () => salesOf(db, member, year), 3000],
  ["a seller's rates", () => ratesOf(db, member, year), 3000],
  ["a seller's views", () => interestIn(db, member, 50), 1000],
  ["a year of the market", () => marketDays(db, year), 400],
])("%s: own rows only, of 100,000", async (_, run, most) => {
  expect(await costOf(run)).toEqual({ rows: expect.any(Number), large: [] });
  expect((await costOf(run)).rows).toBeLessThan(most);
});

test("the office's queues and a day's roll-up walk indexes, never a whole table", async () => {
  expect((await costOf(() => readQueues(db))).large).toEqual([]);
  expect((await costOf(() => rollUpDays(db, 1))).large).toEqual([]);
  await rollUpMonths(db);
});
