import { auctions, type Paise } from "@rebale/contract";
import { holdOf } from "@rebale/contract/listings/deposit-hold";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { aLot, type LotOverrides } from "../../../test/builders.ts";
import { deposit, walletOf } from "../../../test/deposits.ts";
import { localBus } from "../../platform/bus/events.ts";
import { connectDatabase } from "../../platform/db/db.ts";
import { closeAuction } from "./actions/close/close-auction.ts";
import { verifyLedgers } from "./actions/close/verify-ledgers.ts";
import { createAuctions } from "./create-auctions.ts";

const noon = new Date("2026-11-25T06:30:00.000Z");
const HOUR = 3_600_000;
const hour = (n: number) => new Date(noon.getTime() + n * HOUR);
const market = await createMarket();
const { ask, db, deps } = market;
await market.setTime(noon);
const seller = await market.aSeller();
const admin = await market.anAdmin();

const openLot = (over: Partial<LotOverrides> = {}) =>
  aLot(db, {
    ...{ sellerId: seller.id, startsAt: hour(-1), endsAt: hour(1), deposit: { percent: 10 } },
    ...over,
  });
/** 15,000 kg, bid on by the kg from ₹100 on. */
async function lotL(over: Partial<LotOverrides> = {}) {
  const lot = await openLot({ marketValue: 100, kilograms: 15_000, ...over });
  await db.updateTable("lots").set({ basis: "kg" }).where("id", "=", lot.id).execute();
  return lot;
}
async function aBuyerWith(rupees: number): Promise<SignedIn> {
  const buyer = await market.aBuyer();
  await deposit(market, buyer, rupees);
  return buyer;
}
const bid = ({ id }: { id: number }, by: SignedIn, amount: number, more: object = {}) =>
  ask(auctions.placeBid, { body: { product_id: id, amount, ...more }, token: by.token });
const leave = ({ id }: { id: number }, by: SignedIn, maximum: number) =>
  ask(auctions.setMaximum, {
    params: { product_id: id },
    body: { maximum, confirm_unusual: true },
    token: by.token,
  });
const details = async ({ id }: { id: number }, by?: SignedIn) =>
  (await ask(auctions.details, { params: { idname: String(id) }, token: by?.token })).body.data;
const voidBid = ({ id }: { id: number }, seq: number) =>
  ask(auctions.voidBid, {
    params: { id },
    body: { seq, reason: "Agreed by phone" },
    token: admin.token,
  });
const needed = (short: string) => ({
  status: 409,
  body: {
    code: "deposit_needed",
    errors: [{ path: "amount", msg: `Deposit ${short} more to place this bid.` }],
  },
});

