import { auctions, personalData } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import { beforeEach, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { aLot, type LotOverrides } from "../../../../test/builders.ts";
import { untilHeldUp } from "../../../../test/held-up.ts";
import { closeDueAuctions } from "../../auctions/index.ts";

const noon = new Date("2026-12-01T06:30:00.000Z");
const HOUR = 3_600_000;
const market = await createMarket();
const { ask, db, deps } = market;
const after = (hours: number) => market.setTime(new Date(noon.getTime() + hours * HOUR));
let admin: SignedIn;
beforeEach(async () => {
  await after(0);
  // An admin away for days signs in again.
  admin = await market.anAdmin();
});

async function decide(member: SignedIn, open: readonly object[]) {
  // Their login is of this hour: later it would have to be proven once more.
  await after(0);
  const { body } = await ask(personalData.askErasure, {
    token: member.token,
    body: { note: null },
  });
  expect(body.data.blocking).toEqual(open);
  const id = body.data.request?._id ?? "";
  const reply = await ask(personalData.decideErasure, {
    token: admin.token,
    params: { id },
    body: { decision: "erase", reason: "Asked for it" },
  });
  return [reply.status, reply.body.code];
}
const blocked = [409, "erasure_blocked"];

const bid = (id: number, amount: number, by: SignedIn) =>
  ask(auctions.placeBid, { body: { product_id: id, amount }, token: by.token });
async function aLotWith(
  seller: SignedIn,
  bidders: readonly SignedIn[],
  overrides: Partial<LotOverrides> = {},
) {
  const [startsAt, endsAt] = [new Date(noon.getTime() - HOUR), new Date(noon.getTime() + HOUR)];
  const { id } = await aLot(db, { sellerId: seller.id, startsAt, endsAt, ...overrides });
  for (const [i, by] of bidders.entries()) await bid(id, 1100 + i * 100, by);
  return id;
}
const close = async () => {
  await after(2);
  await closeDueAuctions(deps);
};
const voidWinner = async (id: number) => {
  const { body } = await ask(auctions.ledger, { params: { idname: String(id) } });
  const seq = body.data.findLast(({ kind }) => kind === "bid")?.seq ?? 0;
  await ask(auctions.voidBid, {
    params: { id },
    body: { seq, reason: "Did not pay for it" },
    token: admin.token,
  });
};

test("nobody is erased while a decision about a lot is awaited, neither its seller nor its highest bidder (finding M10)", async () => {
  const [seller, asha] = [await market.aSeller(), await market.aBuyer()];
  await aLotWith(seller, [asha], { reservePrice: 2000 });
  await close();
  for (const who of [seller, asha])
    expect(await decide(who, [{ what: "open_answers", count: 1 }])).toEqual(blocked);
});

test("nobody is erased to whom a lot is offered, at the seller's price or at their own bid (finding M10)", async () => {
  const [seller, asha, bilal] = [
    await market.aSeller(),
    await market.aBuyer(),
    await market.aBuyer(),
  ];
  const countered = await aLotWith(seller, [bilal, asha], { reservePrice: 2000 });
  const undone = await aLotWith(seller, [bilal, asha]);
  await close();
  await ask(auctions.counterOffer, {
    params: { id: countered },
    body: { amount: 1700, until: indiaTime(new Date(noon.getTime() + 12 * HOUR)) },
    token: seller.token,
  });
  await voidWinner(undone);
  for (const [who, count] of [
    [seller, 2],
    [asha, 1],
    [bilal, 1],
  ] as const)
    expect(await decide(who, [{ what: "open_answers", count }])).toEqual(blocked);
});

test("nobody is erased whose bid stands in an open auction: it leads once those above are voided (finding M10)", async () => {
  const [seller, asha, bilal] = [
    await market.aSeller(),
    await market.aBuyer(),
    await market.aBuyer(),
  ];
  await aLotWith(seller, [bilal, asha]);
  expect(await decide(bilal, [{ what: "leading_bids", count: 1 }])).toEqual(blocked);
  // Refused, they are still signed in.
  expect((await ask(personalData.readErasure, { token: bilal.token })).status).toBe(200);
});

test("a bid that is being written while an erasure is decided is waited for, and seen (finding M10)", async () => {
  const [seller, asha] = [await market.aSeller(), await market.aBuyer()];
  const lot_id = await aLotWith(seller, []);
  const { erased } = await db.transaction().execute(async (tx) => {
    const order = { lot_id, bidder_id: asha.id, seller_id: seller.id, alias: 1, best_bid: 110_000 };
    await tx
      .insertInto("bid_orders")
      .values({ ...order, bid_count: 1, last_bid_at: noon })
      .execute();
    const erased = decide(asha, []);
    await untilHeldUp(db, 1);
    return { erased };
  });
  expect(await erased).toEqual(blocked);
});

test.each(["payment_due", "overdue", "paid", "lifting", "lifted", "settled"] as const)(
  "whoever is a side of a sale that is %s is not erased",
  async (state) => {
    const [seller, asha] = [await market.aSeller(), await market.aBuyer()];
    const lotId = await aLotWith(seller, [asha]);
    await close();
    await db.updateTable("awards").set({ state }).where("lot_id", "=", lotId).execute();
    const open = [{ what: "unsettled_orders", count: 1 }];
    expect(await decide(asha, open)).toEqual(blocked);
    expect(await decide(seller, open)).toEqual(blocked);
  },
);
