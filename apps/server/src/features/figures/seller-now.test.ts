import { figures, settlement } from "@rebale/contract";
import { expect, test } from "vitest";
import { aPdf } from "../../../test/a-pdf.ts";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aLot, anAward } from "../../../test/builders.ts";
import { trucksOf } from "../../../test/lifting.ts";
import { salesOf } from "../../../test/market-sales.ts";

const market = await createMarket();
const { ask, db } = market;
const seller = await market.aSeller();
const admin = await market.anAdmin();
const sales = salesOf(market, seller, admin.id);
await sales.registerSeller();
const { aPaidSale, aGate, aWeighedTruck, letOut } = trucksOf(market, seller, sales);
const now = async ({ token }: SignedIn) => (await ask(figures.sellerNow, { token })).body.data;

const HOUR = 3_600_000;

test("live lots are counted at what they stand at, and of the expired those that are sold (U32)", async () => {
  const own = await market.aSeller();
  const [buyer, at] = [await market.aBuyer(), Date.now()];
  const live = { sellerId: own.id, startsAt: new Date(at - HOUR), endsAt: new Date(at + HOUR) };
  await aLot(db, { ...live, marketValue: 1000 });
  const over = { sellerId: own.id, startsAt: new Date(at - 3 * HOUR), endsAt: new Date(at - HOUR) };
  const sold = await aLot(db, over);
  const unsold = await aLot(db, over);
  const end = (id: number, outcome: string) =>
    db
      .updateTable("timetables")
      .set({ closed_at: over.endsAt, outcome })
      .where("lot_id", "=", id)
      .execute();
  await end(sold.id, "sold");
  await end(unsold.id, "no_bids");
  await db
    .insertInto("bid_orders")
    .values({
      ...{ lot_id: sold.id, seller_id: own.id, bidder_id: buyer.id, alias: 1 },
      ...{ best_bid: 1_200_00, bid_count: 1, last_bid_at: over.endsAt },
    })
    .execute();
  await anAward(db, { lotId: sold.id, bidderId: buyer.id });
  expect(await now(own)).toMatchObject({
    live: { lots: 1, bids: 0, value: 1000 },
    expired_sold: 1,
    to_confirm: [{ title: expect.any(String), value: 1200 }],
  });
  expect(await now(await market.aSeller())).toEqual({
    live: { lots: 0, bids: 0, value: 0 },
    expired_sold: 0,
    without_eway: [],
    claims: [],
    questions: 0,
    to_confirm: [],
  });
});

test("a truck that may not leave without its e-way number, and a claim, wait for the seller alone (U12, U32)", async () => {
  const gate = await aGate();
  const sold = await aPaidSale({ terms: { claim_hours: 24 } });
  const trip = await aWeighedTruck(sold, gate, [12_960, 21_480]);
  expect((await now(seller)).without_eway).toEqual([]);
  await letOut(gate, trip, { eway_no: null });
  const waits = { trip_id: trip, award_id: sold.id, vehicle_no: expect.any(String) };
  expect((await now(seller)).without_eway).toMatchObject([waits]);
  expect((await now(sold.buyer as SignedIn)) ?? null).toBeNull();
  expect((await letOut(gate, trip)).status).toBe(200);
  expect((await now(seller)).without_eway).toEqual([]);

  const fields = { trip_id: trip, what: "short_weight", kg: "20", note: "Short" };
  const file = { field: "files", bytes: aPdf() };
  const { body } = await market.send(settlement.claim, sold.buyer.token, [file], fields, {
    id: sold.id,
  });
  expect((await now(seller)).claims).toMatchObject([waits]);
  await ask(settlement.answerClaim, {
    params: { id: body.data._id },
    body: { answer: "accepted" },
    token: seller.token,
  });
  expect((await now(seller)).claims).toEqual([]);
});
