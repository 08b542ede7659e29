import { auctions, awards, type BodyIn, feePlans, invoices, settlement } from "@rebale/contract";
import { expect, test } from "vitest";
import { aPdf } from "../../../test/a-pdf.ts";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { walletOf } from "../../../test/deposits.ts";
import { truckLeft } from "../../../test/left-trucks.ts";
import { closeOfL, salesOf } from "../../../test/market-sales.ts";
import { marketMoney, moneyOf } from "../../../test/money.ts";
import { issueFeePapers } from "../invoices/index.ts";
import { verifyJournal } from "../journal-desk/index.ts";
import { companyRecord } from "../sale-page/company-record.store.ts";
import { sweepSettlements } from "./index.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const { registerSeller, sold, aBuyerWith, sale, pay } = salesOf(market, seller, admin.id);
await registerSeller();
await ask(feePlans.add, {
  token: admin.token,
  body: { side: "seller", percent: 0.5, valid_from: "2026-01-01" },
});

const HOUR = 3_600_000;
/** People stay signed in. */
const hoursAfter = async (hours: number) => {
  await db
    .updateTable("sessions")
    .set({ expires_at: new Date("2027-12-31") })
    .execute();
  for (const { id } of await db.selectFrom("users").select("id").execute())
    deps.bus.publish("session", { userId: id });
  await market.setTime(new Date(closeOfL.getTime() + hours * HOUR));
};
/** Lot L at 107, paid to the last rupee. */
async function aPaidSale(terms: object = {}) {
  const buyer = await aBuyerWith(2_500_000);
  const lot = await sold([[buyer, 107]], { terms: { claim_hours: 24, ...terms } });
  await pay(lot.id, buyer, 1_771_278);
  return { buyer, ...lot };
}
const settle = (id: string, by: SignedIn, body: BodyIn<typeof settlement.settle>) =>
  ask(settlement.settle, { params: { id }, body, token: by.token });
const accept = (id: string, by: SignedIn) => settle(id, by, { answer: "accepted" });
const lift = async (id: string, by: SignedIn) =>
  (await ask(awards.move, { params: { id }, body: { move: "lifted" }, token: by.token })).body;
const claim = (id: string, by: SignedIn, fields: Record<string, string>) =>
  market.send(
    settlement.claim,
    by.token,
    [{ field: "document", bytes: aPdf() }],
    { words: "Wet below the sheet", what: "moisture", ...fields },
    { id },
  );
const proceedsOf = async () => (await moneyOf(market, await companyOf(market, seller))).proceeds;
const unbroken = async () => expect((await verifyJournal(db)).broken).toBeNull();

test("two trucks without claims are the seller's after the claim hours, settled by both words, completed; each fee has its paper (G47, G57, G58)", async () => {
  const { buyer, id } = await aPaidSale();
  await truckLeft(market, id, 8520);
  const before = await proceedsOf();
  await truckLeft(market, id, 7130);
  await pay(id, buyer, 83_710.38);
  await sweepSettlements(deps);
  expect(await proceedsOf()).toBe(before);
  await hoursAfter(25);
  for (let i = 0; i < 2; i++) await sweepSettlements(deps);
  expect((await proceedsOf()) - before).toBe(2_005_608.53);
  expect(await marketMoney(market, "fees")).toBe(-8372.75);
  expect(await marketMoney(market, "gst_on_fees")).toBe(-1507.1);

  expect((await accept(id, buyer)).body.code).toBe("move_not_possible");
  expect(await lift(id, buyer)).toMatchObject({ data: { state: "lifting", lifted_by: ["buyer"] } });
  expect(await lift(id, seller)).toMatchObject({ data: { state: "lifted" } });
  for (let i = 0; i < 2; i++)
    expect((await accept(id, buyer)).body.data).toEqual({ state: "lifted" });
  expect((await accept(id, seller)).body.data).toEqual({ state: "settled" });
  await sweepSettlements(deps);
  expect(await sale(id, buyer)).toMatchObject({ state: "completed", due: 0, paid: 2_015_488.38 });
  await unbroken();
  await issueFeePapers(deps, Number(id));
  await issueFeePapers(deps, Number(id));
  const fees = (await sale(id, seller)).papers.filter(({ kind }) => kind === "fee_invoice");
  expect(fees.map(({ number }) => number)).toEqual(["RF/26-27/000001", "RF/26-27/000002"]);
  expect((await sale(id, buyer)).papers.map(({ kind }) => kind)).toEqual([
    ...["delivery_order", "tax_invoice", "tax_invoice"],
  ]);
  const { body } = await ask(invoices.list, { params: { id }, token: seller.token });
  const [one, two] = body.data.filter(({ kind }) => kind === "fee_invoice");
  expect([one?.value, two?.value]).toEqual([4558.2, 3814.55]);
  expect((one?.total ?? 0) + (two?.total ?? 0)).toBeCloseTo(8372.75 + 1507.1, 2);
});

