import { auctions, type BodyIn, listings, office } from "@rebale/contract";
import { firstLedgerFault } from "@rebale/contract/auctions/ledger-faults";
import { beforeEach, describe, expect, test } from "vitest";
import { createMarket } from "../../../../../test/app.ts";
import { aLot } from "../../../../../test/builders.ts";
import { noticesTo } from "../../../../../test/publish-all.ts";
import { sha256 } from "../../domain/ledger/ledger-chain.rules.ts";
import { closeAuction } from "../close/close-auction.ts";
import { verifyLedgers } from "../close/verify-ledgers.ts";
import { lapseDecision, lapseDueDecisions } from "./lapse-reserve-decision.ts";

const noon = new Date("2026-12-01T06:30:00.000Z");
const market = await createMarket();
const { db, deps } = market;
await market.setTime(noon);
const seller = await market.aSeller();
const admin = await market.anAdmin();
const asha = await market.aBuyer({ name: "Asha" });
const bilal = await market.aBuyer({ name: "Bilal" });
const RESERVE = 54_321;

const at = (hours: number) => market.setTime(new Date(noon.getTime() + hours * 3_600_000));
const bid = (lotId: number, amount: number, by: typeof asha) =>
  market.ask(auctions.placeBid, {
    body: { product_id: lotId, amount, confirm_unusual: true },
    token: by.token,
  });
const answer = (
  id: number,
  asked: BodyIn<typeof auctions.answerBid>["answer"],
  { token = seller.token, amount = 1200 } = {},
) => market.ask(auctions.answerBid, { params: { id }, body: { answer: asked, amount }, token });
const details = async (id: number, token?: string) =>
  (await market.ask(auctions.details, { params: { idname: String(id) }, token })).body.data;
const noticesOf = async (userId: number, lot: { url: string }) =>
  (await noticesTo(db, userId)).filter((n) => n.link === `/auctiondetail/${lot.url}`);
const orderOf = async (lotId: number, { token }: typeof asha) =>
  (await market.ask(auctions.myOrders, { token, query: { rows: 100 } })).body.data.find(
    (o) => o.product_id._id === String(lotId),
  );
const ledgerOf = async (lot: { url: string }) =>
  (await market.ask(auctions.ledger, { params: { idname: lot.url } })).body;
const voidBid = (id: number, seq: number) =>
  market.ask(auctions.voidBid, {
    params: { id },
    body: { seq, reason: "The account is not who it says" },
    token: admin.token,
  });

/** Asha bid 1,100 and Bilal 1,200; it closed below its reserve an hour after noon. */
async function aLotBelowReserve() {
  await at(0);
  const lot = await aLot(db, {
    sellerId: seller.id,
    reservePrice: RESERVE,
    startsAt: new Date(noon.getTime() - 60_000),
    endsAt: new Date(noon.getTime() + 3_600_000),
  });
  await bid(lot.id, 1100, asha);
  await bid(lot.id, 1200, bilal);
  await at(1);
  await closeAuction(deps, lot.id);
  return lot;
}

beforeEach(() => at(0));

