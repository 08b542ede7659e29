import { accounts, auctions, companies, type Paise } from "@rebale/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { anAuthorisedBuyer, companyOf } from "../../../test/authorised.ts";
import { aLot } from "../../../test/builders.ts";
import { noticesTo } from "../../../test/publish-all.ts";
import { closeAuction } from "./actions/close/close-auction.ts";
import { verifyLedgers } from "./actions/close/verify-ledgers.ts";
import { notifyOutbid } from "./actions/notify/notify-outbid.ts";
import { standingBids } from "./store/ledger/ledger.store.ts";

const noon = new Date("2026-12-01T06:30:00.000Z");
const hour = (n: number) => new Date(noon.getTime() + n * 3_600_000);
const market = await createMarket();
const { ask, db, deps } = market;
await market.setTime(noon);
beforeEach(() => market.setTime(noon));
const seller = await market.aSeller();
const admin = await market.anAdmin();

/** Takes a member into another company, as its owner would. */
async function seat(user: SignedIn, companyId: number, role = "bidder", limit?: number) {
  await db
    .updateTable("company_users")
    .set({ company_id: companyId, status: "active", role, bid_limit: limit ? limit * 100 : null })
    .where("user_id", "=", user.id)
    .execute();
  deps.bus.publish("session", { userId: user.id });
}
/** Suresh owns a company that Meena bids for, too; Vikram only looks on; Bilal bids for another. */
async function twoCompanies(limit?: number) {
  const suresh = await market.aBuyer({ name: "Suresh" });
  const meena = await market.aBuyer({ name: "Meena" });
  const vikram = await market.aBuyer({ name: "Vikram" });
  const bilal = await market.aBuyer({ name: "Bilal" });
  const companyId = await companyOf(market, suresh);
  await seat(meena, companyId, "bidder", limit);
  await seat(vikram, companyId, "viewer");
  return { suresh, meena, vikram, bilal, companyId };
}
const openLot = (over: object = {}) =>
  aLot(db, { sellerId: seller.id, startsAt: hour(-1), endsAt: hour(1), ...over });
const bid = (lotId: number, by: SignedIn, amount: number, more: object = {}) =>
  ask(auctions.placeBid, { body: { product_id: lotId, amount, ...more }, token: by.token });
const setMaximum = (lotId: number, by: SignedIn, maximum: number) =>
  ask(auctions.setMaximum, {
    params: { product_id: lotId },
    body: { maximum },
    token: by.token,
  });
const details = async (lotId: number, by?: SignedIn) =>
  (await ask(auctions.details, { params: { idname: String(lotId) }, token: by?.token })).body.data;
const ledgerOf = async (lotId: number) =>
  (await ask(auctions.ledger, { params: { idname: String(lotId) } })).body.data;
const ordersOf = async (by: SignedIn) =>
  (await ask(auctions.myOrders, { query: {}, token: by.token })).body.data;
const close = async (lotId: number) => {
  await market.setTime(hour(1));
  await closeAuction(deps, lotId);
};
const unbroken = async () => expect((await verifyLedgers(db)).broken).toBeNull();