test("less was lifted: final 18,51,931.18, and 79,846.82 are free again at once (G47)", async () => {
  const { buyer, id } = await aPaidSale();
  const free = (await walletOf(market, buyer)).free;
  await truckLeft(market, id, 14_380);
  for (const by of [seller, buyer]) await lift(id, by);
  for (const by of [seller, buyer]) await accept(id, by);
  const { state, due, paid } = await sale(id, buyer);
  expect({ state, due, paid }).toEqual({ state: "settled", due: 0, paid: 1_851_931.18 });
  expect((await walletOf(market, buyer)).free - free).toBeCloseTo(79_846.82, 2);
  await unbroken();
});

test("nobody disputes it for 48 hours, and it is settled; a dispute or an open claim stops that (G58)", async () => {
  const sales = [await aPaidSale(), await aPaidSale(), await aPaidSale()] as const;
  const [, disputed, claimed] = sales;
  const trips = new Map<string, string>();
  for (const { id } of sales) trips.set(id, await truckLeft(market, id, 8520));
  for (const { id, buyer } of sales) for (const by of [seller, buyer]) await lift(id, by);
  expect((await settle(disputed.id, seller, { answer: "disputed" })).status).toBe(400);
  await settle(disputed.id, seller, { answer: "disputed", reason: "Two slips are missing" });
  const made = await claim(claimed.id, claimed.buyer, {
    ...{ trip_id: trips.get(claimed.id) ?? "", asked_percent: "2", what: "dust" },
  });
  expect(made.status).toBe(200);
  await hoursAfter(49);
  await sweepSettlements(deps);
  const states = await Promise.all(
    sales.map(async ({ id, buyer }) => (await sale(id, buyer)).state),
  );
  expect(states).toEqual(["completed", "lifted", "lifted"]);
  await accept(disputed.id, seller);
  await sweepSettlements(deps);
  expect((await sale(disputed.id, seller)).state).toBe("completed");
});

test("a claim is counted by the terms, credited by the seller's yes, and lessens what is released (G56)", async () => {
  const deductions = [{ what: "Moisture", above_percent: 2, rate_percent: 100 }];
  const { buyer, id } = await aPaidSale({ deductions });
  const trip_id = await truckLeft(market, id, 8520);
  const [free, before] = [(await walletOf(market, buyer)).free, await proceedsOf()];
  const stranger = await aBuyerWith(0);
  expect((await claim(id, stranger, { trip_id, measured_percent: "5" })).status).toBe(404);
  expect((await claim(id, buyer, { trip_id, measured_percent: "2" })).body.errors).toEqual([
    { path: "measured_percent", msg: "The terms take nothing off for this" },
  ]);
  const { body } = await claim(id, buyer, { trip_id, measured_percent: "5" });
  expect(body.data).toMatchObject({ asked_percent: 3, state: "open", credit: null });
  expect((await claim(id, buyer, { trip_id, measured_percent: "5" })).body.code).toBe(
    "claim_open_already",
  );
  const params = { id: body.data._id };
  const yes = { answer: "accepted" } as const;
  expect(
    (await ask(settlement.answerClaim, { params, body: yes, token: buyer.token })).status,
  ).toBe(404);
  const answered = await ask(settlement.answerClaim, { params, body: yes, token: seller.token });
  expect(answered.body.data).toMatchObject({ state: "accepted", credit: 32_272.06 });
  expect((await walletOf(market, buyer)).free - free).toBeCloseTo(32_272.06, 2);
  expect(await sale(id, buyer)).toMatchObject({ due: 0, paid: 1_931_778 });
  await hoursAfter(25);
  await sweepSettlements(deps);
  expect((await proceedsOf()) - before).toBeCloseTo(1_059_760.53, 2);
  expect((await claim(id, buyer, { trip_id, measured_percent: "5" })).body.code).toBe(
    "claim_too_late",
  );
  await unbroken();
});

