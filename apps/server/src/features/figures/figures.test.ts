import { figures } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../test/app.ts";
import { aCategory, aLot, anAward, completeSale } from "../../../test/builders.ts";
import { figureRoutes } from "./index.ts";
import { rollUpFigures } from "./roll-up.ts";

const market = await createMarket(marketOf(figureRoutes));
const { db } = market;
const HOUR = 3_600_000;
// Noon in India, so that hours back and forth stay within the day.
const NOW = new Date("2026-11-21T06:30:00Z");
const ago = (ms: number) => new Date(NOW.getTime() - ms);
await market.setTime(NOW);

/** A lot that was sold to `winner` at `rupees`, its auction ended `endedAgo` ms ago. */
async function sold(
  sellerId: number,
  winner: { id: number },
  rupees: number,
  endedAgo: number,
  more: { categoryId?: number; loser?: { id: number } } = {},
) {
  const { loser, ...overrides } = more;
  const lot = await aLot(db, {
    sellerId,
    startsAt: ago(endedAgo + DAY_MS),
    endsAt: ago(endedAgo),
    ...overrides,
  });
  await db
    .updateTable("timetables")
    .set({ closed_at: ago(endedAgo), outcome: "sold" })
    .where("lot_id", "=", lot.id)
    .execute();
  await order(lot.id, sellerId, winner, rupees);
  await anAward(db, { lotId: lot.id, bidderId: winner.id });
  if (loser) await order(lot.id, sellerId, loser, rupees - 100, { alias: 2 });
  return lot;
}

const order = (
  lotId: number,
  sellerId: number,
  bidder: { id: number },
  rupees: number,
  over: { alias?: number } = {},
) =>
  db
    .insertInto("bid_orders")
    .values({
      lot_id: lotId,
      seller_id: sellerId,
      bidder_id: bidder.id,
      alias: 1,
      best_bid: rupees * 100,
      bid_count: 1,
      last_bid_at: NOW,
      ...over,
    })
    .execute();

const leads = (lotId: number, bidderId: number) =>
  db
    .updateTable("auctions")
    .from("bid_orders as o")
    .set((eb) => ({ leader_id: bidderId, leader_alias: eb.ref("o.alias") }))
    .whereRef("o.lot_id", "=", "auctions.lot_id")
    .where("o.bidder_id", "=", bidderId)
    .where("auctions.lot_id", "=", lotId)
    .execute();

test("a buyer sees what needs attention, purchases by month and material, won and lost", async () => {
  const [seller, buyer, other] = [
    await market.aSeller(),
    await market.aBuyer(),
    await market.aBuyer(),
  ];
  const [copper, tyres] = [await aCategory(db), await aCategory(db)];
  await sold(seller.id, buyer, 5000, 2 * DAY_MS, { categoryId: copper, loser: other });
  await sold(seller.id, buyer, 7000, 40 * DAY_MS, { categoryId: tyres });
  const paid = await sold(seller.id, buyer, 9000, 41 * DAY_MS, { categoryId: tyres });
  // Paid and not lifted, it stays in the list of what is to be settled.
  await db.updateTable("awards").set({ state: "paid" }).where("lot_id", "=", paid.id).execute();
  // A sale whose weight is settled leaves nobody anything to do (U6).
  const over = await sold(seller.id, buyer, 9000, 800 * DAY_MS, { categoryId: tyres });
  await db.updateTable("awards").set({ state: "settled" }).where("lot_id", "=", over.id).execute();
  await sold(seller.id, buyer, 100, 800 * DAY_MS, { categoryId: tyres });
  await sold(seller.id, other, 3000, DAY_MS, { categoryId: copper, loser: buyer });
  const soon = { sellerId: seller.id, startsAt: ago(HOUR) };
  const ending = await aLot(db, { ...soon, endsAt: ago(-HOUR / 2) });
  const open = await aLot(db, { ...soon, endsAt: ago(-9 * HOUR) });
  await order(ending.id, seller.id, buyer, 1100);
  await order(open.id, seller.id, buyer, 1100);
  await order(open.id, seller.id, other, 1200, { alias: 2 });
  await leads(ending.id, buyer.id);
  await leads(open.id, other.id);

  const { body } = await market.ask(figures.buyerFigures, { token: buyer.token });
  expect([body.from, body.to]).toEqual(["2025-11-22", "2026-11-21"]);
  expect(body.data).toMatchObject({
    now: { outbid: 1, ending: 1, offered: 0, to_pay: 4 },
    // The same sales under the tabs of its list: the settled one is done (U6).
    to_do: { to_pay: 3, to_lift: 1, to_answer: 0, waiting: 0, done: 1 },
    won: 3,
    lost: 1,
  });
  expect(body.data.purchases.map(({ month, lots, spend, kg }) => [month, lots, spend, kg])).toEqual(
    [
      ["2026-10", 2, 16_000, 1000],
      ["2026-11", 1, 5000, 500],
    ],
  );

  const november = await market.ask(figures.buyerFigures, {
    token: buyer.token,
    query: { from: "2026-11-01", to: "2026-11-20" },
  });
  expect(november.body.data).toMatchObject({ won: 1, lost: 1 });
  expect(november.body.data.purchases).toHaveLength(1);
});

