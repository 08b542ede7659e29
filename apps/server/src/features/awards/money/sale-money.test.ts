import {
  auctions,
  awards,
  type BodyIn,
  companies,
  feePlans,
  invoices,
  type Paise,
} from "@rebale/contract";
import { landedCost } from "@rebale/contract/landed-cost/landed-cost";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { gstinCheckCharacter } from "@rebale/contract/values/gstin";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { companyOf } from "../../../../test/authorised.ts";
import { deposit, walletOf } from "../../../../test/deposits.ts";
import { closeOfL, salesOf } from "../../../../test/market-sales.ts";
import { verifyLedgers } from "../../auctions/index.ts";
import { issueFeePapers } from "../../invoices/index.ts";
import { verifyJournal } from "../../journal-desk/index.ts";
import { sweepAwards } from "./fall-due.ts";
import { dueOfAward, payTowards } from "./pay-towards.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const seller = await market.aSeller();
const admin = await market.anAdmin();
const { registerSeller, lotL, bid, sold, aBuyerWith, read, sale, pay, codesTo } = salesOf(
  market,
  seller,
  admin.id,
);
await registerSeller();

const PAYABLE = 1_931_778;
const unbroken = async () => expect((await verifyJournal(db)).broken).toBeNull();

test("what is payable is the landed cost's total at that bid, counted at the close; beyond the deposit it is due (M16, M20)", async () => {
  const buyer = await aBuyerWith(200_000);
  const lot = await sold([[buyer, 107]]);
  const shown = await sale(lot.id, buyer);
  expect(shown).toMatchObject({
    ...{ state: "payment_due", pay_through: "market", value: 1_605_000, payable: PAYABLE },
    ...{ gst_tds: 0, due: 1_771_278, paid: 0 },
    emd: { required: 160_500, held: 160_500, short: 0 },
    dues: [{ kind: "price", amount: PAYABLE, gst: 0, due_at: "2026-12-02T18:30:00.000Z" }],
    ...{ due_at: "2026-12-02T18:30:00.000Z", grace_until: "2026-12-02T18:30:00.000Z" },
  });
  expect(shown.lines.map(({ what, amount }) => [what, amount])).toEqual([
    ["igst", 288_900],
    ["tcs", 37_878],
  ]);
  expect(await walletOf(market, buyer)).toMatchObject({ free: 39_500, held: 160_500 });
  expect(await codesTo(buyer.id, lot.id)).toEqual(["award_pay_by"]);
  await unbroken();
});

/** People stay signed in. */
const at = async (time: Date) => {
  await db
    .updateTable("sessions")
    .set({ expires_at: new Date("2027-12-31") })
    .execute();
  for (const { id } of await db.selectFrom("users").select("id").execute())
    deps.bus.publish("session", { userId: id });
  await market.setTime(time);
};
const daysAfter = (days: number) => at(new Date(closeOfL.getTime() + days * DAY_MS));
const office = (id: string, body: BodyIn<typeof awards.officeMove>, by = admin) =>
  ask(awards.officeMove, { params: { id }, body, token: by.token });
/** Before anybody bids. */
const addPlan = async (body: BodyIn<typeof feePlans.add>, by = admin) => {
  await market.setTime(new Date(closeOfL.getTime() - DAY_MS));
  return ask(feePlans.add, { body, token: by.token });
};
/** A company's proceeds, in rupees. */
const proceedsOf = async (who: SignedIn) => {
  const row = await db
    .selectFrom("accounts")
    .select("balance")
    .where("company_id", "=", await companyOf(market, who))
    .where("kind", "=", "proceeds")
    .executeTakeFirst();
  return (row?.balance ?? 0) / 100;
};
const marketHas = async (kind: string) => {
  const rows = await db
    .selectFrom("journal_lines as l")
    .innerJoin("accounts as a", "a.id", "l.account_id")
    .select((eb) => eb.fn.sum<string>("l.amount").as("sum"))
    .where("a.kind", "=", kind)
    .executeTakeFirst();
  return -Number(rows?.sum ?? 0) / 100;
};

