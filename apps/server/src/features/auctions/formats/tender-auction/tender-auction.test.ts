import { auctions } from "@rebale/contract";
import { beforeEach, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../../test/app.ts";
import { beforeClose, closeOfT, tendersOf } from "../../../../../test/tenders.ts";
import { verifyLedgers } from "../../actions/close/verify-ledgers.ts";

const market = await createMarket();
const { ask, db } = market;
await market.setTime(beforeClose(50));
const seller = await market.aSeller();
const admin = await market.anAdmin();
const t = tendersOf(market, seller, admin);
const later = (minutes: number) => beforeClose(-minutes);

/** The whole lot, tenders until the close of T, then from 10 minutes later for 20 minutes. */
async function aLot(over: object = {}) {
  const lot = await t.lotT({
    ...{ marketValue: 200_000, reservePrice: 200_000, bidIncrement: 1000, softCloseMinutes: 5 },
    ...{ format: "tender_auction", tenderEndsAt: closeOfT, auctionStartsAt: later(10) },
    ...{ endsAt: later(30), best: 2, ...over },
  });
  await db.updateTable("lots").set({ basis: "lot" }).where("id", "=", lot.id).execute();
  return lot;
}

let buyers: SignedIn[] = [];
beforeEach(async () => {
  await market.setTime(beforeClose(30));
  buyers = [];
  for (let i = 0; i < 4; i++) buyers.push(await t.aBuyerWith(200_000));
});
const buyer = (i: number) => buyers[i] as SignedIn;
async function tendered(amounts: readonly number[], over: object = {}) {
  const lot = await aLot(over);
  for (const [i, amount] of amounts.entries())
    expect((await t.tender(lot, buyer(i), amount)).status).toBe(200);
  return lot;
}
const three = [240_000.5, 261_000, 225_000];

test("F25 F30 the opening qualifies the best, the highest leads, and it alone holds", async () => {
  const lot = await tendered(three);
  expect(await t.details(lot, buyer(0))).toMatchObject({
    ...{ qualified: null, standing: "sealed", next_bid: 200_000.01 },
    format: {
      ...{ kind: "tender_auction", stage: "tender", best: 2 },
      tender_ends_at: closeOfT.toISOString(),
      auction_starts_at: later(10).toISOString(),
      auction_ends_at: later(30).toISOString(),
    },
    ends_at: closeOfT.toISOString(),
  });
  for (const i of [0, 1, 2]) expect(await t.freeOf(buyer(i))).toBe(75_000);
  await t.endAt(closeOfT);
  expect(await t.details(lot, buyer(1))).toMatchObject({
    ...{ heightest: 261_000, bid_count: 3, standing: "leading", qualified: true },
    ...{ ends_at: later(30).toISOString(), why_not: "lot_upcoming", status: "live" },
    format: { stage: "auction" },
  });
  expect(await t.details(lot, buyer(0))).toMatchObject({ qualified: true, standing: "outbid" });
  expect(await t.details(lot, buyer(2))).toMatchObject({ qualified: false });
  expect(await Promise.all([0, 1, 2].map((i) => t.freeOf(buyer(i))))).toEqual([
    200_000, 75_000, 200_000,
  ]);
  const kinds = (await t.ledger(lot)).map(({ kind, note }) => `${kind} ${note}`.trim());
  expect(kinds.slice(-5)).toEqual([
    "unseal 3",
    "bid sealed",
    "bid sealed",
    "bid sealed",
    "stage auction",
  ]);
  expect(await verifyLedgers(db)).toMatchObject({ broken: null });
});

test("F26 F27 F29 from its start on the qualified bid by the rules of an auction", async () => {
  const lot = await tendered(three);
  await t.endAt(closeOfT);
  expect((await t.bid(lot, buyer(0), 262_000)).body.code).toBe("lot_upcoming");
  await market.setTime(later(10));
  expect(await t.bid(lot, buyer(2), 262_000)).toMatchObject({
    status: 403,
    body: { code: "not_qualified" },
  });
  expect((await t.details(lot, buyer(2))).why_not).toBe("not_qualified");
  expect((await t.bid(lot, buyer(3), 262_000)).body.code).toBe("not_qualified");
  expect((await t.bid(lot, buyer(0), 261_500)).body.code).toBe("increment_too_small");
  expect((await t.bid(lot, buyer(0), 262_000)).body.data).toMatchObject({ heightest: 262_000 });
  expect((await t.tender(lot, buyer(0), 263_000)).body.code).toBe("not_this_format");
  const maximum = await ask(auctions.setMaximum, {
    params: { product_id: lot.id },
    body: { maximum: 270_000, terms_version: 1 },
    token: buyer(0).token,
  });
  expect(maximum.status).toBe(200);
  await market.setTime(later(27));
  const outbid = await t.bid(lot, buyer(1), 265_000);
  expect(outbid.body.data).toMatchObject({ heightest: 266_000, outbid: true });
  expect(outbid.body.data.ends_at).toBe(later(32).toISOString());
  await t.endAt(later(32));
  expect(await t.details(lot, buyer(0))).toMatchObject({ standing: "won", heightest: 266_000 });
  expect(await verifyLedgers(db)).toMatchObject({ broken: null });
});

test("F28 of equal tenders at the edge all qualify", async () => {
  const lot = await tendered([500_000, 400_000, 400_000, 300_000]);
  await t.endAt(closeOfT);
  const qualified = await Promise.all(
    buyers.map(async (one) => (await t.details(lot, one)).qualified),
  );
  expect(qualified).toEqual([true, true, true, false]);
});

test("F31 without a tender it is over at the tender's end", async () => {
  const lot = await aLot();
  await t.endAt(closeOfT);
  expect(await t.outcomeOf(lot)).toEqual({ outcome: "no_bids", stage: null });
});

test("F32 with too few tenders it is over at the tender's end, and none is opened", async () => {
  const lot = await tendered([240_000, 250_000], { minBidders: 3 });
  await t.endAt(closeOfT);
  expect(await t.outcomeOf(lot)).toEqual({ outcome: "too_few_bidders", stage: null });
  expect((await t.ledger(lot)).map(({ kind }) => kind)).not.toContain("unseal");
});

test("one that qualifies alone may bid, and wins at its own amount", async () => {
  const lot = await tendered([240_000]);
  await t.endAt(closeOfT);
  expect((await t.outcomeOf(lot)).stage).toBe("auction");
  await t.endAt(later(30));
  expect(await t.details(lot, buyer(0))).toMatchObject({ standing: "won", heightest: 240_000 });
});

test("a company that may not win is opened, voided, and does not qualify", async () => {
  const lot = await tendered(three);
  const { company_id } = await db
    .selectFrom("company_users")
    .select("company_id")
    .where("user_id", "=", buyer(1).id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("companies")
    .set({ status: "suspended" })
    .where("id", "=", company_id)
    .execute();
  await t.endAt(closeOfT);
  expect(await t.details(lot)).toMatchObject({ heightest: 240_000.5, bid_count: 2 });
  expect((await t.details(lot, buyer(2))).qualified).toBe(true);
  expect((await t.ledger(lot)).map(({ kind }) => kind).slice(-3)).toEqual(["bid", "void", "stage"]);
  expect(await verifyLedgers(db)).toMatchObject({ broken: null });
});

test("extended or resumed while sealed, the auction moves by as much", async () => {
  const lot = await tendered(three);
  await ask(auctions.extend, {
    params: { id: lot.id },
    body: { end_at: later(5).toISOString(), reason: "Power cut" } as never,
    token: admin.token,
  });
  await t.office("pause", lot);
  await market.setTime(beforeClose(25));
  await t.office("resume", lot);
  expect((await t.details(lot)).format).toMatchObject({
    tender_ends_at: later(10).toISOString(),
    auction_starts_at: later(20).toISOString(),
    auction_ends_at: later(40).toISOString(),
  });
  await t.endAt(later(10));
  expect((await t.details(lot)).ends_at).toBe(later(40).toISOString());
  expect(await verifyLedgers(db)).toMatchObject({ broken: null });
});