describe("below the reserve the highest bid is subject to the seller's approval", () => {
  test("the seller is asked, the highest bidder is told, everybody sees that it waits", async () => {
    const lot = await aLotBelowReserve();
    const answer_by = new Date(noon.getTime() + 73 * 3_600_000).toISOString();
    expect(await details(lot.id)).toMatchObject({
      outcome: "reserve_not_met",
      seller_answer: "awaited",
      answer_by,
    });
    expect(await details(lot.id, bilal.token)).toMatchObject({ standing: "subject" });
    expect(await details(lot.id, asha.token)).toMatchObject({ standing: "lost" });
    expect(await orderOf(lot.id, bilal)).toMatchObject({
      standing: "subject",
      status: "pending",
      is_win: false,
      seller: null,
    });
    expect(await orderOf(lot.id, asha)).toMatchObject({ standing: "lost", status: "completed" });
    expect((await noticesOf(bilal.id, lot)).map((n) => n.title)).toEqual([
      "Your bid is subject to the seller's approval",
    ]);
    const own = await market.ask(listings.myLots, {
      body: { filter: "awaited" },
      token: seller.token,
    });
    expect(own.body.data.find((l) => l._id === String(lot.id))).toMatchObject({
      heightest: 1200,
      reserve_price: RESERVE,
      answer_by,
    });
    const asked = await db
      .selectFrom("messages")
      .select("channel")
      .where("subject", "=", "Your decision is needed")
      .execute();
    expect(asked.map((m) => m.channel)).toContain("mail");
  });

  test("while the seller decides no bidder learns the reserve: not from the page, the orders, the ledger, the notices or the messages; the decision opens it (A7)", async () => {
    const lot = await aLotBelowReserve();
    const seen = [
      await details(lot.id, bilal.token),
      await orderOf(lot.id, bilal),
      await ledgerOf(lot),
      (await market.ask(listings.viewLot, { params: { id: lot.url }, token: bilal.token })).body,
      (await market.ask(office.notifications, { token: bilal.token })).body,
      await db.selectFrom("messages").selectAll().where("recipient", "=", bilal.mobile).execute(),
    ];
    expect(JSON.stringify(seen)).not.toMatch(/54,?321/);
    await answer(lot.id, "declined");
    const { data } = await ledgerOf(lot);
    expect(data.at(-1)).toMatchObject({
      kind: "answer",
      opened: expect.stringMatching(/^54321\.00:[0-9a-f]{64}$/),
    });
  });
});

describe("accepting", () => {
  test("makes the highest bidder win as a close does: orders, notices, messages, and a row of the ledger", async () => {
    const lot = await aLotBelowReserve();
    await at(30);
    const { status, body } = await answer(lot.id, "accepted");
    expect([status, body.data]).toEqual([
      200,
      { product_id: String(lot.id), outcome: "sold", seller_answer: "accepted", heightest: 1200 },
    ]);
    expect(await details(lot.id, bilal.token)).toMatchObject({
      outcome: "sold",
      seller_answer: "accepted",
      standing: "won",
    });
    expect(await orderOf(lot.id, bilal)).toMatchObject({
      is_win: true,
      standing: "won",
      status: "pending",
      seller: { mobile: seller.mobile },
    });
    const won = await market.ask(auctions.myOrders, { token: bilal.token, query: { won: "1" } });
    expect(won.body.data.map((o) => o.product_id._id)).toContain(String(lot.id));
    const ofSeller = await market.ask(auctions.sellerOrders, {
      token: seller.token,
      query: { rows: 100 },
    });
    expect(
      ofSeller.body.data.find((o) => o.product_id._id === String(lot.id) && o.is_win),
    ).toMatchObject({ buyer: { name: "Bilal" } });
    expect((await noticesOf(bilal.id, lot)).map((n) => n.title)).toContain("You won the auction");
    expect((await noticesOf(asha.id, lot)).map((n) => n.title)).toContain("Auction ended");

    const { data, product_id } = await ledgerOf(lot);
    expect(data.map((e) => [e.kind, e.amount, e.bidder, e.note])).toEqual([
      ["open", 0, "", expect.stringMatching(/^[0-9a-f]{64}$/)],
      ["bid", 1100, "Bidder 1", ""],
      ["bid", 1200, "Bidder 2", ""],
      ["close", 0, "", "reserve_not_met"],
      ["answer", 1200, "Bidder 2", "accepted"],
    ]);
    expect(await firstLedgerFault(product_id, data, sha256)).toBeNull();
    expect((await verifyLedgers(db)).broken).toBeNull();
  });

  test("ten times at once, it sells once and says the same each time; so does the late job", async () => {
    const lot = await aLotBelowReserve();
    await market.openConnections();
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer(lot.id, "accepted")));
    expect(new Set(answers.map((a) => JSON.stringify([a.status, a.body])))).toHaveLength(1);
    expect(answers[0]?.status).toBe(200);
    await at(100);
    expect(await lapseDecision(deps, lot.id)).toBe("answered before");
    expect(
      (await noticesOf(bilal.id, lot)).filter((n) => n.title === "You won the auction"),
    ).toHaveLength(1);
    expect((await ledgerOf(lot)).data.filter((e) => e.kind === "answer")).toHaveLength(1);
    expect((await answer(lot.id, "declined")).body.code).toBe("answered_already");
  });

  test("racing a decline and the lapse, exactly one of them counts and the lot agrees with its ledger", async () => {
    for (const hour of [2, 73]) {
      const lot = await aLotBelowReserve();
      await at(hour);
      await market.openConnections();
      await Promise.all([
        answer(lot.id, "accepted"),
        answer(lot.id, "declined"),
        lapseDecision(deps, lot.id),
        lapseDecision(deps, lot.id),
      ]);
      const notes = (await ledgerOf(lot)).data
        .filter((e) => e.kind === "answer")
        .map((e) => e.note);
      expect(notes).toHaveLength(1);
      expect(hour === 73 ? ["lapsed"] : ["accepted", "declined"]).toContain(notes[0]);
      const { seller_answer, outcome } = await details(lot.id);
      expect([seller_answer, outcome]).toEqual([
        notes[0],
        notes[0] === "accepted" ? "sold" : "reserve_not_met",
      ]);
      expect((await orderOf(lot.id, bilal))?.is_win).toBe(notes[0] === "accepted");
    }
    expect((await verifyLedgers(db)).broken).toBeNull();
  });
});