test("a fee on top is two lines before the first bid and two parts of what is due: 19,50,717.00 (M20)", async () => {
  const percent = { percent: 1, gst_percent: 18, gst_included: false };
  const plan = { side: "buyer", material: "hdpe", ...percent, valid_from: "2026-11-25" } as const;
  expect((await addPlan(plan)).body.data).toMatchObject({ ...plan, fixed: 0, valid_to: null });
  await market.setTime(new Date(closeOfL.getTime() - 1_800_000));
  const buyer = await aBuyerWith(200_000);
  const { id } = await lotL({ material: "hdpe", marketValue: 107 });
  const before = await ask(auctions.details, {
    params: { idname: String(id) },
    token: buyer.token,
  });
  const fees = before.body.data.landed_cost?.lines.filter(({ paid_to }) => paid_to === "market");
  expect(fees).toMatchObject([
    { what: "fee", code: "market_fee_before_gst", percent: 1 },
    { what: "fee_gst", code: "market_fee_gst", of: "fee", percent: 18 },
  ]);
  // As the page counts it for the amount that is typed.
  const { total } = landedCost(1_605_000, before.body.data.landed_cost?.lines ?? []);
  expect(total).toBe(1_950_717);
  const lot = await sold([[buyer, 107]], { material: "hdpe" });
  expect(await sale(lot.id, buyer)).toMatchObject({
    ...{ payable: 1_950_717, due: 1_790_217 },
    dues: [
      { kind: "price", amount: PAYABLE, gst: 0 },
      { kind: "fee", amount: 16_050, gst: 2_889 },
    ],
  });
});

test("a fee with GST in it is one line, in two parts where it is owed: 24,075.00, of it 3,672.46 (M21)", async () => {
  const percent = { percent: 1.5, gst_percent: 18, gst_included: true };
  await addPlan({ side: "buyer", material: "pp", ...percent, valid_from: "2026-11-01" });
  const buyer = await aBuyerWith(200_000);
  const lot = await sold([[buyer, 107]], { material: "pp" });
  const shown = await sale(lot.id, buyer);
  expect(shown.lines).toContainEqual(expect.objectContaining({ what: "fee", amount: 24_075 }));
  expect(shown).toMatchObject({
    payable: PAYABLE + 24_075,
    dues: [{ kind: "price" }, { kind: "fee", amount: 20_402.54, gst: 3_672.46 }],
  });
});

test("a plan ends the one before, and begins after it; finance sets them, nobody changes them (M20, M41)", async () => {
  const rest = { side: "seller", percent: 0.5, valid_from: "2026-11-01" } as const;
  const moderator = await market.anAdmin("moderator");
  expect((await addPlan(rest, moderator)).status).toBe(403);
  expect((await addPlan(rest)).status).toBe(200);
  for (const valid_from of ["2026-11-01", "2026-10-31"])
    expect(await addPlan({ ...rest, valid_from })).toMatchObject({
      ...{ status: 409, body: { code: "plan_not_later", errors: [{ path: "valid_from" }] } },
    });
  const finance = await market.anAdmin("finance");
  expect((await addPlan({ ...rest, valid_from: "2027-01-01" }, finance)).status).toBe(200);
  const { body } = await ask(feePlans.list, { token: finance.token });
  const sellers = body.data.filter(({ side }) => side === "seller");
  expect(sellers.map(({ valid_from, valid_to }) => [valid_from, valid_to])).toEqual([
    ["2027-01-01", null],
    ["2026-11-01", "2026-12-31"],
  ]);
  const wrong = [{ percent: 101 }, { percent: -1 }, { percent: 0.00001 }, { fixed: 0.005 }];
  for (const over of [...wrong, { least: 2, most: 1 }, { valid_to: "2027-01-01" }])
    expect(await addPlan({ ...rest, valid_from: "2028-01-01", ...over })).toMatchObject({
      status: 400,
    });
  const unknown = { ...rest, material: "gold", valid_from: "2028-01-01" };
  expect(await addPlan(unknown)).toMatchObject({ status: 404 });
  await expect(db.updateTable("fee_plans").set({ percent: "2" }).execute()).rejects.toThrow(
    "never",
  );
  await expect(db.deleteFrom("fee_plans").execute()).rejects.toThrow("never");
});

