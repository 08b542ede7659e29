import { listings } from "@rebale/contract";
import { SaleTermsIn } from "@rebale/contract/listings/sale-terms";
import { beforeAll, expect, test } from "vitest";
import { createMarket, marketOf, type SignedIn } from "../../../../test/app.ts";
import { aCategory, aLot, anAward, completeSale } from "../../../../test/builders.ts";
import { listingRoutes, scheduleLots } from "../index.ts";

const market = await createMarket(marketOf(listingRoutes));
const { ask, db } = market;
const HOUR = 3_600_000;
let seller: SignedIn;
let category: number;
beforeAll(async () => {
  [seller, category] = [await market.aSeller(), await aCategory(db)];
});

const picture = { image: "front.webp", width: 4, height: 3, alt: "Front" };
const ended = {
  startsAt: new Date(Date.now() - 2 * HOUR),
  endsAt: new Date(Date.now() - HOUR),
};
/** A lot whose auction is over, and what came of it. */
async function anEndedLot(outcome: "sold" | "reserve_not_met" | "no_bids" = "no_bids") {
  const { id } = await aLot(db, {
    sellerId: seller.id,
    categoryId: category,
    marketValue: 900,
    bidIncrement: 20,
    reservePrice: 1500,
    softCloseMinutes: 5,
    requires: "batteries",
    ...ended,
  });
  await db
    .updateTable("timetables")
    .set({ closed_at: new Date(), outcome })
    .where("lot_id", "=", id)
    .execute();
  await db
    .updateTable("lots")
    .set({
      pictures: JSON.stringify([picture]),
      catalog: "weights.pdf",
      asking_price: 95_000,
    })
    .where("id", "=", id)
    .execute();
  return id;
}
const relist = (id: number | string, token = seller.token) =>
  ask(listings.relistLot, { token, params: { id: String(id) } });
const attempts = (id: number | string, token = seller.token) =>
  ask(listings.readAttempts, { token, params: { id: String(id) } });

test("a lot that found no buyer is listed again in one call: a new pending lot with its pictures and terms (A10)", async () => {
  const id = await anEndedLot();
  const { status, body } = await relist(id);
  expect(status).toBe(200);
  const old = (await ask(listings.viewLot, { token: seller.token, params: { id: String(id) } }))
    .body.data;
  expect(body.data).toMatchObject({
    relist_of: String(id),
    relisted_as: null,
    can_relist: false,
    status: "pending",
    is_approved: false,
    heightest: 0,
    bid_count: 0,
    starts_at: null,
    ends_at: null,
    outcome: null,
    images: [picture],
    catalog: "weights.pdf",
    soft_close_minutes: 5,
    reserve_price: 1500,
    bid_increment: 20,
    market_value: 900,
    asking_price: 950,
    requires_authorisation: "batteries",
  });
  const same = [
    "title",
    "description",
    "quantity",
    "unit",
    "basis",
    "category_id",
    "city",
  ] as const;
  for (const field of same) expect(body.data[field]).toBe(old[field]);
  expect(body.data.url).not.toBe(old.url);
  expect(old).toMatchObject({ relisted_as: body.data._id, relist_of: null, can_relist: false });
});

test("terms that were agreed are what the next attempt proposes (A2)", async () => {
  const id = await anEndedLot();
  const fields = SaleTermsIn.parse({ payment_days: 3, ground_rent_per_day: 250 });
  await db
    .insertInto("lot_terms")
    .values({ lot_id: id, version: 2, fields: JSON.stringify(fields) })
    .execute();
  await db.updateTable("lots").set({ terms_version: 2 }).where("id", "=", id).execute();
  const { body } = await relist(id);
  expect(body.data.proposed_terms).toMatchObject({ payment_days: 3, ground_rent_per_day: 250 });
  expect(body.data.terms).toBeNull();
});

test("pressed twenty times at once it makes one lot, and every answer is that lot (A10)", async () => {
  const id = await anEndedLot("sold");
  await market.openConnections();
  const replies = await Promise.all(Array.from({ length: 20 }, () => relist(id)));
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(replies.map(({ body }) => body.data._id)).size).toBe(1);
  const made = await db.selectFrom("lots").select("id").where("relist_of", "=", id).execute();
  expect(made).toHaveLength(1);
});