test("of 32 bids at once a deposit lets in as many as it covers, and says what the others lack (M2)", async () => {
  const buyer = await aBuyerWith(200_000);
  const lots = await Promise.all(
    Array.from({ length: 32 }, () => openLot({ marketValue: 50_000 })),
  );
  const placed = await Promise.all(lots.map((lot) => bid(lot, buyer, 100_000)));
  const refused = placed.filter(({ status }) => status !== 200);
  expect(placed.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(refused).toHaveLength(12);
  for (const reply of refused) {
    expect(reply).toMatchObject(needed("₹10,000"));
    expect(reply.body.data).toEqual({ deposit: { hold: 10_000, free: 0, short: 10_000 } });
  }
  expect(await walletOf(market, buyer)).toMatchObject({ leading: 200_000, free: 0, short: 0 });
});

test("over two nodes a deposit lets in as many (M3)", async () => {
  const buyer = await aBuyerWith(200_000);
  const companyId = await companyOf(market, buyer);
  const lots = await Promise.all(
    Array.from({ length: 32 }, () => openLot({ marketValue: 50_000 })),
  );
  const other = connectDatabase(market.url, 8, () => undefined);
  const bus = localBus();
  const nodes = [
    createAuctions(deps, { timed: false }),
    createAuctions({ ...deps, database: other, db: other.db, bus }, { timed: false }),
  ];
  // Twice: the second time each node has read the company within the second.
  const results = [];
  for (const amount of [90_000_00, 100_000_00] as Paise[])
    results.push(
      ...(await Promise.all(
        lots.map(({ id }, i) =>
          nodes[(i + results.length) % 2]?.bids.enqueue({
            ...{ lotId: id, bidderId: buyer.id, companyId, amount },
          }),
        ),
      )),
    );
  await Promise.all(nodes.map((node) => node.close()));
  await bus.close();
  await other.close();
  const { leading, free, short } = await walletOf(market, buyer);
  expect({ short, all: leading + free }).toEqual({ short: 0, all: 200_000 });
  expect(free).toBeLessThan(10_000);
  expect(results.slice(0, 32).filter((one) => one?.accepted)).toHaveLength(22);
});

test("two bids at once on one lot are one hold (M4)", async () => {
  const buyer = await aBuyerWith(15_000);
  const lot = await openLot({ marketValue: 50_000 });
  const amounts = (await Promise.all([bid(lot, buyer, 100_000), bid(lot, buyer, 110_000)])).map(
    ({ status }) => status,
  );
  expect(amounts).toContain(200);
  const { leading } = await walletOf(market, buyer);
  expect(leading).toBe((await details(lot)).heightest / 10);
});

test("a hold follows the bid, covers the maximum and is lowered with it (M5, M6)", async () => {
  const buyer = await aBuyerWith(200_000);
  const lot = await lotL();
  const holds = async (hold: number, free: number) =>
    expect(await walletOf(market, buyer)).toMatchObject({ leading: hold, free, short: 0 });
  expect((await bid(lot, buyer, 107)).body.data).toMatchObject({ hold: 160_500, outbid: false });
  await holds(160_500, 39_500);
  expect((await bid(lot, buyer, 108)).body.data).toMatchObject({ hold: 162_000 });
  expect((await leave(lot, buyer, 112)).body.data).toMatchObject({ hold: 168_000 });
  await holds(168_000, 32_000);
  expect((await bid(lot, buyer, 109)).body.data).toMatchObject({ hold: 168_000 });
  expect((await leave(lot, buyer, 109)).body.data).toMatchObject({ hold: 163_500 });
  await holds(163_500, 36_500);
  expect((await leave(lot, buyer, 150)).body).toMatchObject({
    code: "deposit_needed",
    errors: [{ path: "maximum", msg: "Deposit ₹25,000 more to place this bid." }],
  });
  await holds(163_500, 36_500);
  const [hold] = (await walletOf(market, buyer)).holds;
  expect(hold).toMatchObject({ product_id: String(lot.id), why: "leading", amount: 163_500 });
});

test("who is outbid has it all back in the same moment; who is outbid at once holds nothing (M7, M8)", async () => {
  const [buyer, other] = [await aBuyerWith(200_000), await aBuyerWith(500_000)];
  const lot = await lotL();
  await bid(lot, buyer, 107);
  await leave(lot, other, 120);
  expect(await walletOf(market, buyer)).toMatchObject({ leading: 0, free: 200_000, holds: [] });
  expect((await bid(lot, buyer, 118)).body.data).toMatchObject({ outbid: true, hold: 0 });
  expect(await walletOf(market, buyer)).toMatchObject({ leading: 0, free: 200_000 });
  // Asked for before it is known that a maximum answers it.
  expect(await bid(lot, buyer, 134)).toMatchObject(needed("₹1,000"));
});

test("a bid that is too low is told so first; a deposit is asked for before an unusual bid (M9, M10)", async () => {
  const buyer = await aBuyerWith(0);
  const lot = await openLot({ marketValue: 50_000 });
  expect((await bid(lot, buyer, 50_000)).body).toMatchObject({ code: "bid_too_low" });
  expect((await bid(lot, buyer, 600_000)).body).toMatchObject({ code: "deposit_needed" });
  await deposit(market, buyer, 60_000);
  expect((await bid(lot, buyer, 600_000)).body).toMatchObject({ code: "confirm_unusual" });
});

test("a hold is rounded half up to the paisa; a flat one is the same for every bid (M11, M12, M13)", async () => {
  const buyer = await aBuyerWith(100_000);
  const byRate = await openLot({ marketValue: 10, kilograms: 1000.01 });
  await db.updateTable("lots").set({ basis: "kg" }).where("id", "=", byRate.id).execute();
  expect((await bid(byRate, buyer, 10.5)).body.data).toMatchObject({
    value: 10_500.11,
    hold: 1050.01,
  });
  const whole = await openLot({ marketValue: 100_000 });
  expect((await bid(whole, buyer, 100_000.05)).body.data).toMatchObject({ hold: 10_000.01 });
  const flat = await openLot({ marketValue: 100, deposit: { amount: 25_000 } });
  expect((await bid(flat, buyer, 150)).body.data).toMatchObject({ hold: 25_000 });
  expect((await bid(flat, buyer, 200)).body.data).toMatchObject({ hold: 25_000 });
});

test("the database and the rule say the same of every hold (M11, M12)", async () => {
  const cases = fc.record({
    percent: fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100),
    value: fc.integer({ min: 1, max: 1_000_000_000_00 }),
  });
  const asked = fc.sample(cases, 2000);
  const given = JSON.stringify(asked);
  const { rows } = await sql<{ hold: number }>`
    select lot_hold(jsonb_populate_record(null::lots, jsonb_build_object('basis', 'lot',
      'deposit_kind', 'percent', 'deposit_percent', c.percent)), c.value) as hold
    from json_to_recordset(${given}::json) as c(percent numeric, value bigint)`.execute(db);
  const ruled = asked.map(({ percent, value }) =>
    holdOf({ kind: "percent", percent }, value as Paise),
  );
  expect(rows.map(({ hold }) => hold)).toEqual(ruled);
});