test("a disputed claim is decided by the office, up to what was asked; after the release it is the seller's money (G56)", async () => {
  const { buyer, id } = await aPaidSale();
  const trip_id = await truckLeft(market, id, 8520);
  const made = await claim(id, buyer, { trip_id, asked_percent: "4", what: "dust" });
  const params = { id: made.body.data._id };
  const no = { answer: "disputed", reason: "It was dry" } as const;
  await ask(settlement.answerClaim, { params, body: no, token: seller.token });
  const decide = (allowed_percent: number, by = admin) =>
    ask(settlement.decideClaim, {
      ...{ params, token: by.token, body: { allowed_percent, reason: "The photos show it" } },
    });
  const support = await market.anAdmin("support");
  expect((await decide(2, support)).body.code).toBe("office_role_may_not");
  expect((await decide(5)).body.errors).toEqual([
    { path: "allowed_percent", msg: "At most 4 %, as was asked" },
  ]);
  const open = await ask(settlement.officeClaims, {
    ...{ token: admin.token, query: { state: "disputed" } },
  });
  expect(open.body.data).toMatchObject([{ award_id: id, value: 911_640, state: "disputed" }]);
  expect((await decide(2)).body.data).toMatchObject({ state: "decided", allowed_percent: 2 });
  expect((await decide(1)).body.code).toBe("decided_meanwhile");
  const audit = db.selectFrom("audit").select("admin_id").where("action", "=", "claim decided");
  expect(await audit.execute()).toEqual([{ admin_id: admin.id }]);
  await unbroken();
});

test("a sale that is ended with a truck gone keeps that truck's money for its seller; for the rest rent and deposit (G55, M32)", async () => {
  // The trucks before.
  await hoursAfter(60);
  await sweepSettlements(deps);
  const { buyer, id } = await aPaidSale();
  await truckLeft(market, id, 8520);
  const before = await proceedsOf();
  await hoursAfter(24 * 47);
  const end = { move: "default", reason: "Never came for the rest" } as const;
  const ended = await ask(awards.officeMove, { params: { id }, body: end, token: admin.token });
  expect(ended.body.data).toMatchObject({ state: "defaulted" });
  const rent = 32 * 500 * 1.18;
  expect((await proceedsOf()) - before).toBeCloseTo(160_500 + rent, 2);
  const { paid_in, deposit } = await moneyOf(market, await companyOf(market, buyer));
  expect(paid_in).toBe(1_097_249.9);
  expect(deposit).toBeCloseTo(2_500_000 - 1_097_249.9 - 160_500 - rent, 2);
  await sweepSettlements(deps);
  expect((await proceedsOf()) - before).toBeCloseTo(160_500 + rent + 1_091_871.22, 2);
  expect((await moneyOf(market, await companyOf(market, buyer))).paid_in).toBe(0);
  await unbroken();
});

test("where trucks have left before a default nobody is offered the whole lot: its goods are not there (M32, G55)", async () => {
  const [next, buyer] = [await aBuyerWith(200_000), await aBuyerWith(2_500_000)];
  const bids = [[next, 104] as const, [buyer, 107] as const];
  const { id } = await sold(bids);
  await pay(id, buyer, 1_771_278);
  await truckLeft(market, id, 8520);
  await hoursAfter(24 * 47);
  const end = { move: "default", reason: "Never came for the rest" } as const;
  await ask(awards.officeMove, { params: { id }, body: end, token: admin.token });
  expect(await sale(id, buyer)).toMatchObject({
    ...{ state: "defaulted", after_default: { next_bidder: "nobody" } },
  });
  const offered = db.selectFrom("notifications").select("code").where("user_id", "=", next.id);
  expect(JSON.stringify(await offered.execute())).not.toMatch(/offer/);
  await unbroken();
});