test("a lot that ended yesterday and is accepted today counts among what was sold today", async () => {
  const lot = await aLotBelowReserve();
  await at(30);
  const { token } = await market.anAdmin();
  const soldToday = async () => (await market.ask(office.overview, { token })).body.data.sold_today;
  const before = await soldToday();
  await answer(lot.id, "accepted");
  expect((await soldToday()) - before).toBe(1200);
});

describe("declining", () => {
  test("leaves nobody the winner, and the highest bidder is told", async () => {
    const lot = await aLotBelowReserve();
    expect((await answer(lot.id, "declined")).body.data).toMatchObject({
      outcome: "reserve_not_met",
      seller_answer: "declined",
    });
    expect(await details(lot.id, bilal.token)).toMatchObject({
      standing: "lost",
      seller_answer: "declined",
    });
    expect(await orderOf(lot.id, bilal)).toMatchObject({
      standing: "lost",
      status: "completed",
      is_win: false,
    });
    expect((await noticesOf(bilal.id, lot)).map((n) => n.title)).toContain(
      "The seller declined your bid",
    );
    expect((await answer(lot.id, "declined")).status).toBe(200);
    expect(
      (await noticesOf(bilal.id, lot)).filter((n) => n.title === "The seller declined your bid"),
    ).toHaveLength(1);
    expect((await answer(lot.id, "accepted")).body.code).toBe("answered_already");
  });
});

describe("when the time passes", () => {
  test("the wait ends once, and not before its time", async () => {
    const lot = await aLotBelowReserve();
    await at(72);
    expect(await lapseDecision(deps, lot.id)).toBe("not due");
    await at(73);
    expect((await answer(lot.id, "accepted")).body.code).toBe("answer_too_late");
    expect(await lapseDecision(deps, lot.id)).toBe("lapsed");
    expect(await lapseDecision(deps, lot.id)).toBe("answered before");
    expect(await details(lot.id, bilal.token)).toMatchObject({
      seller_answer: "lapsed",
      outcome: "reserve_not_met",
      standing: "lost",
    });
    expect(
      (await noticesOf(bilal.id, lot)).filter(
        (n) => n.title === "The seller did not accept your bid",
      ),
    ).toHaveLength(1);
    expect((await answer(lot.id, "accepted")).body.code).toBe("answer_too_late");
  });

  test("also while the server was down", async () => {
    const lots = [await aLotBelowReserve(), await aLotBelowReserve()];
    await at(200);
    expect(await lapseDueDecisions(deps)).toBeGreaterThanOrEqual(2);
    for (const { id } of lots) expect(await details(id)).toMatchObject({ seller_answer: "lapsed" });
    expect(await lapseDueDecisions(deps)).toBe(0);
  });
});

