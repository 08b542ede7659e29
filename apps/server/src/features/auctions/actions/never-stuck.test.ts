import { auctions } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { aLot } from "../../../../test/builders.ts";
import { closeDueAuctions } from "./close/close-auction.ts";
import { verifyLedgers } from "./close/verify-ledgers.ts";
import { lapseDueOffers } from "./offers/answer-offer.ts";
import { lapseDueDecisions } from "./offers/lapse-reserve-decision.ts";

const noon = new Date("2026-12-01T06:30:00.000Z");
const HOUR = 3_600_000;
const market = await createMarket();
const { ask, db, deps } = market;
await market.setTime(noon);
const seller = await market.aSeller();
let admin = await market.anAdmin();
const buyers = [await market.aBuyer(), await market.aBuyer(), await market.aBuyer()] as const;

const bid = (id: number, amount: number, by: SignedIn) =>
  ask(auctions.placeBid, { body: { product_id: id, amount }, token: by.token });
const counter = (id: number, amount: number, until: Date) =>
  ask(auctions.counterOffer, {
    params: { id },
    body: { amount, until: indiaTime(until) },
    token: seller.token,
  });
const answer = (id: number, choice: "accepted" | "declined", by: SignedIn) =>
  ask(auctions.answerOffer, { params: { id }, body: { answer: choice }, token: by.token });
const decide = (id: number, choice: "accepted" | "declined", amount: number) =>
  ask(auctions.answerBid, {
    params: { id },
    body: { answer: choice, amount },
    token: seller.token,
  });
const voidBid = (id: number, seq: number) =>
  ask(auctions.voidBid, {
    params: { id },
    body: { seq, reason: "Did not pay for it" },
    token: admin.token,
  });
const ledgerOf = async (id: number) =>
  (await ask(auctions.ledger, { params: { idname: String(id) } })).body.data;
const details = async (id: number, by?: SignedIn) =>
  (await ask(auctions.details, { params: { idname: String(id) }, token: by?.token })).body.data;