test("what is bought and what is delivered stand apart, of lots in tonnes, too (U31)", async () => {
  const [seller, buyer] = [await market.aSeller(), await market.aBuyer()];
  const over = { categoryId: await aCategory(db) };
  await sold(seller.id, buyer, 5000, 100 * DAY_MS, over);
  const gone = await sold(seller.id, buyer, 5000, 100 * DAY_MS, over);
  await completeSale(db, gone.id);
  const tonnes = await sold(seller.id, buyer, 5000, 100 * DAY_MS, over);
  await db
    .updateTable("lots")
    .set({ unit: "MT", quantity_milli: 18_000, weight_grams: 18_000_000 })
    .where("id", "=", tonnes.id)
    .execute();
  const { body } = await market.ask(figures.buyerFigures, { token: buyer.token });
  expect(body.data.purchases).toMatchObject([
    { lots: 3, kg: 1000, bought_kg: 19_000, delivered_kg: 500 },
  ]);
});

test("a seller sees lots by state, sales by month, rates beside the market's, and who looked", async () => {
  const [seller, other, buyer] = [
    await market.aSeller(),
    await market.aSeller(),
    await market.aBuyer(),
  ];
  const copper = await aCategory(db);
  // 500 kg each.
  await sold(seller.id, buyer, 5000, 2 * DAY_MS, { categoryId: copper });
  await sold(other.id, buyer, 15_000, 3 * DAY_MS, { categoryId: copper });
  await aLot(db, { sellerId: seller.id, approval: "pending" });
  await aLot(db, { sellerId: seller.id, approval: "refused" });
  const live = await aLot(db, {
    sellerId: seller.id,
    startsAt: ago(HOUR),
    endsAt: ago(-HOUR),
  });
  await aLot(db, { sellerId: seller.id, startsAt: ago(-HOUR), endsAt: ago(-9 * HOUR) });
  await rollUpFigures(market.deps);

  const { body } = await market.ask(figures.sellerFigures, { token: seller.token });
  expect(Object.fromEntries(body.data.states.map(({ state, lots }) => [state, lots]))).toEqual({
    pending: 1,
    refused: 1,
    upcoming: 1,
    live: 1,
    awaiting: 0,
    sold: 1,
    unsold: 0,
    withdrawn: 0,
  });
  expect(body.data.sales).toEqual([{ month: "2026-11", lots: 1, value: 5000 }]);
  expect(body.data.rates).toMatchObject([{ unit: "kg", quantity: 500, own: 10, market: 20 }]);
  expect(body.data.lots.find(({ _id }) => _id === String(live.id))).toMatchObject({
    status: "live",
    views: 0,
  });
  // A bidder has seen it, though no visit was counted.
  const over = body.data.lots.find(({ status, bidders }) => status === "ended" && bidders > 0);
  if (over) expect(over.views).toBeGreaterThanOrEqual(over.bidders);
});

test("the office sees each day of the market, and since when its queues wait", async () => {
  const admin = await market.anAdmin();
  const seller = await market.aSeller();
  const waits = await aLot(db, { sellerId: seller.id, approval: "pending" });
  await db
    .updateTable("lots")
    .set({ created_at: ago(50 * HOUR) })
    .where("id", "=", waits.id)
    .execute();
  await db
    .insertInto("erasure_requests")
    .values({ user_id: seller.id, asked_at: ago(HOUR), due_at: ago(-29 * DAY_MS) })
    .execute();
  await rollUpFigures(market.deps);
  const before = await market.ask(figures.marketFigures, { token: admin.token });
  const dayOf = (answer: typeof before, day: string) =>
    answer.body.data.days.find((each) => each.day === day);
  const { lots, erasures, contact_queries } = before.body.data.queues;
  expect(lots).toMatchObject({ oldest: ago(50 * HOUR).toISOString(), due: null });
  expect(contact_queries).toEqual({ count: 0, oldest: null, due: null });
  expect(erasures).toEqual({
    ...{ count: 1, oldest: ago(HOUR).toISOString() },
    due: ago(-29 * DAY_MS).toISOString(),
  });
  expect(dayOf(before, "2026-11-19")).toMatchObject({ sold: 2, sold_value: 10_000 });

  // Decided after 50 hours; the office's trends say so.
  await db.updateTable("lots").set({ approval: "refused" }).where("id", "=", waits.id).execute();
  await rollUpFigures(market.deps);
  const after = await market.ask(figures.marketFigures, {
    token: admin.token,
    query: { from: "2026-11-21", to: "2026-11-21" },
  });
  expect(after.body.data.days).toHaveLength(1);
  expect(dayOf(after, "2026-11-21")).toMatchObject({ reviewed: 1, review_hours: 50 });
});

test("a range that ends before it begins, or is longer than a year, is refused", async () => {
  const { token } = await market.aBuyer();
  for (const query of [
    { from: "2026-02-01", to: "2026-01-01" },
    { from: "2024-01-01", to: "2026-01-01" },
    { from: "yesterday" },
  ])
    expect((await market.ask(figures.buyerFigures, { token, query })).status).toBe(400);
});