describe("who may answer", () => {
  test("the lot's seller, and the office in the seller's place, which is written down", async () => {
    const lot = await aLotBelowReserve();
    const other = await market.aSeller();
    expect((await answer(lot.id, "accepted", other)).body.code).toBe("not_your_lot");
    expect((await answer(lot.id, "accepted", bilal)).status).toBe(403);
    expect((await answer(999_999, "accepted")).body.code).toBe("lot_not_found");
    expect((await answer(lot.id, "accepted", admin)).body.data.outcome).toBe("sold");
    const deeds = await db
      .selectFrom("audit")
      .select("action")
      .where("admin_id", "=", admin.id)
      .execute();
    expect(deeds.map((d) => d.action)).toContain("bid accepted");
  });

  test("a lot that was sold, or had no bid, waits for nobody", async () => {
    await at(0);
    const lot = await aLot(db, {
      sellerId: seller.id,
      startsAt: new Date(noon.getTime() - 60_000),
      endsAt: new Date(noon.getTime() + 1000),
    });
    await bid(lot.id, 1200, bilal);
    expect((await answer(lot.id, "accepted")).body.code).toBe("answer_not_awaited");
    await at(1);
    await closeAuction(deps, lot.id);
    expect((await answer(lot.id, "accepted")).body.code).toBe("answer_not_awaited");
  });
});

describe("a bid that should not have won", () => {
  test("voided before the close, it is not the one in question", async () => {
    await at(0);
    const ends = new Date(noon.getTime() + 3_600_000);
    const lot = await aLot(db, {
      sellerId: seller.id,
      reservePrice: RESERVE,
      startsAt: new Date(noon.getTime() - 60_000),
      endsAt: ends,
    });
    await bid(lot.id, 1100, asha);
    await bid(lot.id, 1200, bilal);
    await voidBid(lot.id, 3);
    await at(1);
    await closeAuction(deps, lot.id);
    expect(await orderOf(lot.id, asha)).toMatchObject({ standing: "subject" });
    expect((await answer(lot.id, "accepted", { amount: 1100 })).body.data).toMatchObject({
      outcome: "sold",
      heightest: 1100,
    });
  });

  test("voided while the seller thinks, the next standing bid takes its place and the seller must look again", async () => {
    const lot = await aLotBelowReserve();
    expect((await voidBid(lot.id, 3)).body.data).toMatchObject({ heightest: 1100, bid_count: 1 });
    expect(await orderOf(lot.id, asha)).toMatchObject({ standing: "subject", status: "pending" });
    expect(await orderOf(lot.id, bilal)).toMatchObject({ standing: "voided", status: "completed" });
    expect((await noticesOf(asha.id, lot)).map((n) => n.title)).toContain(
      "Your bid is subject to the seller's approval",
    );
    expect((await answer(lot.id, "accepted")).body.code).toBe("highest_bid_changed");
    expect((await answer(lot.id, "accepted", { amount: 1100 })).body.data.outcome).toBe("sold");
    expect(await orderOf(lot.id, asha)).toMatchObject({ is_win: true, standing: "won" });
    expect((await verifyLedgers(db)).broken).toBeNull();
    // Accepted and not lifted yet: the office can still undo it.
    expect((await voidBid(lot.id, 2)).status).toBe(200);
    expect((await verifyLedgers(db)).broken).toBeNull();
  });

  test("voided as the last one, nothing is left to approve", async () => {
    const lot = await aLotBelowReserve();
    await voidBid(lot.id, 2);
    expect(await details(lot.id, bilal.token)).toMatchObject({
      standing: "subject",
      heightest: 1200,
    });
    await voidBid(lot.id, 3);
    expect(await details(lot.id)).toMatchObject({
      seller_answer: "lapsed",
      heightest: 0,
      outcome: "reserve_not_met",
    });
    expect(await orderOf(lot.id, bilal)).toMatchObject({ standing: "voided", status: "completed" });
    expect((await ledgerOf(lot)).data.map((e) => e.kind)).toEqual([
      "open",
      "bid",
      "bid",
      "close",
      "void",
      "void",
      "answer",
    ]);
    expect((await verifyLedgers(db)).broken).toBeNull();
  });

  test("of an account that the office has shut out, it cannot be accepted; voided, the next one can", async () => {
    const lot = await aLotBelowReserve();
    const shut = (is_active: boolean) =>
      market.ask(office.reviewUser, {
        params: { id: bilal.id },
        body: { is_active, reason: "Never pays" },
        token: admin.token,
      });
    await shut(false);
    expect((await answer(lot.id, "accepted")).body.code).toBe("bidder_deactivated");
    await voidBid(lot.id, 3);
    expect((await answer(lot.id, "accepted", { amount: 1100 })).body.data.outcome).toBe("sold");
    await shut(true);
  });
});
