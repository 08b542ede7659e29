import { listings, type Paise } from "@rebale/contract";
import { beforeAll, expect, test } from "vitest";
import { createMarket, marketOf } from "../../../../test/app.ts";
import { aCategory, aLot } from "../../../../test/builders.ts";
import { listingRoutes } from "../index.ts";

const market = await createMarket(marketOf(listingRoutes));
const { ask, db, deps } = market;
const HOUR = 3_600_000;
const soon = (ms: number) => new Date(Date.now() + ms);

let sellerId: number;
beforeAll(async () => {
  sellerId = (await market.aSeller()).id;
});

let asked = 0;
/** The lots of a list that nobody has asked for, of which each lot may have been shown before. */
async function neverAsked(category: number) {
  const query = { category: String(category), min_price: `0.${10 + asked++}` };
  return (await ask(listings.shop, { query: query as never })).body.data;
}
async function aShownLot() {
  const category = await aCategory(db);
  const { id } = await aLot(db, { sellerId, categoryId: category });
  const [shown] = await neverAsked(category);
  return { category, id, shown };
}

test("a lot stands in every list as in the first that showed it", async () => {
  const { category, shown } = await aShownLot();
  expect(await neverAsked(category)).toEqual([shown]);
  const again = await ask(listings.shop, { query: { category: String(category), rows: 5 } });
  expect(again.body.data).toEqual([shown]);
});

test("what is written to a lot shows in the next list, also when no node is told of it", async () => {
  const { category, id, shown } = await aShownLot();
  await db.updateTable("lots").set({ title: 'A "data":[] drum' }).where("id", "=", id).execute();
  expect(await neverAsked(category)).toEqual([{ ...shown, title: 'A "data":[] drum' }]);
  await db
    .updateTable("auctions")
    .set({ highest_bid: 300_000 as Paise, bid_count: 2 })
    .where("lot_id", "=", id)
    .execute();
  expect(await neverAsked(category)).toMatchObject([{ heightest: 3000, bid_count: 2 }]);
  const ends_at = soon(5 * HOUR);
  await db.updateTable("auctions").set({ ends_at }).where("lot_id", "=", id).execute();
  expect(await neverAsked(category)).toMatchObject([{ ends_at: ends_at.toISOString() }]);
});

test("a category's new name shows in the next list", async () => {
  const { category } = await aShownLot();
  await db.updateTable("categories").set({ title: "Renamed" }).where("id", "=", category).execute();
  deps.bus.publish("content", { what: "test" });
  expect(await neverAsked(category)).toMatchObject([{ category: { title: "Renamed" } }]);
});

test("a lot that opens between two lists is live in the second", async () => {
  const category = await aCategory(db);
  await aLot(db, { sellerId, categoryId: category, startsAt: soon(1500), endsAt: soon(HOUR) });
  const { url } = await db
    .selectFrom("categories")
    .select("url")
    .where("id", "=", category)
    .executeTakeFirstOrThrow();
  const open = async (rows: number) =>
    (await ask(listings.byCategory, { params: { urlname: url }, query: { rows } as never })).body;
  expect((await open(10)).data).toMatchObject([{ status: "upcoming" }]);
  await expect.poll(async () => (await open(11)).data[0]?.status).toBe("live");
});
