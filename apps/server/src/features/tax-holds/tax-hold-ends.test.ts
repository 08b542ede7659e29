import { awards, payments, settlement, taxHolds } from "@rebale/contract";
import { beforeEach, expect, test } from "vitest";
import { aPdf } from "../../../test/a-pdf.ts";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { walletOf } from "../../../test/deposits.ts";
import { type GstSafeSale, gstSafeSales } from "../../../test/gst-safe.ts";
import { verifyJournal } from "../journal-desk/index.ts";
import { remindOf2b } from "./changes/remind-of-2b.ts";
import { sweepTaxHolds } from "./index.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const g = await gstSafeSales(market);
const { sold, release, money, holdOf, invoiceOf, bring, sales, seller, admin, day } = g;
const support = await market.anAdmin();
await db
  .updateTable("office_users")
  .set({ role: "support" })
  .where("user_id", "=", support.id)
  .execute();
const TAX = 124_545.6;
const round = (n: number) => Math.round(n * 100) / 100;

beforeEach(() => day(0));

/** The change of a company's balances. */
async function change(work: () => Promise<unknown>, of: SignedIn = seller) {
  const before = await money(of);
  await work();
  const after = await money(of);
  const delta = (name: "proceeds" | "tax_held" | "deposit" | "owed") =>
    round(after[name] - before[name]);
  return { proceeds: delta("proceeds"), tax_held: delta("tax_held"), deposit: delta("deposit") };
}
const tied = async (over: Parameters<typeof sold>[0] = {}) => {
  const sale = await sold(over);
  await release();
  return sale;
};
const sweep = () => sweepTaxHolds(deps);
const codesTo = async ({ id }: SignedIn) =>
  (
    await db
      .selectFrom("notifications")
      .select("code")
      .where("user_id", "=", id)
      .where("code", "like", "tax%")
      .orderBy("id")
      .execute()
  ).map(({ code }) => code);
const answer = (hold: string, by: SignedIn, over: Record<string, string> = {}) =>
  market.send(
    taxHolds.answer,
    by.token,
    [{ field: "document", bytes: aPdf() }],
    { arn: "aa2712260001234", filed_on: "2026-11-20", ...over },
    { id: hold },
  );
const decide = (hold: string, by: SignedIn, body: object) =>
  ask(taxHolds.decide, {
    ...{ params: { id: hold }, token: by.token },
    body: { reason: "Seen at the portal", ...body } as never,
  });

test("without a GSTIN of the buyer, or without the offer, all is the seller's at once (O6)", async () => {
  const buyer = await sales.aBuyerWith(2_500_000);
  const unregistered = await sold({ by: { buyer, gstin: "" } });
  expect(await change(release)).toMatchObject({ proceeds: 828_712.58, tax_held: 0 });
  const shown = await sales.sale(unregistered.id, buyer);
  expect([shown.tax_hold, shown.tax_holds]).toEqual([
    {
      ...{ days: 75, applies: false, why_not: "buyer_unregistered", expected: 0 },
      ...{ held: 0, released: 0, returned: 0 },
    },
    [],
  ]);
  const without = await sold({ terms: { tax_hold_days: undefined } });
  expect(await change(release)).toMatchObject({ proceeds: 828_712.58, tax_held: 0 });
  expect((await sales.sale(without.id, without.buyer)).tax_hold).toBeNull();
});

test("under reverse charge the seller is paid no GST: nothing is kept, all is theirs at once (O6)", async () => {
  const be = (entity: string | null) =>
    db.updateTable("companies").set({ entity }).where("id", "=", g.sellerCompany).execute();
  const { entity } = await db
    .selectFrom("companies")
    .select("entity")
    .where("id", "=", g.sellerCompany)
    .executeTakeFirstOrThrow();
  await be("government");
  const sale = await sold();
  expect(await change(release)).toMatchObject({ proceeds: 701_676.07, tax_held: 0 });
  const shown = await sales.sale(sale.id, seller);
  expect(shown).toMatchObject({
    tax_hold: { days: 75, applies: false, why_not: "reverse_charge", expected: 0, held: 0 },
    tax_holds: [],
  });
  await be(entity);
});