test("each side rates the other once, after the settlement; both are told once both have spoken, and the office may hide what was said (G58)", async () => {
  const { buyer, id, url } = await aPaidSale();
  const rate = (by: SignedIn, stars = 4) =>
    ask(settlement.rate, {
      ...{ params: { id }, token: by.token, body: { stars, reasons: ["goods_as_described"] } },
    });
  expect((await rate(buyer)).body.code).toBe("award_not_settled");
  await truckLeft(market, id, 8520);
  for (const by of [seller, buyer]) await lift(id, by);
  for (const by of [seller, buyer]) await accept(id, by);
  expect((await rate(buyer, 6)).status).toBe(400);
  const both = await Promise.all([rate(buyer), rate(buyer)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const sellers = async () => (await sale(id, buyer)).seller.record;
  const before = await sellers();
  expect(before).toMatchObject({ ratings: 0, stars: null, reasons: [] });
  expect((await rate(seller)).status).toBe(200);
  const told = { ratings: 1, stars: 4, reasons: [{ reason: "goods_as_described", count: 1 }] };
  expect(await sellers()).toEqual({ ...before, ...told });
  const seen = await ask(auctions.sellerRecord, { params: { idname: url } });
  expect(seen.body.data).toEqual(await sellers());
  expect((await rate(await aBuyerWith(0))).status).toBe(404);
  // The rating is hidden; that it was given counts.
  const hide = (hidden: boolean, by = admin) =>
    ask(settlement.hideRating, {
      ...{ params: { id, side: "buyer" }, token: by.token },
      body: { hidden, reason: "It names a driver" },
    });
  expect((await hide(true, await market.anAdmin("support"))).body.code).toBe("office_role_may_not");
  for (let i = 0; i < 2; i++) expect((await hide(true)).status).toBe(200);
  expect(await sellers()).toMatchObject({ ratings: 1, stars: 4, reasons: [] });
  const listed = await ask(settlement.officeRatings, { token: admin.token });
  const hidden = listed.body.data.map(({ side, hidden_because }) => [side, hidden_because]);
  expect(hidden.sort()).toEqual([
    ["buyer", "It names a driver"],
    ["seller", null],
  ]);
  await hide(false);
  const audit = db.selectFrom("audit").select("action").where("action", "like", "rating %");
  expect((await audit.orderBy("id").execute()).map(({ action }) => action)).toEqual([
    ...["rating hidden", "rating shown"],
  ]);
  expect(await sellers()).toMatchObject(told);
});

test("one side's word is told after 14 days where the other says nothing; sales, defaults and allowed claims are counted (G58)", async () => {
  const { buyer, id } = await aPaidSale();
  await truckLeft(market, id, 8520);
  for (const by of [seller, buyer]) await lift(id, by);
  for (const by of [seller, buyer]) await accept(id, by);
  const body = { stars: 2, reasons: ["waited_long" as const] };
  await ask(settlement.rate, { params: { id }, token: seller.token, body });
  const buyers = async () => (await sale(id, seller)).buyer.record;
  expect(await buyers()).toEqual({
    ...{ awards: 1, defaults: 0, claims_allowed: 0, ratings: 0, stars: null, reasons: [] },
    filing: null,
  });
  await hoursAfter(24 * 14 - 1);
  expect(await buyers()).toMatchObject({ ratings: 0 });
  await hoursAfter(24 * 14);
  expect(await buyers()).toMatchObject({ ratings: 1, stars: 2 });
  const sold = (await sale(id, buyer)).seller.record;
  // From the tests before: one claim that the seller accepted, one that the office decided.
  expect(sold).toMatchObject({ defaults: 0, claims_allowed: 2 });
  const ended = await db
    .selectFrom("awards")
    .select("company_id")
    .where("state", "=", "defaulted")
    .executeTakeFirstOrThrow();
  expect(await companyRecord(db, ended.company_id)).toMatchObject({ awards: 1, defaults: 1 });
});