test("part of it leaves the rest due; the rest makes it paid, its deposit set off, the fee taken and the day to lift by set (M22)", async () => {
  const buyer = await aBuyerWith(200_000);
  const lot = await sold([[buyer, 107]], { material: "hdpe" });
  await deposit(market, buyer, 1_790_217);
  const [fees, gst] = [await marketHas("fees"), await marketHas("gst_on_fees")];
  expect((await pay(lot.id, buyer, 1_000_000)).body.data).toEqual({
    ...{ due: 790_217, paid: 1_000_000, state: "payment_due" },
  });
  // More than is due is not taken.
  expect((await pay(lot.id, buyer, 800_000)).body.data).toEqual({
    ...{ due: 0, paid: 1_950_717, state: "paid" },
  });
  expect(await sale(lot.id, buyer)).toMatchObject({
    ...{ state: "paid", due: 0, paid: 1_950_717, emd: { required: 160_500, held: 0, short: 0 } },
    lift_by: "2026-12-10T18:30:00.000Z",
    timeline: [{ move: "win" }, { move: "pay", by: "market", reason: "all_paid" }],
  });
  expect(await walletOf(market, buyer)).toMatchObject({
    ...{ free: 39_500, held: 0, paid_in: PAYABLE },
  });
  expect(await marketHas("fees")).toBeCloseTo(fees + 16_050, 2);
  expect(await marketHas("gst_on_fees")).toBeCloseTo(gst + 2_889, 2);
  expect(await codesTo(seller.id, lot.id)).toEqual(["award_all_paid"]);
  expect(await codesTo(buyer.id, lot.id)).toEqual(["award_pay_by", "award_all_paid"]);
  expect(await pay(lot.id, buyer, 1)).toMatchObject({ status: 409, body: { code: "nothing_due" } });
  await unbroken();
});

