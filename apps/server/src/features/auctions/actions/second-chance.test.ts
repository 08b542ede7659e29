import { auctions } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { companyOf, setCompanyStatus } from "../../../../test/authorised.ts";
import { aLot, completeSale } from "../../../../test/builders.ts";
import { untilHeldUp } from "../../../../test/held-up.ts";
import { noticesTo } from "../../../../test/publish-all.ts";
import { closeAuction } from "./close/close-auction.ts";
import { verifyLedgers } from "./close/verify-ledgers.ts";
import { lapseDueOffers } from "./offers/answer-offer.ts";

const noon = new Date("2026-12-01T06:30:00.000Z");
const minutes = (n: number) => new Date(noon.getTime() + n * 60_000);
const DAY = 24 * 60;

const market = await createMarket();
const { db, deps } = market;
await market.setTime(noon);
const seller = await market.aSeller();
const admin = await market.anAdmin();
const [asha, bilal, carla] = [
  await market.aBuyer({ name: "Asha" }),
  await market.aBuyer({ name: "Bilal" }),
  await market.aBuyer({ name: "Carla" }),
];

const bid = (lotId: number, amount: number, by = asha, over = {}) =>
  market.ask(auctions.placeBid, {
    body: { product_id: lotId, amount, ...over },
    token: by.token,
  });
const voidBid = (lotId: number, seq: number) =>
  market.ask(auctions.voidBid, {
    params: { id: lotId },
    body: { seq, reason: "Agreed by phone: a slip" },
    token: admin.token,
  });
const answer = (lotId: number, by: typeof asha, word: "accepted" | "declined") =>
  market.ask(auctions.answerOffer, {
    params: { id: lotId },
    body: { answer: word },
    token: by.token,
  });
const details = async (id: number, by = asha) =>
  (await market.ask(auctions.details, { params: { idname: String(id) }, token: by.token })).body
    .data;
const titlesOf = async (userId: number) =>
  (await noticesTo(db, userId)).map((notice) => notice.title);

/** Asha 1,100; Bilal 1,200; Carla a slip of 4,900 that wins. */
async function aSaleByMistake() {
  await market.setTime(noon);
  const lot = await aLot(db, {
    sellerId: seller.id,
    startsAt: minutes(-60),
    endsAt: minutes(10),
  });
  await bid(lot.id, 1100, asha);
  await bid(lot.id, 1200, bilal);
  expect((await bid(lot.id, 4900, carla)).status).toBe(200);
  await market.setTime(minutes(11));
  await closeAuction(deps, lot.id);
  expect(await details(lot.id, carla)).toMatchObject({ standing: "won", outcome: "sold" });
  return lot;
}

