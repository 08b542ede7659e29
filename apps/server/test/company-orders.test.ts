import type { Paise } from "@rebale/contract";
import { firstLedgerFault } from "@rebale/contract/auctions/ledger";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { presentEntry, sha256 } from "../src/features/auctions/domain/ledger/ledger-chain.rules.ts";
import { createAuctions, verifyLedgers } from "../src/features/auctions/index.ts";
import { connectDatabase } from "../src/platform/db/db.ts";
import { migrate } from "../src/platform/db/migrate.ts";
import { createMarketOn } from "./app.ts";
import { aMarketOf0155 } from "./market-of-0155.ts";
import { runSql } from "./sql.ts";

interface Order {
  lot_id: number;
  bidder_id: number;
  alias: number;
  best_bid: number;
  bid_count: number;
  last_seq: number;
  former_aliases?: number[];
}
const ofLots = (lots: readonly number[]) =>
  `select lot_id, bidder_id, alias, best_bid, bid_count, last_seq from bid_orders
    where lot_id in (${lots}) order by lot_id, best_bid desc`;

const url = await aMarketOf0155();
const old = connectDatabase(url, 1, () => undefined);
const [found] = (
  await old.pool.query<{ lots: number[] }>(`select array_agg(lot_id::int) as lots from (
    select o.lot_id from bid_orders o join lots l on l.id = o.lot_id
      join auctions a on a.lot_id = l.id
    where l.closed_at is null and o.bid_count > 0 and a.ends_at > '2026-11-25T23:00:00Z'
    group by 1 having count(*) >= 3 order by 1 limit 2) as busy`)
).rows;
const lots = found?.lots ?? [];
const before = (await old.pool.query<Order>(ofLots(lots))).rows;
await old.close();
const on = (lot: number | undefined) => before.filter(({ lot_id }) => lot_id === lot);
const [leading, behind] = [on(lots[0]), on(lots[1])];
/** On one lot the leader and the third act for one company, on the other the second and the last. */
const pairs = [
  [leading[0], leading[2]],
  [behind[1], behind.at(-1)],
] as [Order, Order][];
await runSql(
  url,
  pairs
    .map(
      ([first, { bidder_id }]) => `update bid_orders o set company_id = c.company_id
      from (select company_id from bid_orders
        where lot_id = ${first.lot_id} and bidder_id = ${first.bidder_id}) c
      where o.lot_id = ${first.lot_id} and o.bidder_id = ${bidder_id}`,
    )
    .join(";"),
);
await migrate(url);
const market = await createMarketOn(url);
const { db, deps } = market;
await market.setTime(new Date("2026-11-25T23:00:00Z"));
const auctions = createAuctions(deps, { timed: false });
afterAll(() => auctions.close());

test("orders of two users of one company become one, and no bid is lost; the ledgers verify as they are (P2, U7)", async () => {
  expect(lots).toHaveLength(2);
  const { rows } = await deps.database.pool.query<Order>(
    ofLots(lots).replace("last_seq", "last_seq, former_aliases"),
  );
  expect(rows).toHaveLength(before.length - 2);
  for (const [first, other] of pairs)
    expect(
      rows.find(({ lot_id, alias }) => lot_id === first.lot_id && alias === first.alias),
    ).toEqual({
      ...first,
      bid_count: first.bid_count + other.bid_count,
      last_seq: Math.max(first.last_seq, other.last_seq),
      former_aliases: [other.alias],
    });
  const counted = (of: readonly Order[]) => of.reduce((sum, { bid_count }) => sum + bid_count, 0);
  expect(counted(rows)).toBe(counted(before));
  expect((await verifyLedgers(db)).broken).toBeNull();
});

test("a lot that is open goes on in version 3: the colleague is refused while the company leads, bids under its one name after, and what is voided falls to the right company", async () => {
  const [first, other] = pairs[0] as [Order, Order];
  const rival = leading[1] as Order;
  const companyOf = async ({ lot_id, bidder_id }: Order) => {
    const order = db.selectFrom("bid_orders").select("company_id");
    const own = order.where("lot_id", "=", lot_id).where("bidder_id", "=", bidder_id);
    return (await own.executeTakeFirstOrThrow()).company_id as number;
  };
  const ours = await companyOf(first);
  const theirs = await companyOf(rival);
  const bid = (bidderId: number, companyId: number, over: number) =>
    auctions.bids.enqueue({
      lotId: first.lot_id,
      bidderId,
      companyId,
      amount: (first.best_bid + over) as Paise,
      confirmed: true,
    });
  expect(await bid(other.bidder_id, ours, 100_000_00)).toMatchObject({ because: "company_leads" });
  const beaten = await bid(rival.bidder_id, theirs, 100_000_00);
  expect(beaten).toMatchObject({ accepted: true, bidder: `Bidder ${rival.alias}` });
  const led = await bid(other.bidder_id, ours, 200_000_00);
  expect(led).toMatchObject({ accepted: true, bidder: `Bidder ${first.alias}` });
  expect((await verifyLedgers(db)).broken).toBeNull();

  const entries = await db
    .selectFrom("ledger_entries")
    .selectAll()
    .where("lot_id", "=", first.lot_id)
    .orderBy("seq")
    .execute();
  expect(new Set(entries.map(({ version }) => version))).toEqual(new Set([2, 3]));
  const chain = entries.map(presentEntry);
  expect(await firstLedgerFault(String(first.lot_id), chain, sha256)).toBeNull();
  const { rows } = await sql<{ alias: number; bidder: number }>`
    select leader_alias as alias, leader_id as bidder from auctions
    where lot_id = ${first.lot_id}`.execute(db);
  expect(rows).toEqual([{ alias: first.alias, bidder: other.bidder_id }]);
});