/** How a lot stands: its outcome, and its last offer. */
const rowOf = (id: number) =>
  db
    .selectFrom("timetables as t")
    .leftJoin("offers as o", "o.lot_id", "t.lot_id")
    .select(["t.outcome", "o.kind", "o.bidder_id as offer_to", "o.outcome as offer_answer"])
    .where("t.lot_id", "=", id)
    .orderBy("o.id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
const openRows = async () =>
  Promise.all(
    (["offers", "reserve_decisions"] as const).map((table) =>
      db.selectFrom(table).select("lot_id").where("ended_at", "is", null).execute(),
    ),
  );

/** Each 100 above the one before, in this order; below a reserve of 2,000. */
async function aLotWith(...bidders: readonly SignedIn[]) {
  await market.setTime(noon);
  const [startsAt, endsAt] = [new Date(noon.getTime() - HOUR), new Date(noon.getTime() + HOUR)];
  const lot = await aLot(db, { sellerId: seller.id, reservePrice: 2000, startsAt, endsAt });
  for (const [i, by] of bidders.entries()) await bid(lot.id, 1100 + i * 100, by);
  return lot;
}
const after = (hours: number) => market.setTime(new Date(noon.getTime() + hours * HOUR));
const closeAll = async () => {
  await after(1);
  await closeDueAuctions(deps);
};
const lastBid = async (id: number) =>
  (await ledgerOf(id)).findLast(({ kind }) => kind === "bid")?.seq ?? 0;

test("after a sale at the seller's price is voided, the next bidder is offered their own bid", async () => {
  const [, bilal, asha] = buyers;
  for (const choice of ["accepted", "declined", "lapsed"] as const) {
    const lot = await aLotWith(bilal, asha);
    await closeAll();
    await counter(lot.id, 1700, new Date(noon.getTime() + 13 * HOUR));
    expect((await answer(lot.id, "accepted", asha)).body.data.outcome).toBe("sold");
    expect((await voidBid(lot.id, await lastBid(lot.id))).status).toBe(200);
    const { offer_to } = await rowOf(lot.id);
    const offered = buyers.find(({ id }) => id === offer_to) as SignedIn;
    const { offer, heightest } = await details(lot.id, offered);
    expect(offer).toMatchObject({ amount: heightest, by_seller: false });
    if (choice === "lapsed") {
      await after(200);
      expect(await lapseDueOffers(deps)).toBe(1);
    } else expect((await answer(lot.id, choice, offered)).status).toBe(200);
    expect(await rowOf(lot.id)).toMatchObject({
      outcome: choice === "accepted" ? "sold" : "reserve_not_met",
      offer_answer: choice,
      kind: "next_bidder",
    });
  }
});

/** The same row of numbers from the same beginning. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

interface Step {
  readonly id: number;
  readonly roll: (sides: number) => number;
  readonly hours: number;
}
const someone = ({ roll }: Step) => buyers[roll(3)] as SignedIn;
const choice = ({ roll }: Step) => (roll(2) ? ("accepted" as const) : ("declined" as const));

/** Acts of seller, bidders and office on a lot; most are refused most of the time. */
const steps: ((step: Step) => Promise<{ status: number } | undefined>)[] = [
  (step) => counter(step.id, 1500 + step.roll(500), new Date(noon.getTime() + step.hours * HOUR)),
  async (step) => {
    const { offer_to } = await rowOf(step.id);
    return answer(step.id, choice(step), buyers.find(({ id }) => id === offer_to) ?? someone(step));
  },
  async (step) => decide(step.id, choice(step), (await details(step.id)).heightest ?? 0),
  async ({ id, roll }) => {
    const bids = (await ledgerOf(id)).filter(({ kind }) => kind === "bid");
    return voidBid(id, bids[bids.length - 1 - (roll(2) ? 0 : roll(bids.length))]?.seq ?? 0);
  },
  ({ id }) =>
    ask(auctions.pause, { params: { id }, body: { reason: "Looked at" }, token: admin.token }),
  ({ id }) =>
    ask(auctions.resume, { params: { id }, body: { reason: "Looked at" }, token: admin.token }),
  async ({ id }) => {
    const award = await db
      .selectFrom("awards")
      .select("order_id")
      .where("lot_id", "=", id)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    return ask(auctions.completeOrder, {
      params: { id: String(award?.order_id ?? 1) },
      body: { status: "completed" },
      token: seller.token,
    });
  },
  (step) => bid(step.id, 1100 + step.roll(600), someone(step)),
];

async function lapseAll() {
  await closeDueAuctions(deps);
  await lapseDueOffers(deps);
  await lapseDueDecisions(deps);
}

test("whatever is done to lots in whatever order, none of them is stuck: each comes to an end", async () => {
  const roll = dice(41);
  const [c, b, a] = buyers;
  const lots: { id: number }[] = [];
  for (let i = 0; i < 30; i++)
    lots.push(await aLotWith(...([[a], [b, a], [c, b, a]][i % 3] ?? [])));
  const broken: unknown[] = [];
  for (const hours of [0, 1, 4, 20, 60, 100, 150]) {
    await after(hours);
    await lapseAll();
    // An admin who has not come for so long signs in again.
    admin = await market.anAdmin();
    for (const { id } of lots)
      for (let n = roll(8); n >= 0; n--) {
        const which = roll(steps.length);
        const done = await steps[which]?.({ id, roll, hours: hours + 2 + roll(10) });
        if ((done?.status ?? 0) >= 500) broken.push([id, which, done]);
      }
  }
  for (const { id } of lots) await steps[5]?.({ id, roll, hours: 0 });
  for (let hours = 300; hours < 1500; hours += 100) {
    await after(hours);
    await lapseAll();
  }
  expect(broken).toEqual([]);
  const ends = await Promise.all(lots.map(({ id }) => rowOf(id)));
  expect(ends.filter(({ outcome }) => outcome === null)).toEqual([]);
  expect(await openRows()).toEqual([[], []]);
  // A sold lot has one award that stands, and no other lot has.
  const awards = await db
    .selectFrom("awards")
    .select("lot_id")
    .where("state", "<>", "cancelled")
    .execute();
  const sold = lots.filter((_, i) => ends[i]?.outcome === "sold").map(({ id }) => id);
  const made = awards.map(({ lot_id }) => lot_id).filter((id) => lots.some((lot) => lot.id === id));
  expect(made.sort()).toEqual(sold.sort());
  const states = await db
    .selectFrom("awards")
    .select("state")
    .distinct()
    .orderBy("state")
    .execute();
  expect(states.map(({ state }) => state)).toEqual(["cancelled", "completed", "payment_due"]);
  // Each kind of end was come to.
  for (const end of ["sold", "reserve_not_met", "no_bids"])
    expect(ends.map(({ outcome }) => outcome)).toContain(end);
  expect(market.logged.filter((line) => line.includes("could not"))).toEqual([]);
  expect((await verifyLedgers(db)).broken).toBeNull();
}, 120_000);
