import { auctions, awards, lifting, sandbox } from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { aBankAccount } from "../../../test/bank.ts";
import { dayPaid, indian, trucksOf } from "../../../test/lifting.ts";
import { closeOfL, salesOf } from "../../../test/market-sales.ts";
import { moneyOf } from "../../../test/money.ts";
import { verifyLedgers } from "../auctions/index.ts";
import { verifyJournal } from "../journal-desk/index.ts";

const market = await createMarket();
const { ask, db } = market;
const admin = await market.anAdmin();
const HOUR = 3600;
const DAY = 24 * HOUR;

/** A seller with a yard, and their sales and trucks. */
async function aTrader() {
  const seller = await market.aSeller();
  const sales = salesOf(market, seller, admin.id);
  await sales.registerSeller();
  return { seller, sales, ...trucksOf(market, seller, sales) };
}
const own = await aTrader();
const { seller, sales } = own;
const other = await aTrader();

const advance = (seconds: number, by: Pick<SignedIn, "token"> = seller) =>
  ask(sandbox.advance, { token: by.token, body: { seconds } });
const awardRow = (id: string) =>
  db.selectFrom("awards").selectAll().where("id", "=", Number(id)).executeTakeFirstOrThrow();
const lotRow = (id: number) =>
  db
    .selectFrom("auctions")
    .innerJoin("timetables", "timetables.lot_id", "auctions.lot_id")
    .selectAll()
    .where("auctions.lot_id", "=", id)
    .executeTakeFirstOrThrow();
const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

test("a company brings its own sales nearer, and nobody else's (O68)", async () => {
  const buyer = await sales.aBuyerWith(2_500_000);
  const [mine, theirs] = [await sales.sold([[buyer, 107]]), await other.sales.sold([[buyer, 107]])];
  const before = await Promise.all([mine, theirs].map(({ id }) => awardRow(id)));
  const open = await other.sales.lotL({ endsAt: later(closeOfL, DAY) });
  const openBefore = await lotRow(open.id);

  const { status, body } = await advance(2 * DAY);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ ahead_seconds: 2 * DAY, lots: 0, awards: 1, trips: 0 });
  expect(body.data).toMatchObject({ holds: 0, deliveries: 0 });
  const [moved, stays] = await Promise.all([mine, theirs].map(({ id }) => awardRow(id)));
  expect(moved?.due_at).toEqual(later(before[0]?.due_at ?? closeOfL, -2 * DAY));
  expect(moved?.made_at).toEqual(later(closeOfL, -2 * DAY));
  expect(stays).toEqual(before[1]);
  expect(await lotRow(open.id)).toEqual(openBefore);

  // The day by which it is paid is over: the market says so, before the answer.
  await advance(6 * DAY);
  expect((await awardRow(mine.id)).state).toBe("overdue");
  expect((await awardRow(theirs.id)).state).toBe("payment_due");
  const shown = await ask(sandbox.clock, { token: seller.token });
  expect(shown.body.data).toEqual({ demo: true, ahead_seconds: 8 * DAY });
  const stranger = await ask(sandbox.clock, { token: other.seller.token });
  expect(stranger.body.data.ahead_seconds).toBe(0);
  // A buyer's company has no sales of its own to move.
  expect((await advance(DAY, buyer)).body.data).toMatchObject({ awards: 0, lots: 0 });
});

test("it goes from a second to 400 days, for whoever manages the company (O68)", async () => {
  for (const seconds of [0, -1, 1.5, 34_560_001, "soon"]) {
    const refused = await advance(seconds as number);
    expect([refused.status, refused.body.errors[0]?.path]).toEqual([400, "seconds"]);
  }
  const big = await aTrader();
  expect((await advance(1, big.seller)).body.data.ahead_seconds).toBe(1);
  expect((await advance(34_560_000, big.seller)).body.data.ahead_seconds).toBe(34_560_001);
  await db
    .updateTable("company_users")
    .set({ role: "viewer" })
    .where("user_id", "=", big.seller.id)
    .execute();
  market.deps.bus.publish("session", { userId: big.seller.id });
  expect((await advance(1, big.seller)).status).toBe(403);
  expect((await ask(sandbox.clock, { token: big.seller.token })).status).toBe(200);
});

