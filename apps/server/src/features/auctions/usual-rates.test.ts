import { auctions } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { aCategory, aLot } from "../../../test/builders.ts";

/** The price board's second reason to ask a bidder once more. */

const market = await createMarket();
const { db } = market;
const sellers = [await market.aSeller(), await market.aSeller(), await market.aSeller()];
const buyer = await market.aBuyer();
const category_id = await aCategory(db);
const { id: sub } = await db
  .insertInto("sub_categories")
  .values({ category_id, url: "copper-of-the-board", title: "Copper", material: "copper" })
  .returning("id")
  .executeTakeFirstOrThrow();

// Six lots of 100 kg were sold, for ₹100 per kg each.
for (const seller of [...sellers, ...sellers]) {
  const { id } = await aLot(db, { sellerId: seller.id, kilograms: 100 });
  await db.updateTable("lots").set({ sub_category_id: sub }).where("id", "=", id).execute();
  const set = { highest_bid: 100 * 100 * 100 };
  await db.updateTable("auctions").set(set).where("lot_id", "=", id).execute();
  await db
    .updateTable("timetables")
    .set({ outcome: "sold", closed_at: new Date() })
    .where("lot_id", "=", id)
    .execute();
}

/** 50 kg, which usually go for ₹5,000 at most. */
async function aCopperLot(marketValue: number): Promise<number> {
  const { id } = await aLot(db, { sellerId: sellers[0]?.id ?? 0, kilograms: 50, marketValue });
  await db.updateTable("lots").set({ sub_category_id: sub }).where("id", "=", id).execute();
  return id;
}
const bid = async (product_id: number, amount: number, confirm_unusual = false) => {
  const body = { product_id, amount, confirm_unusual };
  const reply = await market.ask(auctions.placeBid, { body, token: buyer.token });
  return reply.status === 200 ? 200 : reply.body.code;
};

test("a bid of three times the board's P75 is asked about, though it is below five times what it beats (A15)", async () => {
  const lot = await aCopperLot(4_000);
  expect(await bid(lot, 15_000)).toBe("confirm_unusual");
  expect(await bid(lot, 14_999)).toBe(200);
  expect(await bid(lot, 40_000, true)).toBe(200);
});

test("a maximum is held against the board like a bid (A15)", async () => {
  const lot = await aCopperLot(4_000);
  const body = { maximum: 15_000 };
  const asked = () =>
    market.ask(auctions.setMaximum, { params: { product_id: lot }, body, token: buyer.token });
  expect((await asked()).body.code).toBe("confirm_unusual");
  body.maximum = 14_999;
  expect((await asked()).status).toBe(200);
});

test("what starts far above the board is bid on without a question (A15)", async () => {
  const lot = await aCopperLot(30_000);
  expect(await bid(lot, 31_000)).toBe(200);
});

test("the auction page is told the lot's value at the board's P75 (A15)", async () => {
  const lot = await aCopperLot(4_000);
  const { body } = await market.ask(auctions.details, { params: { idname: String(lot) } });
  expect(body.data).toMatchObject({ usual_value: 5_000, material: "copper", unusual_times: 5 });
});