test("who looks is told what the next bid holds; who cannot bid, not of a deposit (M5)", async () => {
  const buyer = await aBuyerWith(100_000);
  const lot = await openLot({ marketValue: 1_100_000, bidIncrement: 10_000 });
  const asked = { kind: "percent", percent: 10, amount: null, hold: 111_000 };
  const none = { yours: null, free: null, short: null };
  expect(await details(lot)).toMatchObject({ deposit: { ...asked, ...none } });
  expect(await details(lot, buyer)).toMatchObject({
    ...{ can_bid: false, why_not: "deposit_needed", pay_through: "parties" },
    deposit: { ...asked, yours: 0, free: 100_000, short: 11_000 },
  });
  await deposit(market, buyer, 11_000);
  expect(await details(lot, buyer)).toMatchObject({ can_bid: true, why_not: null });
  expect((await details(await openLot({ deposit: undefined }))).deposit).toBeNull();
});

test("a reserve that is not met keeps the hold while its seller is asked, and a no frees it (M17)", async () => {
  const buyer = await aBuyerWith(20_000);
  const lot = await openLot({ marketValue: 50_000, reservePrice: 150_000 });
  await bid(lot, buyer, 100_000);
  await market.setTime(hour(2));
  await closeAuction(deps, lot.id);
  expect(await walletOf(market, buyer)).toMatchObject({ leading: 10_000, free: 10_000 });
  expect((await walletOf(market, buyer)).holds).toMatchObject([{ why: "awaiting" }]);
  await ask(auctions.answerBid, {
    params: { id: lot.id },
    body: { answer: "declined", amount: 100_000 },
    token: seller.token,
  });
  expect(await walletOf(market, buyer)).toMatchObject({ leading: 0, free: 20_000, holds: [] });
  await market.setTime(noon);
});

test("a lot that is withdrawn holds nothing any more (M18)", async () => {
  const buyer = await aBuyerWith(20_000);
  const lot = await openLot({ marketValue: 50_000 });
  await bid(lot, buyer, 100_000);
  const body = { reason: "The goods burnt" };
  await ask(auctions.withdraw, { params: { id: lot.id }, body, token: admin.token });
  expect(await walletOf(market, buyer)).toMatchObject({ leading: 0, free: 20_000 });
});

test("who leads again after a voiding holds, covered or not, and bids nowhere until it is there (M19)", async () => {
  const [buyer, other] = [await aBuyerWith(20_000), await aBuyerWith(500_000)];
  const [lot, elsewhere] = [
    await openLot({ marketValue: 50_000 }),
    await openLot({ marketValue: 50_000 }),
  ];
  await bid(lot, buyer, 150_000);
  const { seq } = (await bid(lot, other, 160_000)).body.data;
  await bid(elsewhere, buyer, 100_000);
  await voidBid(lot, seq);
  expect(await walletOf(market, buyer)).toMatchObject({ leading: 25_000, free: 0, short: 5_000 });
  const third = await openLot({ marketValue: 1000 });
  expect(await bid(third, buyer, 2000)).toMatchObject(needed("₹5,200"));
});

test("the winner's deposit stands for the award at the bid, not the maximum; losers hold nothing (M16)", async () => {
  const [buyer, loser] = [await aBuyerWith(200_000), await aBuyerWith(200_000)];
  const lot = await lotL();
  await bid(lot, loser, 106);
  await bid(lot, buyer, 107);
  await leave(lot, buyer, 112);
  await market.setTime(hour(2));
  await closeAuction(deps, lot.id);
  expect(await walletOf(market, buyer)).toMatchObject({
    ...{ deposit: 39_500, leading: 0, free: 39_500, held: 160_500 },
    holds: [{ why: "award", amount: 160_500 }],
  });
  expect(await walletOf(market, loser)).toMatchObject({ leading: 0, free: 200_000, held: 0 });
  const award = await db
    .selectFrom("awards")
    .select(["emd_required", "emd_held", "state"])
    .where("lot_id", "=", lot.id)
    .executeTakeFirst();
  expect(award).toEqual({ emd_required: 160_500_00, emd_held: 160_500_00, state: "payment_due" });
  await market.setTime(noon);
});

test("the ledger of a lot with a deposit verifies, and opens on it (M15)", async () => {
  const buyer = await aBuyerWith(200_000);
  const lot = await openLot({ marketValue: 50_000 });
  await bid(lot, buyer, 100_000);
  expect((await verifyLedgers(db)).broken).toBeNull();
  await db.updateTable("lots").set({ deposit_percent: "11" }).where("id", "=", lot.id).execute();
  expect((await verifyLedgers(db)).broken).toMatchObject({ lotId: lot.id });
  await db.updateTable("lots").set({ deposit_percent: "10" }).where("id", "=", lot.id).execute();
});