describe("two users of one company (P2, A2, L7)", () => {
  test("are one bidder: a colleague's bid over the own lead is refused with who leads, and both see that their company leads", async () => {
    const { suresh, meena, vikram, bilal } = await twoCompanies();
    const lot = await openLot();
    expect((await bid(lot.id, suresh, 1100)).body.data).toMatchObject({ bidder: "Bidder 1" });
    const refused = await bid(lot.id, meena, 1500);
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      409,
      "company_leads",
      [{ path: "product_id", msg: "Your company leads (Suresh)" }],
    ]);
    for (const user of [suresh, meena, vikram])
      expect(await details(lot.id, user)).toMatchObject({
        standing: "leading",
        my_bidder: "Bidder 1",
        led_by: "Suresh",
        heightest: 1100,
      });
    expect(await details(lot.id, suresh)).toMatchObject({ can_bid: true });
    expect(await details(lot.id, meena)).toMatchObject({
      can_bid: false,
      why_not: "company_leads",
    });
    expect(await details(lot.id, bilal)).toMatchObject({ standing: "none", led_by: null });

    await bid(lot.id, bilal, 1600);
    for (const user of [suresh, meena, vikram])
      expect(await details(lot.id, user)).toMatchObject({ standing: "outbid", led_by: null });
    expect((await bid(lot.id, meena, 1700)).body.data).toMatchObject({ bidder: "Bidder 1" });
    expect(await details(lot.id, suresh)).toMatchObject({
      standing: "leading",
      led_by: "Meena",
      why_not: "company_leads",
    });
    const bids = (await ledgerOf(lot.id)).filter(({ kind }) => kind === "bid");
    expect(bids.map(({ bidder, version }) => [bidder, version])).toEqual([
      ["Bidder 1", 3],
      ["Bidder 2", 3],
      ["Bidder 1", 3],
    ]);
    expect(new Set(bids.map(({ bidder_mark }) => bidder_mark)).size).toBe(2);
    const counted = db.selectFrom("auctions").select("bidder_count").where("lot_id", "=", lot.id);
    expect(await counted.executeTakeFirst()).toEqual({ bidder_count: 2 });
    await unbroken();
  });

  test("who alone acts for a company leads, and nobody is named", async () => {
    const { bilal } = await twoCompanies();
    const lot = await openLot();
    await bid(lot.id, bilal, 1100);
    expect(await details(lot.id, bilal)).toMatchObject({ standing: "leading", led_by: null });
    expect((await bid(lot.id, bilal, 1200)).status).toBe(200);
  });

  test("of twenty bids of colleagues at once, one stands", async () => {
    const { suresh, meena } = await twoCompanies();
    const lot = await openLot();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => bid(lot.id, i % 2 ? suresh : meena, 1100 + i)),
    );
    const accepted = answers.filter(({ status }) => status === 200);
    const firstOf = new Set(accepted.map(({ body }) => body.data.bidder));
    expect([...firstOf]).toEqual(["Bidder 1"]);
    const codes = new Set(answers.filter(({ status }) => status !== 200).map((a) => a.body.code));
    expect([...codes].sort()).toEqual(expect.arrayContaining(["company_leads"]));
    const clicked = await db
      .selectFrom("ledger_entries")
      .select("bidder_id")
      .distinct()
      .where("lot_id", "=", lot.id)
      .where("kind", "=", "bid")
      .execute();
    expect(clicked).toHaveLength(1);
    await unbroken();
  });

  test("Total Bid, dashboard, places and purchases show the company's one order to each of them", async () => {
    const { suresh, meena, vikram, bilal } = await twoCompanies();
    const lot = await openLot();
    await bid(lot.id, suresh, 1100);
    await bid(lot.id, bilal, 1200);
    await bid(lot.id, meena, 1300);
    const places = (by: SignedIn) =>
      ask(auctions.myPlaces, { query: { ids: String(lot.id) }, token: by.token });
    for (const user of [suresh, meena, vikram]) {
      expect(await ordersOf(user)).toMatchObject([
        { bid_amount: 1300, standing: "leading", bidder: "Bidder 1" },
      ]);
      expect((await places(user)).body.data).toMatchObject([{ leads: true, bid_amount: 1300 }]);
      const counts = await ask(accounts.buyerDashboard, { token: user.token });
      expect(counts.body.data).toMatchObject({ total_bids: 1, leading: 1 });
    }
    const sold = (await ask(auctions.sellerOrders, { query: {}, token: seller.token })).body.data;
    expect(sold.filter(({ product_id }) => product_id._id === String(lot.id))).toHaveLength(2);
    await close(lot.id);
    for (const user of [suresh, meena, vikram])
      expect(await ordersOf(user)).toMatchObject([{ standing: "won", is_win: true }]);
    expect(await ordersOf(bilal)).toMatchObject([{ standing: "lost" }]);
    expect(await details(lot.id, suresh)).toMatchObject({ standing: "won" });
    await unbroken();
  });

  test("who may bid for the company is told that it was outbid, whoever bid; who left it is not", async () => {
    const { suresh, meena, vikram, bilal } = await twoCompanies();
    const left = await market.aBuyer({ name: "Gone" });
    await seat(left, await companyOf(market, suresh));
    const lot = await openLot();
    await bid(lot.id, left, 1050);
    await bid(lot.id, bilal, 1100);
    await bid(lot.id, suresh, 1200);
    await seat(left, await companyOf(market, bilal));
    await bid(lot.id, bilal, 1300);
    await market.setTime(new Date(noon.getTime() + 15_000));
    await notifyOutbid(deps, [lot.id]);
    const notices = async (user: SignedIn) =>
      (await noticesTo(db, user.id)).filter(({ title }) => title === "You were outbid").length;
    expect(await Promise.all([suresh, meena, vikram, bilal, left].map(notices))).toEqual([
      1, 1, 0, 0, 0,
    ]);
  });
});

