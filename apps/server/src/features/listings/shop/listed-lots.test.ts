import { beforeAll, expect, test } from "vitest";
import { createMarket, marketOf, type SignedIn } from "../../../../test/app.ts";
import { aCategory, aLot } from "../../../../test/builders.ts";
import { followAuctions } from "../../auctions/store/views/listed.store.ts";
import { listingRoutes } from "../index.ts";

const { db, aSeller } = await createMarket(marketOf(listingRoutes));
let seller: SignedIn;
beforeAll(async () => {
  seller = await aSeller();
});

const listed = (lotId: number) =>
  db.selectFrom("listed_lots").selectAll().where("lot_id", "=", lotId).executeTakeFirst();
const change = (lotId: number, change: object) =>
  db.updateTable("lots").set(change).where("id", "=", lotId).execute();
const setTimetable = (lotId: number, timetable: object) =>
  db.updateTable("timetables").set(timetable).where("lot_id", "=", lotId).execute();

test("lists know approved lots alone, and forget one that is refused", async () => {
  const pending = await aLot(db, { sellerId: seller.id, approval: "pending" });
  expect(await listed(pending.id)).toBeUndefined();
  const { id } = await aLot(db, { sellerId: seller.id, marketValue: 900 });
  expect(await listed(id)).toMatchObject({ seller_id: seller.id, price: 90_000, closed_at: null });
  await change(id, { approval: "refused" });
  expect(await listed(id)).toBeUndefined();
});

test("what lists know follows the goods and the timetable, whoever changes them", async () => {
  const { id } = await aLot(db, { sellerId: seller.id, marketValue: 900 });
  const category_id = await aCategory(db);
  const goods = { category_id, state: "Goa", unit: "bag", quantity_milli: 7000, weight_grams: 5 };
  await change(id, goods);
  await change(id, { title: "Nothing that lists sort by" });
  const starts_at = new Date("2026-11-01T10:00:00Z");
  await setTimetable(id, { starts_at, awaits_signature: true });
  expect(await listed(id)).toMatchObject({ ...goods, starts_at, awaits_signature: true });
  await setTimetable(id, { closed_at: new Date(), outcome: "no_bids" });
  expect(await listed(id)).toMatchObject({ outcome: "no_bids", closed_at: expect.any(Date) });
});

test("a rate's lot is listed at what the whole of it costs, and a metric ton", async () => {
  const { id } = await aLot(db, { sellerId: seller.id, kilograms: 2000 });
  await db.updateTable("auctions").set({ highest_bid: 3_000 }).where("lot_id", "=", id).execute();
  await change(id, { basis: "kg" });
  await setTimetable(id, { market_value: 2_500 });
  expect(await listed(id)).toMatchObject({ price: 3_000 * 2000, rate: 3_000 * 1000 });
});

test("a lot whose clock stands still has no end there, and again its auction's when it goes on", async () => {
  const endsAt = new Date(Date.now() + 3_600_000);
  const { id } = await aLot(db, { sellerId: seller.id, endsAt });
  await setTimetable(id, { paused_at: new Date() });
  await followAuctions(db, [id]);
  expect((await listed(id))?.ends_at).toBeNull();
  const later = new Date(endsAt.getTime() + 60_000);
  await db.updateTable("auctions").set({ ends_at: later }).where("lot_id", "=", id).execute();
  await setTimetable(id, { paused_at: null });
  expect((await listed(id))?.ends_at).toEqual(later);
});