test("what is due is taken once, whoever pays twice at once (M22)", async () => {
  const buyer = await aBuyerWith(200_000);
  const lot = await sold([[buyer, 107]]);
  await deposit(market, buyer, 2 * 1_771_278);
  await market.openConnections();
  const both = await Promise.all([1, 2].map(() => pay(lot.id, buyer, 1_771_278)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await walletOf(market, buyer)).toMatchObject({ free: 1_810_778, paid_in: PAYABLE });
  await unbroken();
});

test("the same payment told again counts once, and what comes for a sale that is paid or over is free (M23, M24)", async () => {
  const buyer = await aBuyerWith(200_000);
  const lot = await sold([[buyer, 107]]);
  const companyId = await companyOf(market, buyer);
  const told = (paymentId: string) =>
    db.transaction().execute((tx) =>
      payTowards(tx, {
        ...{ awardId: Number(lot.id), companyId, amount: 177_127_800 as Paise },
        from: { via: "gateway", gateway: "test", paymentId },
        posting: { actorId: null, cause: { test: 1 } },
        home: "https://rebale.example",
      }),
    );
  expect(await dueOfAward(db, Number(lot.id))).toBe(177_127_800);
  await market.openConnections();
  await Promise.all([told("pay_a"), told("pay_a"), told("pay_a")]);
  expect(await walletOf(market, buyer)).toMatchObject({ free: 39_500, paid_in: PAYABLE });
  expect(await dueOfAward(db, Number(lot.id))).toBe(0);
  await told("pay_b");
  expect(await walletOf(market, buyer)).toMatchObject({ free: 1_810_778, paid_in: PAYABLE });
  await unbroken();
});

test("payments that are none are refused: fractions of a paisa, nothing, less, far too much, another wallet (M41)", async () => {
  const buyer = await aBuyerWith(200_000);
  const lot = await sold([[buyer, 107]]);
  for (const amount of [0.005, 0, -5, 1e15, Number.NaN])
    expect((await pay(lot.id, buyer, amount)).status).toBe(400);
  const from = { from: "bank", amount: 1 } as never;
  expect(
    await ask(awards.pay, { params: { id: lot.id }, body: from, token: buyer.token }),
  ).toMatchObject({ status: 400 });
  expect(await pay(lot.id, buyer, 39_500.01)).toMatchObject({
    ...{ status: 409, body: { code: "balance_too_low", errors: [{ path: "amount" }] } },
  });
  for (const stranger of [await aBuyerWith(10), seller])
    expect(await pay(lot.id, stranger, 1)).toMatchObject({ status: 404 });
  expect((await read(lot.id, await market.aBuyer())).status).toBe(404);
  const companyId = await companyOf(market, buyer);
  const seat = db.updateTable("company_users").where("company_id", "=", companyId);
  await seat.set({ role: "viewer" }).execute();
  deps.bus.publish("session", { userId: buyer.id });
  expect(await pay(lot.id, buyer, 1)).toMatchObject({
    ...{ status: 403, body: { code: "manager_needed" } },
  });
  await seat.set({ role: "owner" }).execute();
  deps.bus.publish("session", { userId: buyer.id });
  expect((await pay(lot.id, buyer, 39_500)).status).toBe(200);
});

test("a payment's key makes it once; with another amount or sale it is refused (M41)", async () => {
  const buyer = await aBuyerWith(400_000);
  const [lot, other] = [await sold([[buyer, 107]]), await sold([[buyer, 107]])];
  await deposit(market, buyer, 100_000);
  const first = await pay(lot.id, buyer, 50_000, "key-1");
  expect((await pay(lot.id, buyer, 50_000, "key-1")).body).toEqual(first.body);
  for (const [id, amount] of [
    [lot.id, 50_001],
    [other.id, 50_000],
  ] as const)
    expect(await pay(id, buyer, amount, "key-1")).toMatchObject({
      ...{ status: 409, body: { code: "idempotency_key_reused" } },
    });
  expect(await sale(lot.id, buyer)).toMatchObject({ paid: 50_000 });
});

test("reminded three days and a day before, overdue at midnight in India with a late fee and GST on it, once (M31)", async () => {
  const buyer = await aBuyerWith(200_000);
  const lot = await sold([[buyer, 107]]);
  const sweepAt = async (iso: string) => {
    await at(new Date(iso));
    for (let i = 0; i < 2; i++) await sweepAwards(deps);
  };
  await sweepAt("2026-11-29T18:00:00.000Z");
  expect(await codesTo(buyer.id, lot.id)).toEqual(["award_pay_by"]);
  await sweepAt("2026-11-29T18:31:00.000Z");
  await sweepAt("2026-12-02T18:29:59.000Z");
  expect(await sale(lot.id, buyer)).toMatchObject({ state: "payment_due", due: 1_771_278 });
  await sweepAt("2026-12-02T18:30:00.000Z");
  expect(await sale(lot.id, buyer)).toMatchObject({
    ...{ state: "overdue", due: 1_792_179.08, payable: PAYABLE },
    dues: [{ kind: "price" }, { kind: "late_fee", amount: 17_712.78, gst: 3_188.3 }],
    timeline: [{ move: "win" }, { move: "fall_due", by: "market", reason: "not_paid_in_time" }],
  });
  const told = ["award_pay_by", "payment_soon", "payment_soon", "award_overdue"];
  expect(await codesTo(buyer.id, lot.id)).toEqual(told);
  expect(await codesTo(seller.id, lot.id)).toEqual(["award_overdue"]);
  // Later, it is paid with its fee.
  await deposit(market, buyer, 2_000_000);
  expect((await pay(lot.id, buyer, 1_792_179.08)).body.data).toMatchObject({
    state: "paid",
    due: 0,
  });
  await unbroken();
});

test("more time moves the days of grace too, and reminders begin again; without a late fee none is owed (M31)", async () => {
  const buyer = await aBuyerWith(200_000);
  const lot = await sold([[buyer, 107]], { terms: { late_fee_percent: 0, grace_days: 2 } });
  expect(await sale(lot.id, buyer)).toMatchObject({
    ...{ grace_until: "2026-12-04T18:30:00.000Z", late_fee_percent: null },
  });
  await daysAfter(5);
  await sweepAwards(deps);
  const due_at = "2026-12-11T00:00:00+05:30";
  await office(lot.id, { move: "extend", reason: "Banks are on strike", due_at });
  expect(await sale(lot.id, buyer)).toMatchObject({
    ...{ due_at: "2026-12-10T18:30:00.000Z", grace_until: "2026-12-12T18:30:00.000Z" },
  });
  await daysAfter(13);
  await sweepAwards(deps);
  expect((await codesTo(buyer.id, lot.id)).filter((code) => code === "payment_soon")).toHaveLength(
    2,
  );
  await daysAfter(16);
  await sweepAwards(deps);
  expect(await sale(lot.id, buyer)).toMatchObject({ state: "overdue", due: 1_771_278 });
});

test("a deposit that is more than the price pays it by itself; the rest is free (M22)", async () => {
  const buyer = await aBuyerWith(200_000);
  const lot = await sold([[buyer, 107]], { kilograms: 100, deposit: { amount: 25_000 } });
  const { payable } = await sale(lot.id, buyer);
  await sweepAwards(deps);
  expect(await sale(lot.id, buyer)).toMatchObject({ state: "paid", paid: payable, due: 0 });
  const { free, held, paid_in } = await walletOf(market, buyer);
  expect([free, held, paid_in]).toEqual([200_000 - payable, 0, payable]);
  await unbroken();
});

test("after the days of grace the office ends it: the deposit is the seller's, the buyer barred, the next bidder asked, who may accept (M32)", async () => {
  const [buyer, next] = [await aBuyerWith(200_000), await aBuyerWith(200_000)];
  const lot = await sold(
    [
      [next, 104],
      [buyer, 107],
    ],
    { terms: { grace_days: 1, late_fee_percent: 1 } },
  );
  expect(await sale(lot.id, buyer)).toMatchObject({ late_fee_percent: 1 });
  await pay(lot.id, buyer, 20_000);
  await daysAfter(8);
  await sweepAwards(deps);
  const ask_default = { move: "ask_default", reason: "Does not answer" } as const;
  const asSeller = { params: { id: lot.id }, token: seller.token, body: ask_default };
  const ended = { move: "default", reason: "Has not paid" } as const;
  for (const early of [await office(lot.id, ended), await ask(awards.move, asSeller)])
    expect(early).toMatchObject({ status: 409, body: { code: "move_not_possible" } });
  expect((await sale(lot.id, admin)).moves_allowed).toEqual(["cancel", "extend"]);
  await daysAfter(9);
  expect((await sale(lot.id, admin)).moves_allowed).toEqual(["default", "cancel", "extend"]);
  for (let i = 0; i < 2; i++)
    expect((await ask(awards.move, asSeller)).body.data).toMatchObject({ state: "overdue" });
  const before = await proceedsOf(seller);
  expect((await office(lot.id, ended)).body.data).toMatchObject({
    ...{ state: "defaulted", due: 0, paid: 0, emd: { held: 0 }, dues: [], moves_allowed: [] },
    timeline: [{}, {}, { move: "ask_default", by: "seller" }, { move: "default", by: "office" }],
  });
  expect(await proceedsOf(seller)).toBe(before + 160_500);
  expect(await sale(lot.id, buyer)).toMatchObject({
    money: [
      { what: "held", amount: 160_500 },
      { what: "paid", amount: 20_000 },
      { what: "forfeited", amount: 160_500 },
      { what: "to_seller", amount: 160_500 },
      { what: "back", amount: 20_000 },
    ],
    after_default: { barred: true, next_bidder: expect.stringMatching(/^(asked|nobody)$/) },
  });
  expect(await walletOf(market, buyer)).toMatchObject({ free: 39_500, held: 0, paid_in: 0 });
  const { body: ledger } = await ask(auctions.ledger, { params: { idname: lot.url } });
  expect(ledger.data.filter(({ kind }) => kind === "void")).toMatchObject([
    { note: "buyer_defaulted", amount: 107 },
  ]);
  expect((await verifyLedgers(db)).broken).toBeNull();
  const to = await codesTo(buyer.id, lot.id);
  expect(to.slice(-2)).toEqual(["award_defaulted", "money_back"]);

  // Barred: everywhere, and told so.
  const elsewhere = await lotL({ marketValue: 100 });
  await market.setTime(new Date(closeOfL.getTime() - 1_000_000));
  await market.setTime(new Date(closeOfL.getTime() + 9 * DAY_MS));
  await db
    .updateTable("timetables")
    .set({ hard_ends_at: new Date(closeOfL.getTime() + 20 * DAY_MS) })
    .where("lot_id", "=", elsewhere.id)
    .execute();
  await db
    .updateTable("auctions")
    .set({ ends_at: new Date(closeOfL.getTime() + 15 * DAY_MS) })
    .where("lot_id", "=", elsewhere.id)
    .execute();
  expect(await bid(elsewhere.id, buyer, 101)).toMatchObject({
    ...{ status: 403, body: { code: "company_barred" } },
  });
  const maximum = { params: { product_id: elsewhere.id }, body: { maximum: 120 } };
  expect(await ask(auctions.setMaximum, { ...maximum, token: buyer.token })).toMatchObject({
    ...{ status: 403, body: { code: "company_barred" } },
  });
  const seen = await ask(auctions.details, {
    ...{ params: { idname: String(elsewhere.id) }, token: buyer.token },
  });
  expect(seen.body.data).toMatchObject({ can_bid: false, why_not: "company_barred" });

  // Money that comes later is free; the sale stays as it is.
  await db.transaction().execute(async (tx) =>
    payTowards(tx, {
      ...{ awardId: Number(lot.id), companyId: await companyOf(market, buyer) },
      ...{
        amount: 100_000 as Paise,
        from: { via: "bank", holderAccount: "1", utr: "LATE00000001" },
      },
      ...{ posting: { actorId: null, cause: { test: 1 } }, home: "https://rebale.example" },
    }),
  );
  expect(await walletOf(market, buyer)).toMatchObject({ free: 40_500 });
  expect(await sale(lot.id, buyer)).toMatchObject({ state: "defaulted", due: 0 });
  expect(await pay(lot.id, buyer, 1)).toMatchObject({
    status: 409,
    body: { code: "award_closed" },
  });

  // The next bidder holds nothing until they accept.
  expect(await walletOf(market, next)).toMatchObject({ free: 200_000, held: 0, leading: 0 });
  const accepted = { params: { id: lot.lotId }, body: { answer: "accepted" } as const };
  expect((await ask(auctions.answerOffer, { ...accepted, token: next.token })).status).toBe(200);
  expect(await walletOf(market, next)).toMatchObject({ free: 44_000, held: 156_000 });
  expect((await verifyLedgers(db)).broken).toBeNull();
  await unbroken();
});

test("of what the terms let the seller keep the rest is the buyer's; a second default in a year bars until the office lifts it (M32)", async () => {
  const buyer = await aBuyerWith(400_000);
  const terms = { terms: { forfeit_percent: 25 } };
  const both = [await sold([[buyer, 107]], terms), await sold([[buyer, 107]], terms)];
  await daysAfter(8);
  await sweepAwards(deps);
  for (const { id } of both) await office(id, { move: "default", reason: "Has not paid" });
  expect(await walletOf(market, buyer)).toMatchObject({ free: 400_000 - 2 * 40_125, held: 0 });
  const company = { id: await companyOf(market, buyer) };
  const bars = async () =>
    (await ask(companies.listBars, { params: company, token: admin.token })).body.data;
  expect(await bars()).toMatchObject([
    { until_at: null, reason: "buyer_defaulted", award_id: both[1]?.id, holds: true },
    { until_at: new Date(closeOfL.getTime() + 98 * DAY_MS).toISOString(), holds: true },
  ]);
  const fresh = async () => {
    const lot = await lotL({ marketValue: 100 });
    const far = new Date(closeOfL.getTime() + 15 * DAY_MS);
    await db.updateTable("auctions").set({ ends_at: far }).where("lot_id", "=", lot.id).execute();
    await db
      .updateTable("timetables")
      .set({ hard_ends_at: far })
      .where("lot_id", "=", lot.id)
      .execute();
    return (await bid(lot.id, buyer, 101)).status;
  };
  expect(await fresh()).toBe(403);
  const finance = await market.anAdmin("finance");
  expect((await ask(companies.liftBar, { params: company, token: finance.token })).status).toBe(
    403,
  );
  expect((await ask(companies.liftBar, { params: company, token: admin.token })).status).toBe(200);
  expect((await bars()).map(({ holds }) => holds)).toEqual([false, false]);
  expect(await fresh()).toBe(200);
  const body = { reason: "Threatened a driver", until_at: "2026-12-20T00:00:00+05:30" };
  expect((await ask(companies.bar, { params: company, body, token: admin.token })).status).toBe(
    200,
  );
  expect(await fresh()).toBe(403);
  const past = { ...body, until_at: "2026-11-20T00:00:00+05:30" };
  expect(
    await ask(companies.bar, { params: company, body: past, token: admin.token }),
  ).toMatchObject({
    ...{ status: 400, body: { code: "day_not_later" } },
  });
  await unbroken();
});

test("a paid sale that is not lifted may be ended 30 days after its day: the deposit is forfeited out of what was paid, and rent for what lies there (M32, G55)", async () => {
  const buyer = await aBuyerWith(200_000);
  const lot = await sold([[buyer, 107]]);
  await deposit(market, buyer, 1_771_278);
  await pay(lot.id, buyer, 1_771_278);
  const lift = new Date((await sale(lot.id, buyer)).lift_by ?? "").getTime();
  const ended = { move: "default", reason: "Has not lifted" } as const;
  await at(new Date(lift + 30 * DAY_MS - 1));
  expect((await office(lot.id, ended)).status).toBe(409);
  await at(new Date(lift + 30 * DAY_MS));
  const before = await proceedsOf(seller);
  expect((await office(lot.id, ended)).body.data).toMatchObject({ state: "defaulted" });
  const rent = 31 * 500 * 1.18;
  expect(await proceedsOf(seller)).toBe(before + 160_500 + rent);
  expect(await walletOf(market, buyer)).toMatchObject({
    ...{ free: 39_500 + PAYABLE - 160_500 - rent, paid_in: 0, held: 0 },
  });
  await unbroken();
});

test("a sale that is voided after it was paid gives all back at once, the fee too, by a credit note (M33)", async () => {
  const buyer = await aBuyerWith(200_000);
  const lot = await sold([[buyer, 107]], { material: "hdpe" });
  await deposit(market, buyer, 1_790_217);
  await pay(lot.id, buyer, 1_790_217);
  for (let i = 0; i < 2; i++) await issueFeePapers(deps, Number(lot.id));
  const fee = (await sale(lot.id, buyer)).papers.find(({ kind }) => kind === "fee_invoice");
  expect(fee).toMatchObject({ kind: "fee_invoice", number: "RF/26-27/000001" });
  const fees = await marketHas("fees");
  const { body: ledger } = await ask(auctions.ledger, { params: { idname: lot.url } });
  const seq = ledger.data.find(({ kind }) => kind === "bid")?.seq ?? 0;
  const body = { seq, reason: "The account was false" };
  const voiding = { params: { id: lot.lotId }, body, token: admin.token };
  expect((await ask(auctions.voidBid, voiding)).status).toBe(200);
  expect(await walletOf(market, buyer)).toMatchObject({ free: 1_990_217, paid_in: 0, held: 0 });
  expect(await marketHas("fees")).toBeCloseTo(fees - 16_050, 2);
  expect(await sale(lot.id, buyer)).toMatchObject({
    state: "cancelled",
    due: 0,
    paid: 0,
    dues: [],
  });
  expect((await codesTo(buyer.id, lot.id)).at(-1)).toBe("money_back");
  for (let i = 0; i < 2; i++) await issueFeePapers(deps, Number(lot.id));
  expect((await sale(lot.id, seller)).papers.map(({ kind }) => kind)).toEqual(["delivery_order"]);
  const papers = (await ask(invoices.list, { params: { id: lot.id }, token: buyer.token })).body
    .data;
  expect(papers).toMatchObject([
    { kind: "fee_invoice", value: 16_050, igst: 2889, total: 18_939 },
    { kind: "credit_note", value: 16_050, igst: 2889, total: 18_939, of_invoice: papers[0]?._id },
  ]);
  expect((await verifyLedgers(db)).broken).toBeNull();
  await unbroken();
});

test("called off by the office or by both words, an unpaid sale frees its deposit; a seller who failed is barred (M33)", async () => {
  const buyer = await aBuyerWith(400_000);
  const [first, second] = [await sold([[buyer, 107]]), await sold([[buyer, 107]])];
  const say = (by: SignedIn) =>
    ask(awards.move, { params: { id: first.id }, body: { move: "agree_cancel" }, token: by.token });
  await say(buyer);
  expect(await walletOf(market, buyer)).toMatchObject({ held: 321_000 });
  expect((await say(seller)).body.data).toMatchObject({ state: "cancelled" });
  expect(await walletOf(market, buyer)).toMatchObject({ held: 160_500, free: 239_500 });
  await office(second.id, { move: "cancel", reason: "seller_failed" });
  expect(await walletOf(market, buyer)).toMatchObject({ held: 0, free: 400_000 });
  const company = { id: await companyOf(market, seller) };
  const { body } = await ask(companies.listBars, { params: company, token: admin.token });
  expect(body.data).toMatchObject([{ reason: "seller_failed", award_id: second.id, holds: true }]);
  expect((await ask(companies.liftBar, { params: company, token: admin.token })).status).toBe(200);
  await unbroken();
});

test("between the two a deposit is held until they are done, and nothing is due here (M16)", async () => {
  const buyer = await aBuyerWith(200_000);
  const lot = await sold([[buyer, 107]], { payThrough: "parties" });
  expect(await sale(lot.id, buyer)).toMatchObject({
    ...{ payable: PAYABLE, due: 0, paid: 0, dues: [], grace_until: null, emd: { held: 160_500 } },
  });
  expect(await pay(lot.id, buyer, 1)).toMatchObject({ status: 409, body: { code: "nothing_due" } });
  const { bid_order_id } = await sale(lot.id, seller);
  const done = { params: { id: bid_order_id }, body: { status: "completed" as const } };
  expect((await ask(auctions.completeOrder, { ...done, token: seller.token })).status).toBe(200);
  expect(await walletOf(market, buyer)).toMatchObject({ free: 200_000, held: 0 });
  await unbroken();
});

test("two of the office at once end a sale once (M32)", async () => {
  const buyer = await aBuyerWith(200_000);
  const lot = await sold([[buyer, 107]]);
  await daysAfter(8);
  await sweepAwards(deps);
  const other = await market.anAdmin("moderator");
  await market.openConnections();
  const before = await proceedsOf(seller);
  const ended = await Promise.all([
    office(lot.id, { move: "default", reason: "Has not paid" }),
    office(lot.id, { move: "cancel", reason: "The goods burnt" }, other),
  ]);
  expect(ended.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const forfeited = (await proceedsOf(seller)) - before;
  const { free } = await walletOf(market, buyer);
  expect([0, 160_500]).toContain(forfeited);
  expect(free).toBe(200_000 - forfeited);
  await unbroken();
});

test("a deposit that an award says it holds, and the journal does not, is found (M36)", async () => {
  const buyer = await aBuyerWith(200_000);
  const lot = await sold([[buyer, 107]]);
  const award = db.updateTable("awards").where("id", "=", Number(lot.id));
  await award.set({ emd_held: 16_049_999 }).execute();
  const told = `award ${lot.id} says that it holds 16049999 paise of a deposit, the journal 16050000`;
  expect((await verifyJournal(db)).broken).toBe(told);
  await award.set({ emd_held: 16_050_000 }).execute();
  await unbroken();
});

test("of metal, a buyer with a deductor's number pays 2 % less in, which is a figure of its own (M53)", async () => {
  const buyer = await aBuyerWith(200_000);
  await ask(companies.addSite, {
    body: {
      ...{ name: "Works", address: "2 Road", city: "Surat", state: "Gujarat", pincode: "395003" },
      gstin: `24AAPFU0939F1Z${gstinCheckCharacter("24AAPFU0939F1Z")}`,
    },
    token: buyer.token,
  });
  const number = (first14: string) => first14 + gstinCheckCharacter(first14);
  const put = (tds_gstin: string | null) =>
    ask(companies.nameCompany, { body: { name: "Works", tds_gstin }, token: buyer.token });
  for (const wrong of [number("24AAPFU0939F1Z"), "24AAPFU0939F1D#", `${number("24AAPFU0939F1D")}1`])
    expect(await put(wrong)).toMatchObject({
      ...{ status: 400, body: { errors: [{ path: "tds_gstin" }] } },
    });
  const ours = number("24AAPFU0939F1D");
  expect((await put(ours)).body.data).toMatchObject({ tds_gstin: ours });
  const metal = { material: "copper", kilograms: 25_000, marketValue: 30, terms: {} };
  const lot = await sold([[buyer, 38.5]], metal);
  expect(await sale(lot.id, buyer)).toMatchObject({
    ...{ value: 962_500, payable: 1_158_465, gst_tds: 19_250, due: 1_139_215 - 96_250 },
    dues: [{ kind: "price", amount: 1_139_215 }],
  });
  await deposit(market, buyer, 2_000_000);
  expect((await pay(lot.id, buyer, 2_000_000)).body.data).toMatchObject({
    ...{ state: "paid", paid: 1_139_215, due: 0 },
  });
  expect((await put(null)).body.data).toMatchObject({ tds_gstin: null });
  await unbroken();
});

test("more days to lift that were given before it is paid are not lost with the payment (MG12)", async () => {
  const buyer = await aBuyerWith(2_500_000);
  const { id } = await sold([[buyer, 107]]);
  await market.setTime(closeOfL);
  const lift_by = "2027-01-01T18:30:00.000Z";
  await office(id, { move: "extend", reason: "The yard is under water", lift_by });
  await pay(id, buyer, 1_771_278);
  expect(await sale(id, buyer)).toMatchObject({ state: "paid", lift_by });
});