test("what is live, still to be decided, not approved or another's is not listed again (A10)", async () => {
  const overrides = { sellerId: seller.id, categoryId: category };
  const codeOf = async (id: number, token?: string) => (await relist(id, token)).body.code;
  expect(await codeOf((await aLot(db, overrides)).id)).toBe("lot_not_over");
  // Its time is over, its close has not come yet.
  expect(await codeOf((await aLot(db, { ...overrides, ...ended })).id)).toBe("lot_not_over");
  const below = await anEndedLot("reserve_not_met");
  await db
    .insertInto("reserve_decisions")
    .values({ lot_id: below, asked_at: new Date(), answer_by: new Date(Date.now() + HOUR) })
    .execute();
  expect(await codeOf(below)).toBe("lot_not_over");
  for (const approval of ["pending", "refused"] as const)
    expect(await codeOf((await aLot(db, { ...overrides, approval })).id)).toBe(
      "lot_not_approved_yet",
    );
  const id = await anEndedLot();
  const stranger = await market.aSeller();
  expect(await codeOf(id, stranger.token)).toBe("not_your_lot");
  expect((await relist(id, (await market.aBuyer()).token)).status).toBe(403);
  expect(await codeOf(999_999)).toBe("lot_not_found");
});

test("all attempts are told to the seller alone, first one first, from any of them (A10)", async () => {
  const first = await anEndedLot();
  const second = (await relist(first)).body.data._id;
  await approve(Number(second), ended);
  await db
    .updateTable("timetables")
    .set({ closed_at: new Date(), outcome: "no_bids" })
    .where("lot_id", "=", Number(second))
    .execute();
  const third = (await relist(second)).body.data._id;
  for (const id of [first, second, third]) {
    const { body } = await attempts(id);
    expect(body.data.map((one) => [one._id, one.stands])).toEqual([
      [String(first), "unsold"],
      [second, "unsold"],
      [third, "pending"],
    ]);
  }
  expect((await attempts(first, (await market.aSeller()).token)).body.code).toBe("lot_not_found");
});

const approve = (id: number, { startsAt, endsAt }: typeof ended) =>
  db.transaction().execute(async (tx) => {
    await tx.updateTable("lots").set({ approval: "approved" }).where("id", "=", id).execute();
    const rules = { reserve_price: null, bid_increment: null, soft_close_minutes: 0 };
    const times = { starts_at: startsAt, ends_at: endsAt, hard_ends_at: endsAt };
    await scheduleLots(tx, [{ id, market_value: 100, ...rules, ...times }]);
  });

test("that a lot was listed before is told to nobody but its seller and the office (A10)", async () => {
  const later = new Date(Date.now() + HOUR);
  const made = Number((await relist(await anEndedLot())).body.data._id);
  await approve(made, { ...ended, endsAt: later });
  const view = async (token: string) =>
    (await ask(listings.viewLot, { token, params: { id: String(made) } })).body.data;
  expect((await view((await market.aBuyer()).token)).relist_of).toBeNull();
  expect((await view((await market.anAdmin()).token)).relist_of).not.toBeNull();
  const shop = await ask(listings.shop);
  expect(JSON.stringify(shop.body)).not.toContain("relist");
});

test("goods that are sold are offered to be listed again only once they are paid and lifted (trader 21)", async () => {
  const id = await anEndedLot("sold");
  const buyer = await market.aBuyer();
  await db
    .insertInto("bid_orders")
    .values({
      lot_id: id,
      seller_id: seller.id,
      bidder_id: buyer.id,
      alias: 1,
      best_bid: 90_000,
      bid_count: 1,
      last_bid_at: new Date(),
    })
    .execute();
  await anAward(db, { lotId: id, bidderId: buyer.id });
  const seen = async (token = seller.token) =>
    (await ask(listings.viewLot, { token, params: { id: String(id) } })).body.data;
  expect(await seen()).toMatchObject({
    ...{ sale: "pending", sale_state: "payment_due", can_relist: false },
  });
  expect((await seen(buyer.token)).sale).toBeNull();
  await completeSale(db, id);
  expect(await seen()).toMatchObject({
    ...{ sale: "completed", sale_state: "completed", can_relist: true },
  });
});