test("what a 2B has not got is missing, and its seller is told; a later month's frees it (O17)", async () => {
  const sale = await tied();
  const before = await codesTo(seller);
  const { body } = await bring(sale);
  expect(body.data).toMatchObject({ missing: 1, released: 0, holds: [{ state: "missing" }] });
  expect((await codesTo(seller)).slice(before.length)).toEqual(["tax_missing"]);
  // A month before the paper's says nothing, and neither does one of several files.
  const other = await tied();
  await bring(other, { period: "102026" });
  await bring(other, { fc: 2 });
  const unsaid = await holdOf(other);
  expect(unsaid.state).toBe("waiting");
  await g.confirm(unsaid._id, other.buyer);
  const later = { period: "122026", b2b: [await invoiceOf(sale)] };
  expect(await change(() => bring(sale, later))).toMatchObject({ proceeds: TAX, tax_held: -TAX });
  expect(await holdOf(sale)).toMatchObject({ state: "released", found_in: "122026" });
});

test("the buyer's word frees it, once; neither seller nor stranger may say it (O18)", async () => {
  const sale = await tied();
  const { _id } = await holdOf(sale);
  const stranger = await g.aRegisteredBuyer();
  expect((await g.confirm(_id, seller)).status).toBe(403);
  expect((await g.confirm(_id, stranger.buyer)).status).toBe(404);
  const twice = async () => {
    for (const _ of [1, 2]) {
      const { status, body } = await g.confirm(_id, sale.buyer);
      expect([status, body.data.state]).toEqual([200, "released"]);
    }
  };
  expect(await change(twice)).toMatchObject({ proceeds: TAX, tax_held: -TAX });
  expect(await holdOf(sale)).toMatchObject({ why: "confirmed", released: TAX, held: 0 });
});

test("where nobody spoke it is the seller's on the day, not before (O19)", async () => {
  const sale = await tied();
  await day(75.4);
  expect(await change(sweep)).toMatchObject({ proceeds: 0 });
  await day(75.42);
  expect(await change(sweep)).toMatchObject({ proceeds: TAX, tax_held: -TAX });
  expect(await holdOf(sale)).toMatchObject({ state: "released", why: "nobody_spoke" });
  expect(await change(sweep)).toMatchObject({ proceeds: 0 });
});

test("missing, and said within 31 days before the end, it goes back to the buyer; earlier, not (O20, O21)", async () => {
  const late = await tied();
  await day(50);
  await bring(late, { period: "122026" });
  await day(76);
  expect(await change(sweep, late.buyer)).toMatchObject({ deposit: TAX });
  expect(await holdOf(late)).toMatchObject({
    ...{ state: "returned", why: "not_in_2b", held: 0, returned: TAX, released: 0 },
  });
  expect(await codesTo(late.buyer)).toContain("tax_returned");
  expect((await g.confirm((await holdOf(late))._id, late.buyer)).body.code).toBe("tax_hold_over");

  await day(0);
  const early = await tied();
  await day(39);
  await bring(early, { period: "122026" });
  await day(76);
  expect(await change(sweep)).toMatchObject({ proceeds: TAX, tax_held: -TAX });
  expect(await holdOf(early)).toMatchObject({ state: "released", why: "not_said_again" });
});

test("what is covered is the seller's, and the rest the buyer's: split (O9, O20)", async () => {
  const sale = await tied();
  await bring(sale, { b2b: [await invoiceOf(sale, { igst: 100_000 })] });
  await day(60);
  await bring(sale, { period: "122026" });
  await day(76);
  expect(await change(sweep, sale.buyer)).toMatchObject({ deposit: 24_545.6 });
  expect(await holdOf(sale)).toMatchObject({
    ...{ state: "split", released: 100_000, returned: 24_545.6, held: 0 },
  });
  // Both sides read where each part went.
  for (const by of [seller, sale.buyer])
    expect((await sales.sale(sale.id, by)).money.slice(-3)).toMatchObject([
      { what: "released", amount: 832_794.91 },
      { what: "tax_released", amount: 100_000 },
      { what: "tax_returned", amount: 24_545.6 },
    ]);
});