test("an auction ends now at the nearest, its bids stand, and its ledger is whole (O68)", async () => {
  await market.setTime(closeOfL);
  const buyer = await sales.aBuyerWith(5_000_000);
  const [endsAt, startsAt] = [later(closeOfL, 5 * DAY), later(closeOfL, 2 * DAY)];
  const running = await sales.lotL({ endsAt });
  const toCome = await sales.lotL({ startsAt, endsAt });
  await sales.bid(running.id, buyer, 107);
  const opened = await lotRow(running.id);
  const counted = await advance(3 * DAY);
  expect(counted.body.data.lots).toBe(2);
  // Its beginning stays: the ledger opened on it.
  expect(await lotRow(running.id)).toMatchObject({
    ...{ ends_at: later(closeOfL, 2 * DAY), starts_at: opened.starts_at, closed_at: null },
    hard_ends_at: later(opened.hard_ends_at ?? closeOfL, -3 * DAY),
  });
  expect(await lotRow(toCome.id)).toMatchObject({ starts_at: later(closeOfL, -DAY) });
  await advance(30 * DAY);
  for (const { id } of [running, toCome])
    expect(await lotRow(id)).toMatchObject({ ends_at: closeOfL, closed_at: closeOfL });
  expect((await lotRow(running.id)).outcome).toBe("sold");
  expect((await verifyLedgers(db)).broken).toBeNull();
  const { id } = await db
    .selectFrom("awards")
    .select("id")
    .where("lot_id", "=", running.id)
    .executeTakeFirstOrThrow();
  // The sale begins now: it is paid within the days that were agreed.
  expect((await awardRow(String(id))).made_at).toEqual(closeOfL);
});

test("a seller's silence below the reserve ends the wait, and a paused lot's clock stands still (O68)", async () => {
  await market.setTime(closeOfL);
  const buyer = await sales.aBuyerWith(5_000_000);
  const lot = await sales.lotL({ endsAt: later(closeOfL, DAY), reservePrice: 200 });
  await sales.bid(lot.id, buyer, 107);
  const paused = await sales.lotL({ endsAt: later(closeOfL, DAY) });
  await ask(auctions.pause, {
    ...{ token: admin.token, params: { id: String(paused.id) } },
    body: { reason: "A slip is missing" },
  });
  await advance(2 * DAY);
  expect((await lotRow(lot.id)).outcome).toBe("reserve_not_met");
  const waiting = () =>
    db
      .selectFrom("reserve_decisions")
      .select("outcome")
      .where("lot_id", "=", lot.id)
      .executeTakeFirstOrThrow();
  expect((await waiting()).outcome).toBeNull();
  await advance(30 * DAY);
  expect((await waiting()).outcome).toBe("lapsed");
  expect(await lotRow(paused.id)).toMatchObject({ ends_at: later(closeOfL, DAY), closed_at: null });
  expect((await verifyLedgers(db)).broken).toBeNull();
});

test("a tender and the auction after it come nearer together (O68)", async () => {
  await market.setTime(closeOfL);
  const lot = await sales.lotL({
    ...{ format: "tender_auction", tenderEndsAt: later(closeOfL, 2 * DAY) },
    ...{ auctionStartsAt: later(closeOfL, 3 * DAY), endsAt: later(closeOfL, 4 * DAY) },
  });
  await advance(DAY);
  const { ends_at, format_rules } = await lotRow(lot.id);
  expect(ends_at).toEqual(later(closeOfL, DAY));
  expect(format_rules).toMatchObject({ moved_ms: -DAY * 1000 });
});