test("from five times the price on a bid needs its confirmation at the server (T2)", async () => {
  const lot = await aLot(db, { sellerId: seller.id, startsAt: minutes(-60), endsAt: minutes(60) });
  const key = { "idempotency-key": `unusual-${lot.id}` };
  const ask = (confirm_unusual?: boolean) =>
    market.ask(auctions.placeBid, {
      body: { product_id: lot.id, amount: 5000, ...(confirm_unusual && { confirm_unusual }) },
      token: asha.token,
      headers: key,
    });
  expect(await ask()).toMatchObject({ status: 409, body: { code: "confirm_unusual" } });
  // The same key: the confirmed bid is the one that was asked about.
  expect((await ask(true)).body.data).toMatchObject({
    heightest: 5000,
    value: 5000,
    receipt: { seq: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect((await bid(lot.id, 24_999, bilal)).status).toBe(200);
});

test("an unverified company has a ceiling (T2, W10)", async () => {
  const lot = await aLot(db, {
    sellerId: seller.id,
    marketValue: 9_000_000,
    startsAt: minutes(-60),
    endsAt: minutes(60),
  });
  expect((await bid(lot.id, 10_000_000)).status).toBe(200);
  const above = () => bid(lot.id, 10_000_001);
  expect(await above()).toMatchObject({ status: 403, body: { code: "verify_first" } });
  const company = await companyOf(market, asha);
  await setCompanyStatus(market, company, "verified");
  expect((await above()).status).toBe(200);
  await setCompanyStatus(market, company, "unverified");
});

test("a winning bid voided after the close: the next bidder is offered the lot and takes it (T2)", async () => {
  const lot = await aSaleByMistake();
  expect((await voidBid(lot.id, 3)).body.code).toBe("auction_closed");
  expect((await voidBid(lot.id, 4)).body.data).toMatchObject({ seq: 6, heightest: 1200 });
  expect(await details(lot.id, bilal)).toMatchObject({ standing: "offered", heightest: 1200 });
  expect(await details(lot.id, carla)).toMatchObject({ standing: "voided" });
  expect(await details(lot.id, asha)).toMatchObject({ standing: "lost" });
  expect((await verifyLedgers(db)).broken).toBeNull();
  expect(await titlesOf(carla.id)).toContain("Your bid was voided");
  expect(await titlesOf(seller.id)).toContain("A sale was cancelled");
  expect(await titlesOf(bilal.id)).toContain("You can have this lot at your bid");
  expect(await titlesOf(asha.id)).toContain("The winning bid was voided");

  expect((await answer(lot.id, asha, "accepted")).body.code).toBe("answer_not_awaited");
  const taken = await Promise.all([1, 2, 3].map(() => answer(lot.id, bilal, "accepted")));
  expect(taken.map((t) => t.body.data)).toMatchObject(
    Array(3).fill({ outcome: "sold", amount: 1200 }),
  );
  expect((await answer(lot.id, bilal, "declined")).body.code).toBe("answered_already");
  expect(await details(lot.id, bilal)).toMatchObject({ standing: "won", outcome: "sold" });
  const ledger = await market.ask(auctions.ledger, { params: { idname: lot.url } });
  expect(ledger.body.data.slice(4).map((e) => [e.kind, e.note, e.bidder])).toEqual([
    ["close", "sold", "Bidder 3"],
    ["void", "Agreed by phone: a slip", "Bidder 3"],
    ["answer", "accepted", "Bidder 2"],
  ]);
  expect((await verifyLedgers(db)).broken).toBeNull();
});

test("an absurd bid that won in the last second stays in the office's list until its order is completed (T2)", async () => {
  await market.setTime(noon);
  const listed = async () =>
    (await market.ask(auctions.flaggedBids, { token: admin.token })).body.data.map((flag) => [
      flag.product_id,
      flag.seq,
    ]);
  const lot = await aLot(db, { sellerId: seller.id, startsAt: minutes(-60), endsAt: minutes(10) });
  await market.setTime(new Date(minutes(10).getTime() - 1000));
  expect((await bid(lot.id, 9_999_999, carla, { confirm_unusual: true })).status).toBe(200);
  await market.setTime(minutes(11));
  await closeAuction(deps, lot.id);
  expect(await details(lot.id, carla)).toMatchObject({ standing: "won" });
  expect(await listed()).toContainEqual([String(lot.id), 2]);
  await completeSale(db, lot.id);
  expect(await listed()).not.toContainEqual([String(lot.id), 2]);
});

test("the ceiling is a setting (T2)", async () => {
  const strict = await createMarket(undefined, { BID_CEILING: "1500" });
  const lot = await aLot(strict.db, { sellerId: (await strict.aSeller()).id });
  const buyer = await strict.aBuyer();
  const place = (amount: number) =>
    strict.ask(auctions.placeBid, {
      body: { product_id: lot.id, amount },
      token: buyer.token,
    });
  expect((await place(1501)).body.code).toBe("verify_first");
  expect((await place(1500)).status).toBe(200);
});

test("declined or left unanswered, the lot stays unsold and its seller is told (T2)", async () => {
  const [declined, lapsed] = [await aSaleByMistake(), await aSaleByMistake()];
  for (const lot of [declined, lapsed]) await voidBid(lot.id, 4);
  expect((await answer(declined.id, bilal, "declined")).body.data.outcome).toBe("reserve_not_met");
  await market.setTime(minutes(11 + 3 * DAY));
  expect((await answer(lapsed.id, bilal, "accepted")).body.code).toBe("answer_too_late");
  expect(await lapseDueOffers(deps)).toBe(1);
  expect(await lapseDueOffers(deps)).toBe(0);
  for (const lot of [declined, lapsed])
    expect(await details(lot.id, bilal)).toMatchObject({
      standing: "lost",
      outcome: "reserve_not_met",
    });
  expect((await titlesOf(seller.id)).filter((t) => t === "Your lot was not sold")).toHaveLength(2);
  expect((await verifyLedgers(db)).broken).toBeNull();
});

/** The seller's order of the lot's winner. */
async function wonOrder(lotId: number): Promise<string> {
  const { body } = await market.ask(auctions.sellerOrders, { token: seller.token });
  return body.data.find((o) => o.is_win && o.product_id._id === String(lotId))?._id ?? "";
}
const complete = (id: string) =>
  market.ask(auctions.completeOrder, {
    params: { id },
    body: { status: "completed" },
    token: seller.token,
  });

test("a sale that is paid and lifted can no longer be undone (T2)", async () => {
  const lot = await aSaleByMistake();
  await complete(await wonOrder(lot.id));
  expect((await voidBid(lot.id, 4)).body.code).toBe("auction_closed");
});

test("a sale that is completed and voided at the same moment is one of the two (T2)", async () => {
  const lot = await aSaleByMistake();
  const order = await wonOrder(lot.id);
  const { completed, voided } = await db.transaction().execute(async (tx) => {
    const row = tx.selectFrom("awards").select("id").where("order_id", "=", Number(order));
    await row.forUpdate().execute();
    const completed = complete(order);
    await untilHeldUp(db, 1);
    const voided = voidBid(lot.id, 4);
    await untilHeldUp(db, 2);
    return { completed, voided };
  });
  expect((await completed).status).toBe(200);
  expect((await voided).body.code).toBe("auction_closed");
  expect(await details(lot.id, carla)).toMatchObject({ standing: "won", outcome: "sold" });
});