describe("the company's maximum (P2)", () => {
  test("is one: each of its users sees and may take it back, a colleague sets none while it leads", async () => {
    const { suresh, meena, bilal } = await twoCompanies();
    const lot = await openLot({ bidIncrement: 10 });
    await setMaximum(lot.id, suresh, 1500);
    await bid(lot.id, bilal, 1200);
    expect(await details(lot.id, meena)).toMatchObject({
      your_maximum: 1500,
      standing: "leading",
      led_by: "Suresh",
    });
    const read = (by: SignedIn) =>
      ask(auctions.readMaximum, { params: { product_id: lot.id }, token: by.token });
    expect((await read(meena)).body.data).toEqual((await read(suresh)).body.data);
    expect((await read(bilal)).status).toBe(404);
    expect((await setMaximum(lot.id, meena, 1600)).body.code).toBe("company_leads");
    const removed = await ask(auctions.removeMaximum, {
      params: { product_id: lot.id },
      token: meena.token,
    });
    expect(removed.status).toBe(200);
    expect(await details(lot.id, suresh)).toMatchObject({ your_maximum: null });
    await bid(lot.id, bilal, 1300);
    expect(await details(lot.id, suresh)).toMatchObject({ standing: "outbid" });
    // Left by Meena now, it is the company's, and acts within her limit.
    await setMaximum(lot.id, meena, 1800);
    await bid(lot.id, bilal, 1700);
    expect(await details(lot.id, suresh)).toMatchObject({
      standing: "leading",
      your_maximum: 1800,
      led_by: "Meena",
    });
    await unbroken();
  });

  test("of one whose user may no longer bid, the market bids no more", async () => {
    const { suresh, meena, bilal } = await twoCompanies();
    const lot = await openLot({ bidIncrement: 10 });
    await setMaximum(lot.id, meena, 1500);
    await seat(meena, await companyOf(market, suresh), "viewer");
    expect((await bid(lot.id, bilal, 1200)).body.data).toMatchObject({ outbid: false });
    await unbroken();
  });
});

describe("limits are each user's (A17)", () => {
  test("the screen knows the limit and why one may not bid before an amount is typed", async () => {
    const { suresh, meena } = await twoCompanies(1050);
    const lot = await openLot({ bidIncrement: 100 });
    expect(await details(lot.id, meena)).toMatchObject({
      can_bid: false,
      why_not: "bid_limit_exceeded",
      limit: 1050,
    });
    expect(await details(lot.id, suresh)).toMatchObject({ can_bid: true, limit: null });
    expect((await bid(lot.id, meena, 1100)).body.code).toBe("bid_limit_exceeded");
    const lower = await openLot({ bidIncrement: 50 });
    expect(await details(lower.id, meena)).toMatchObject({ can_bid: true, limit: 1050 });
    expect((await bid(lower.id, meena, 1050)).status).toBe(200);
    // The leader need not bid: they keep the form for their maximum.
    expect(await details(lower.id, meena)).toMatchObject({ can_bid: true, why_not: null });
    expect(await details(lower.id)).toMatchObject({ why_not: "sign_in_first", limit: null });
  });

  test("the company's own page says what it may handle", async () => {
    const buyer = await anAuthorisedBuyer(market);
    const own = await ask(companies.readCompany, { token: buyer.token });
    expect(own.body.data?.authorisations).toMatchObject([
      { stream: "batteries", kind: "battery_recycler", status: "accepted" },
    ]);
  });
});

describe("who moves to another company (R10)", () => {
  test("leaves their bids with the former one, and bids as another bidder for the new one", async () => {
    const { suresh, meena, bilal, companyId } = await twoCompanies();
    const lot = await openLot();
    await setMaximum(lot.id, meena, 1500);
    await seat(meena, await companyOf(market, bilal));
    await ask(auctions.removeMaximum, { params: { product_id: lot.id }, token: meena.token });
    const led = () =>
      db
        .selectFrom("auctions")
        .innerJoin("bid_orders", (join) =>
          join
            .onRef("bid_orders.lot_id", "=", "auctions.lot_id")
            .onRef("bid_orders.alias", "=", "auctions.leader_alias"),
        )
        .select(["company_id", "best_bid"])
        .where("auctions.lot_id", "=", lot.id)
        .executeTakeFirst();
    expect(await led()).toEqual({ company_id: companyId, best_bid: 100_001 });
    expect(await details(lot.id, meena)).toMatchObject({ standing: "none", your_maximum: null });
    expect(await details(lot.id, suresh)).toMatchObject({ standing: "leading", led_by: "Meena" });

    expect((await bid(lot.id, meena, 1200)).body.data).toMatchObject({ bidder: "Bidder 2" });
    expect(await details(lot.id, suresh)).toMatchObject({ standing: "outbid" });
    expect(await details(lot.id, bilal)).toMatchObject({ standing: "leading", led_by: "Meena" });
    expect((await bid(lot.id, bilal, 1300)).body.code).toBe("company_leads");
    await unbroken();
    await close(lot.id);
    expect(await ordersOf(bilal)).toMatchObject([{ is_win: true, bid_amount: 1200 }]);
    expect(await ordersOf(suresh)).toMatchObject([{ is_win: false }]);
    await unbroken();
  });
});