test("an answer with an ARN is disputed past the end, until the office decides (O22)", async () => {
  const sale = await tied();
  const { _id } = await holdOf(sale);
  expect((await answer(_id, seller)).body.code).toBe("tax_hold_not_open");
  expect((await decide(_id, admin, { decision: "return" })).body.code).toBe(
    "tax_hold_not_disputed",
  );
  await bring(sale);
  expect((await answer(_id, seller, { arn: "short" })).body.errors).toMatchObject([
    { path: "arn" },
  ]);
  expect((await answer(_id, seller, { filed_on: "2026-11-27" })).body.errors).toMatchObject([
    { path: "filed_on" },
  ]);
  expect((await answer(_id, sale.buyer)).status).toBe(403);
  const { body, status } = await answer(_id, seller, { note: "Filed late" });
  expect([status, body.data.state]).toEqual([200, "disputed"]);
  expect(body.data.answer).toMatchObject({ arn: "AA2712260001234", filed_on: "2026-11-20" });
  expect(await codesTo(sale.buyer)).toContain("tax_disputed");
  expect((await answer(_id, seller)).body.code).toBe("tax_hold_not_open");
  await day(76);
  expect(await change(sweep)).toMatchObject({ proceeds: 0 });
  const desk = await ask(taxHolds.officeHolds, { token: admin.token, query: {} });
  expect(desk.body.data[0]).toMatchObject({ _id, state: "disputed", late: true });
  expect((await decide(_id, support, { decision: "return" })).status).toBe(403);
  const back = () => decide(_id, admin, { decision: "return" });
  expect(await change(back, sale.buyer)).toMatchObject({ deposit: TAX });
  expect(await holdOf(sale)).toMatchObject({ state: "returned", why: "decided", returned: TAX });
  expect((await back()).body.code).toBe("tax_hold_not_disputed");
});

test("the office gives more time, to at most 180 days after the paper's day (O22)", async () => {
  const sale = await tied();
  const { _id } = await holdOf(sale);
  const to = (until: string) => decide(_id, admin, { decision: "extend", until });
  expect((await to("2027-05-25")).body.errors).toMatchObject([{ path: "until" }]);
  expect((await decide(_id, admin, { decision: "extend" })).status).toBe(400);
  const { body, status } = await to("2027-05-24");
  expect([status, body.data.until]).toEqual([200, "2027-05-24T18:30:00.000Z"]);
  await day(76);
  expect(await change(sweep)).toMatchObject({ proceeds: 0 });
  const found = { period: "022027", b2b: [await invoiceOf(sale)] };
  expect(await change(() => bring(sale, found))).toMatchObject({ proceeds: TAX });
});

/** A claim of the buyer's for a truck, of which the seller allows so much. */
async function claimed(sale: GstSafeSale, percent: number) {
  const { body } = await market.send(
    settlement.claim,
    sale.buyer.token,
    [{ field: "document", bytes: aPdf() }],
    { trip_id: sale.trip, what: "other", asked_percent: String(percent) },
    { id: sale.id },
  );
  const { status } = await ask(settlement.answerClaim, {
    ...{ params: { id: body.data._id }, token: seller.token },
    body: { answer: "accepted", percent },
  });
  expect(status).toBe(200);
}

test("a claim before the release takes its note's GST from what is tied (O23)", async () => {
  const sale = await sold({ terms: { claim_hours: 24 } });
  expect(await change(() => claimed(sale, 3), sale.buyer)).toMatchObject({ deposit: 24_493.97 });
  await day(2);
  expect(await change(release)).toMatchObject({ proceeds: 683_531.85, tax_held: 120_809.23 });
  expect(await holdOf(sale)).toMatchObject({ credited: 3_736.37, held: 120_809.23 });
  const less = { b2b: [await invoiceOf(sale, { igst: 100_000 })] };
  expect(await change(() => bring(sale, less))).toMatchObject({ proceeds: 96_263.63 });
  expect((await holdOf(sale)).held).toBe(24_545.6);
  expect(await change(() => g.confirm("0", sale.buyer))).toMatchObject({ proceeds: 0 });
  const { _id } = await holdOf(sale);
  await g.confirm(_id, sale.buyer);
  expect((await holdOf(sale)).held).toBe(0);
});

test("until its release a truck says what will be kept, and until when at the latest (O5)", async () => {
  const sale = await sold({ terms: { claim_hours: 24 } });
  const toCome = async () =>
    (
      await ask(settlement.toCome, {
        token: seller.token,
        query: { award_id: sale.id },
      })
    ).body.data;
  const { until } = await holdOf(sale);
  expect(await toCome()).toMatchObject([
    { trip_id: sale.trip, tax_held: TAX, until, amount: 704_166.98 },
  ]);
  await bring(sale, { b2b: [await invoiceOf(sale)] });
  expect(await toCome()).toMatchObject([{ tax_held: 0, until: null, amount: 828_712.58 }]);
  const without = await sold({ terms: { tax_hold_days: undefined, claim_hours: 24 } });
  const { body } = await ask(settlement.toCome, {
    token: seller.token,
    query: { award_id: without.id },
  });
  expect(body.data).toMatchObject([{ tax_held: 0, until: null }]);
  await day(2);
  await release();
});

