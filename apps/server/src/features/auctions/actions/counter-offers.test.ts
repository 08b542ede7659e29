import { auctions, listings, office } from "@rebale/contract";
import { firstLedgerFault } from "@rebale/contract/auctions/ledger-faults";
import { indiaTime } from "@rebale/contract/values/calendar";
import { beforeEach, describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { aLot } from "../../../../test/builders.ts";
import { noticesTo } from "../../../../test/publish-all.ts";
import { sha256 } from "../domain/ledger/ledger-chain.rules.ts";
import { closeAuction } from "./close/close-auction.ts";
import { verifyLedgers } from "./close/verify-ledgers.ts";
import { lapseDueOffers } from "./offers/answer-offer.ts";
import { lapseDueDecisions } from "./offers/lapse-reserve-decision.ts";

const noon = new Date("2026-12-01T06:30:00.000Z");
const market = await createMarket();
const { ask, db, deps } = market;
await market.setTime(noon);
const seller = await market.aSeller();
const admin = await market.anAdmin();
const [asha, bilal, carla] = [
  await market.aBuyer({ name: "Asha" }),
  await market.aBuyer({ name: "Bilal" }),
  await market.aBuyer({ name: "Carla" }),
];
const hour = (n: number) => new Date(noon.getTime() + n * 3_600_000);
const at = (n: number) => market.setTime(hour(n));
beforeEach(() => at(0));

/** Carla bid 1,100, Bilal 1,200 and Asha 1,300; it closed below its reserve at one. */
async function aLotBelowReserve() {
  await at(0);
  const lot = await aLot(db, {
    sellerId: seller.id,
    reservePrice: 2000,
    startsAt: hour(-1),
    endsAt: hour(1),
  });
  for (const [amount, by] of [
    [1100, carla],
    [1200, bilal],
    [1300, asha],
  ] as const)
    await ask(auctions.placeBid, { body: { product_id: lot.id, amount }, token: by.token });
  await at(1);
  await closeAuction(deps, lot.id);
  return lot;
}
const offer = (id: number, amount: number, { until = hour(13), token = seller.token } = {}) =>
  ask(auctions.counterOffer, { params: { id }, body: { amount, until: indiaTime(until) }, token });
const answer = (id: number, choice: "accepted" | "declined", by: SignedIn) =>
  ask(auctions.answerOffer, { params: { id }, body: { answer: choice }, token: by.token });
const decide = (id: number, choice: "accepted" | "declined", amount = 1300) =>
  ask(auctions.answerBid, {
    params: { id },
    body: { answer: choice, amount },
    token: seller.token,
  });
const details = async (id: number, by?: SignedIn) =>
  (await ask(auctions.details, { params: { idname: String(id) }, token: by?.token })).body.data;
const own = async (id: number) =>
  (await ask(listings.viewLot, { params: { id: String(id) }, token: seller.token })).body.data;
const orderOf = async (id: number, { token }: SignedIn) =>
  (await ask(auctions.myOrders, { token, query: { rows: 100 } })).body.data.find(
    (order) => order.product_id._id === String(id),
  );
const noticesOf = async (user: SignedIn) =>
  (await noticesTo(db, user.id)).reverse().map(({ title }) => title);
const ledgerOf = async (id: number) =>
  (await ask(auctions.ledger, { params: { idname: String(id) } })).body.data;
const unbroken = async () => expect((await verifyLedgers(db)).broken).toBeNull();

describe("a seller's price below the reserve (A9)", () => {
  test("is offered to the highest bidder alone, who accepts and owes it", async () => {
    const lot = await aLotBelowReserve();
    expect((await offer(lot.id, 1700)).body.data).toMatchObject({
      amount: 1700,
      value: 1700,
      until: hour(13).toISOString(),
    });
    expect(await details(lot.id, asha)).toMatchObject({
      standing: "offered",
      offer: { amount: 1700, until: hour(13).toISOString(), by_seller: true },
      heightest: 1300,
    });
    expect(await orderOf(lot.id, asha)).toMatchObject({ offer: { amount: 1700 } });
    expect(await own(lot.id)).toMatchObject({ counter_offer: { amount: 1700 } });
    for (const other of [bilal, undefined])
      expect(JSON.stringify(await details(lot.id, other))).not.toContain("1700");
    const asRival = { params: { id: String(lot.id) }, token: bilal.token };
    expect(JSON.stringify((await ask(listings.viewLot, asRival)).body)).not.toContain("1700");
    expect((await noticesOf(asha))[0]).toBe("The seller offers you a price");
    expect((await answer(lot.id, "accepted", bilal)).body.code).toBe("answer_not_awaited");

    expect((await answer(lot.id, "accepted", asha)).body.data).toMatchObject({
      outcome: "sold",
      amount: 1700,
    });
    expect((await answer(lot.id, "accepted", asha)).status).toBe(200);
    expect(await orderOf(lot.id, asha)).toMatchObject({
      standing: "won",
      bid_amount: 1700,
      status: "pending",
      offer: null,
    });
    expect(await details(lot.id)).toMatchObject({ outcome: "sold", heightest: 1700, bid_count: 4 });
    const ledger = await ledgerOf(lot.id);
    expect(ledger.slice(-3)).toMatchObject([
      { kind: "close", note: "reserve_not_met" },
      { kind: "bid", note: "counter_offer", amount: 1700, bidder: "Bidder 3" },
      { kind: "answer", note: "accepted", amount: 1700, bidder: "Bidder 3" },
    ]);
    expect(await firstLedgerFault(String(lot.id), ledger, sha256)).toBeNull();
    await unbroken();
  });

  test("declined, goes to the second bidder for as long; accepted there, they win at it", async () => {
    const lot = await aLotBelowReserve();
    await offer(lot.id, 1700);
    await at(3);
    expect((await answer(lot.id, "declined", asha)).body.data.outcome).toBe("reserve_not_met");
    expect(await details(lot.id, asha)).toMatchObject({ standing: "subject", offer: null });
    expect(await orderOf(lot.id, bilal)).toMatchObject({
      standing: "offered",
      offer: { amount: 1700, until: hour(15).toISOString() },
    });
    expect((await answer(lot.id, "accepted", bilal)).status).toBe(200);
    expect(await details(lot.id)).toMatchObject({ outcome: "sold", heightest: 1700 });
    expect(await orderOf(lot.id, asha)).toMatchObject({ standing: "lost", status: "completed" });
    await unbroken();
  });

  test("lapsed with both, the seller decides on the highest bid as before", async () => {
    const lot = await aLotBelowReserve();
    await offer(lot.id, 1700);
    expect((await decide(lot.id, "accepted")).body.code).toBe("counter_offer_open");
    expect((await offer(lot.id, 1600)).body.code).toBe("counter_offer_open");
    await at(13);
    expect(await lapseDueOffers(deps)).toBe(1);
    expect(await details(lot.id, bilal)).toMatchObject({ standing: "offered" });
    await at(25);
    expect(await lapseDueOffers(deps)).toBe(1);
    expect(await lapseDueOffers(deps)).toBe(0);
    expect(await details(lot.id, bilal)).toMatchObject({ standing: "lost", offer: null });
    expect((await noticesOf(seller))[0]).toBe("Your price was not accepted");
    expect(await own(lot.id)).toMatchObject({ counter_offer: null, seller_answer: "awaited" });
    expect((await decide(lot.id, "accepted")).body.data).toMatchObject({ outcome: "sold" });
    expect(await orderOf(lot.id, asha)).toMatchObject({ standing: "won", bid_amount: 1300 });
    await unbroken();
  });

  test("keeps the seller's decision open for a day after it, however late it was made", async () => {
    const lot = await aLotBelowReserve();
    await at(70);
    await offer(lot.id, 1700, { until: hour(100) });
    await at(99);
    expect(await lapseDueDecisions(deps)).toBe(0);
    await at(200);
    await lapseDueOffers(deps);
    await at(230);
    await lapseDueOffers(deps);
    expect((await own(lot.id)).seller_answer).toBe("awaited");
    await at(260);
    expect(await lapseDueDecisions(deps)).toBe(1);
    expect(await details(lot.id)).toMatchObject({ outcome: "reserve_not_met" });
    await unbroken();
  });

  test("falls with the bid of whom it was offered to, and stands when another's is voided", async () => {
    const [lot, other] = [await aLotBelowReserve(), await aLotBelowReserve()];
    const voidBid = (id: number, seq: number) =>
      ask(auctions.voidBid, {
        params: { id },
        body: { seq, reason: "Agreed by phone" },
        token: admin.token,
      });
    await offer(lot.id, 1700);
    await voidBid(lot.id, 4);
    expect(await own(lot.id)).toMatchObject({ counter_offer: null, heightest: 1200 });
    expect((await answer(lot.id, "accepted", asha)).body.code).toBe("answer_not_awaited");
    expect((await offer(lot.id, 1500)).status).toBe(200);
    expect(await details(lot.id, bilal)).toMatchObject({ offer: { amount: 1500 } });

    await offer(other.id, 1700);
    await voidBid(other.id, 2);
    expect(await details(other.id, asha)).toMatchObject({ offer: { amount: 1700 } });
    await unbroken();
  });

  test("accepted and declined at once, one of the two happens and the ledger says which", async () => {
    const lot = await aLotBelowReserve();
    await offer(lot.id, 1700);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => answer(lot.id, i % 2 ? "declined" : "accepted", asha)),
    );
    const choice = answers.flatMap(({ status, body }) => (status === 200 ? body.data.outcome : []));
    expect(new Set(choice).size).toBe(1);
    expect(await details(lot.id)).toMatchObject({ outcome: choice[0] });
    await unbroken();
  });

  test("is the seller's, or the office's in their place with a reason; a price that does not fit is refused beside its field", async () => {
    const lot = await aLotBelowReserve();
    const stranger = await market.aSeller();
    expect((await offer(lot.id, 1700, { token: stranger.token })).body.code).toBe("not_your_lot");
    expect((await offer(lot.id, 1700, { token: asha.token })).status).toBe(403);
    expect(await offer(lot.id, 2001)).toMatchObject({
      status: 400,
      body: { code: "counter_offer_unfit", errors: [{ path: "amount" }] },
    });
    expect(await offer(lot.id, 1700, { until: hour(1) })).toMatchObject({
      status: 400,
      body: { code: "counter_offer_time", errors: [{ path: "until" }] },
    });
    const byOffice = await ask(auctions.counterOfferByOffice, {
      params: { id: lot.id },
      body: { amount: 1700, until: indiaTime(hour(13)), reason: "Asked by phone" },
      token: admin.token,
    });
    expect(byOffice.body.data).toMatchObject({ amount: 1700 });
    const { body } = await ask(office.audit, {
      query: { q: `Lot ${lot.id}:` },
      token: admin.token,
    });
    expect(body.data).toMatchObject([
      { who: admin.name, action: "counter-offer made", after: { reason: "Asked by phone" } },
    ]);
    expect(await details(lot.id, asha)).toMatchObject({ standing: "offered" });
  });
});