describe("a voided bid of a company (P2)", () => {
  test("leaves the lead to the colleague's earlier one, ends the company's maximum, and stands in the ledger under its name", async () => {
    const { suresh, meena, bilal } = await twoCompanies();
    const lot = await openLot({ bidIncrement: 10 });
    await bid(lot.id, suresh, 1300);
    await bid(lot.id, bilal, 1400);
    await setMaximum(lot.id, meena, 2000);
    const voidBid = async () => {
      const last = (await ledgerOf(lot.id)).findLast(({ kind }) => kind === "bid");
      const body = { seq: last?.seq ?? 0, reason: "Agreed by phone" };
      return ask(auctions.voidBid, { params: { id: lot.id }, body, token: admin.token });
    };
    await voidBid();
    const after = await ledgerOf(lot.id);
    expect(after.at(-1)).toMatchObject({ kind: "void", bidder: "Bidder 1" });
    expect(await details(lot.id, suresh)).toMatchObject({ standing: "outbid", your_maximum: null });
    const voidSeq = after.findLast(({ bidder, kind }) => kind === "bid" && bidder === "Bidder 2");
    await ask(auctions.voidBid, {
      params: { id: lot.id },
      body: { seq: voidSeq?.seq ?? 0, reason: "Agreed by phone" },
      token: admin.token,
    });
    expect(await details(lot.id, meena)).toMatchObject({
      standing: "leading",
      led_by: "Suresh",
      heightest: 1300,
    });
    await unbroken();
    await close(lot.id);
    expect(await ordersOf(meena)).toMatchObject([{ is_win: true, bid_amount: 1300 }]);
    await unbroken();
  });

  test("a voided sale voids the bids of all its users, and the other company is asked", async () => {
    const { suresh, meena, bilal } = await twoCompanies();
    const lot = await openLot();
    await bid(lot.id, suresh, 1100);
    await bid(lot.id, bilal, 1200);
    await bid(lot.id, meena, 1300);
    await close(lot.id);
    const last = (await ledgerOf(lot.id)).findLast(({ kind }) => kind === "bid");
    const body = { seq: last?.seq ?? 0, reason: "Did not pay" };
    await ask(auctions.voidBid, { params: { id: lot.id }, body, token: admin.token });
    expect(await details(lot.id, bilal)).toMatchObject({ standing: "offered" });
    expect(await ordersOf(suresh)).toMatchObject([{ standing: "voided" }]);
    await unbroken();
  });
});

test("what a ledger says of a company's users is held against it: another company behind a name is found (P2)", async () => {
  const { suresh, bilal } = await twoCompanies();
  const lot = await openLot();
  await bid(lot.id, suresh, 1100);
  const to = async (companyId: number) =>
    sql`update bid_orders set company_id = ${companyId} where lot_id = ${lot.id}`.execute(db);
  await to(await companyOf(market, bilal));
  expect((await verifyLedgers(db)).broken).toMatchObject({
    why: "is not of the bidder its mark stands for",
  });
  await to(await companyOf(market, suresh));
  await unbroken();
  expect((await bid(lot.id, bilal, 1200 as Paise)).status).toBe(200);
});

test("a bid under a name that one of its users had before a company was one bidder is the company's (P2)", async () => {
  const { suresh, bilal } = await twoCompanies();
  const lot = await openLot();
  await bid(lot.id, suresh, 1100);
  await bid(lot.id, bilal, 1200);
  await sql`delete from bid_orders where lot_id = ${lot.id} and alias = 1`.execute(db);
  await sql`update bid_orders set former_aliases = '{1}' where lot_id = ${lot.id}`.execute(db);
  const bids = await db.transaction().execute((tx) => standingBids(tx, lot.id));
  expect(bids.map(({ alias, bidderId }) => [alias, bidderId])).toEqual([
    [2, suresh.id],
    [2, bilal.id],
  ]);
});