test("what was found before the release is paid with it (O7)", async () => {
  const sale = await sold({ terms: { claim_hours: 24 } });
  const { body } = await bring(sale, { b2b: [await invoiceOf(sale)] });
  expect(body.data).toMatchObject({ found: 1, released: TAX });
  expect(await holdOf(sale)).toMatchObject({ state: "released", held: 0 });
  await day(2);
  expect(await change(release)).toMatchObject({ proceeds: 828_712.58, tax_held: 0 });
});

test("a sale is completed while its GST is tied, and proceeds alone are paid out (O24)", async () => {
  const sale = await tied({ kilograms: 12_000 });
  await ask(awards.move, {
    params: { id: sale.id },
    body: { move: "lifted" },
    token: seller.token,
  });
  await ask(awards.move, {
    params: { id: sale.id },
    body: { move: "lifted" },
    token: sale.buyer.token,
  });
  for (const by of [seller, sale.buyer])
    await ask(settlement.settle, {
      ...{ params: { id: sale.id }, body: { answer: "accepted" }, token: by.token },
    });
  await db
    .updateTable("trips")
    .set({ eway_no: "123456789012" })
    .where("award_id", "=", Number(sale.id))
    .execute();
  await release();
  expect((await sales.sale(sale.id, seller)).state).toBe("completed");
  const held = (await holdOf(sale)).held;
  expect(held).toBe(200_880);
  const { proceeds, tax_held } = await walletOf(market, seller);
  const { proceeds: mine, tax_held: kept } = await money();
  expect([proceeds, tax_held]).toEqual([mine, kept]);
  expect(kept).toBeGreaterThanOrEqual(held);
});

test("of two files and a confirmation at once it is freed once (O26)", async () => {
  const sale = await tied();
  const { _id } = await holdOf(sale);
  const invoice = await invoiceOf(sale);
  const all = () =>
    Promise.all([
      bring(sale, { b2b: [invoice] }),
      bring(sale, { b2b: [invoice] }),
      g.confirm(_id, sale.buyer),
    ]);
  expect(await change(all)).toMatchObject({ proceeds: TAX, tax_held: -TAX });
  expect(await holdOf(sale)).toMatchObject({ state: "released", released: TAX, held: 0 });
});

test("turned off, what runs goes on (O27)", async () => {
  const sale = await sold();
  const turn = (gst_safe: boolean) =>
    ask(payments.changeMoneySettings, { token: admin.token, body: { gst_safe } });
  await turn(false);
  expect(await change(release)).toMatchObject({ tax_held: TAX });
  expect(await change(async () => bring(sale, { b2b: [await invoiceOf(sale)] }))).toMatchObject({
    proceeds: TAX,
  });
  await turn(true);
});

test("the buyer is asked for the 2B on the 15th, and 10 and 3 days before the end; each once (O19)", async () => {
  const sale = await tied();
  const asked = async () => {
    const before = (await codesTo(sale.buyer)).length;
    for (const _ of [1, 2]) await remindOf2b(deps);
    return (await codesTo(sale.buyer)).slice(before);
  };
  expect(await asked()).toEqual([]);
  await day(19);
  expect(await asked()).toEqual([]);
  await day(20);
  expect(await asked()).toEqual(["tax_bring_2b"]);
  await day(51);
  expect(await asked()).toEqual(["tax_bring_2b"]);
  await day(66);
  expect(await asked()).toEqual(["tax_bring_2b"]);
  await day(73);
  expect(await asked()).toEqual(["tax_bring_2b"]);
});

test("all that is tied is what holds say, and each entry sums to zero (O25)", async () => {
  expect((await verifyJournal(db)).broken).toBeNull();
  const { rows } = await deps.database.pool.query(
    "select sum(held)::bigint as held from tax_holds",
  );
  expect(round((await money()).tax_held)).toBe(Number(rows[0].held) / 100);
});