test("of two advances at once each counts, and all is moved by both (O68)", async () => {
  const trader = await aTrader();
  const buyer = await trader.sales.aBuyerWith(2_500_000);
  const { id } = await trader.sales.sold([[buyer, 107]]);
  const { due_at } = await awardRow(id);
  await market.openConnections();
  const answers = await Promise.all([1, 2, 3, 4].map((h) => advance(h * HOUR, trader.seller)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { body } = await ask(sandbox.clock, { token: trader.seller.token });
  expect(body.data.ahead_seconds).toBe(10 * HOUR);
  expect((await awardRow(id)).due_at).toEqual(later(due_at ?? closeOfL, -10 * HOUR));
});

test("a sale goes from its award to the payout by advances, its papers with their true days (O68)", async () => {
  const trader = await aTrader();
  const companyId = await companyOf(market, trader.seller);
  await market.setTime(closeOfL);
  await market.proveAgain(trader.seller);
  const account = await aBankAccount(market, trader.seller, admin);
  await sql`update bank_accounts set usable_from = market_now() where id = ${account}`.execute(db);
  const sale = await trader.aPaidSale({ terms: { claim_hours: 24 } });
  const gate = await trader.aGate();
  const slot = indian("2026-12-03", "10:00");
  const booked = await trader.book(sale.id, sale.buyer, { slot_from: slot.toISOString() });
  const trip = booked.body.data._id;
  const pass = await trader.passOf(trip, sale.buyer);
  expect((await advance(2 * DAY, trader.seller)).body.data).toMatchObject({ awards: 1, trips: 1 });
  expect((await trader.trip(trip, sale.buyer)).slot.from).toBe(
    indian(dayPaid, "10:00").toISOString(),
  );
  // The pass that was shown before opens the gate in the new slot.
  expect((await trader.scan(gate, pass)).status).toBe(200);
  await trader.weigh(gate, trip, "tare", 9000);
  await trader.weigh(gate, trip, "gross", 24_000);
  expect((await trader.letOut(gate, trip)).status).toBe(200);
  const row = () =>
    db.selectFrom("trips").selectAll().where("id", "=", Number(trip)).executeTakeFirstOrThrow();
  const left = await row();

  await advance(23 * HOUR, trader.seller);
  expect((await row()).released_at).toBeNull();
  const proceeds = async () => (await moneyOf(market, companyId)).proceeds;
  expect(await proceeds()).toBe(0);
  await advance(HOUR, trader.seller);
  const released = await row();
  expect(released.released_at).toEqual(indian(dayPaid, "10:00"));
  // The hour at which payouts are proposed was passed: two persons decide on it.
  const payout = await db
    .selectFrom("withdrawals")
    .select(["state", "source"])
    .where("company_id", "=", companyId)
    .execute();
  expect(payout).toMatchObject([{ state: "asked", source: "proceeds" }]);
  // Written once: seen at the gate, and on the paper.
  expect([released.gate_in_at, released.gate_out_at]).toEqual([left.gate_in_at, left.gate_out_at]);
  const { dated } = await db
    .selectFrom("invoices")
    .select(sql<string>`dated::text`.as("dated"))
    .where("trip_id", "=", Number(trip))
    .executeTakeFirstOrThrow();
  expect(dated).toBe(dayPaid);
  await ask(lifting.received, { params: { id: trip }, token: sale.buyer.token, body: {} });
  await ask(awards.move, {
    ...{ token: trader.seller.token, params: { id: sale.id } },
    body: { move: "lifted" },
  });
  await advance(2 * DAY, trader.seller);
  expect((await awardRow(sale.id)).state).toBe("lifted");
  await advance(2 * DAY, trader.seller);
  expect(["settled", "completed"]).toContain((await awardRow(sale.id)).state);
  expect(await proceeds()).toBe(0);
  expect((await verifyJournal(db)).broken).toBeNull();
});

test("one side's word that all is lifted counts from when it was said, moved or not (O68)", async () => {
  const trader = await aTrader();
  const sale = await trader.aPaidSale({ terms: { tolerance_percent: 100 } });
  await sql`update awards set state = 'lifting' where id = ${sale.id}`.execute(db);
  await trader.aGate();
  await ask(awards.move, {
    ...{ token: trader.seller.token, params: { id: sale.id } },
    body: { move: "lifted" },
  });
  await advance(47 * HOUR, trader.seller);
  expect((await awardRow(sale.id)).state).toBe("lifting");
  await advance(HOUR, trader.seller);
  expect((await awardRow(sale.id)).state).toBe("lifted");
});
