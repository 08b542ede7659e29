import { awards, type Paise } from "@rebale/contract";
import { CHARGES, DUES } from "@rebale/contract/awards/charges";
import { TRUCK_PAPERS } from "@rebale/contract/invoices/kinds";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { truckLeft } from "../../../test/left-trucks.ts";
import { closeOfL, salesOf } from "../../../test/market-sales.ts";
import { marketMoney, moneyOf } from "../../../test/money.ts";
import { issueFeePapers } from "../invoices/index.ts";
import { sweepSettlements } from "./index.ts";

/** Nothing that a buyer pays may stay behind: asked of every kind that there is. */

const market = await createMarket();
const { ask, db, deps } = market;
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const { registerSeller, sold, aBuyerWith, sale, pay } = salesOf(market, seller, admin.id);
await registerSeller();
await db
  .updateTable("sessions")
  .set({ expires_at: new Date("2027-12-31") })
  .execute();

async function aSale() {
  const buyer = await aBuyerWith(2_500_000);
  return { buyer, ...(await sold([[buyer, 107]], { terms: { claim_hours: 24 } })) };
}
/** All that is due without deposit, in rupees. */
const PRICE = 1_931_778;
const EMD = 160_500;
const claimsAreOver = async () => {
  await market.setTime(new Date(closeOfL.getTime() + 25 * 3_600_000));
  await sweepSettlements(deps);
};
const paidInBy = async (buyer: SignedIn) =>
  (await moneyOf(market, await companyOf(market, buyer))).paid_in;
const proceeds = async () => (await moneyOf(market, await companyOf(market, seller))).proceeds;

test.each(TRUCK_PAPERS)("a truck that goes with a %s is its seller's money", async (kind) => {
  const { buyer, id } = await aSale();
  await pay(id, buyer, PRICE - EMD);
  const tripId = await truckLeft(market, id, 15_000);
  await db.transaction().execute(async (tx) => {
    // An issued invoice cannot be changed: the trigger is off for this.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update invoices set kind = ${kind} where trip_id = ${tripId}`.execute(tx);
  });
  await claimsAreOver();
  expect(await paidInBy(buyer)).toBe(0);
  const [trip] = (await sale(id, buyer)).trips;
  expect(trip?.invoice_id).not.toBeNull();
  const { rows } = await sql`select missing_papers(t) as lacks from trips t
    where id = ${tripId}`.execute(db);
  expect(rows).toEqual([{ lacks: [] }]);
});

const papersOf = { bill: "tax_invoice", debit: "debit_note", fee: "fee_invoice" } as const;

test("all that a sale owes is paid, taken by who is meant to have it, and stands on a paper", async () => {
  const { buyer, id } = await aSale();
  const added = DUES.filter((kind) => kind !== "price").map((kind, i) => ({
    ...{ award_id: Number(id), kind, due_at: closeOfL, cause: "{}" },
    ...{ amount: (10_000 * 10 ** i) as Paise, gst: (1_800 * 10 ** i) as Paise },
  }));
  await db.insertInto("award_dues").values(added).execute();
  const owedTo = (payee: string) =>
    added
      .filter(({ kind }) => CHARGES[kind].payee === payee)
      .reduce((sum, { amount, gst }) => sum + (amount + gst) / 100, 0);
  const [before, fees] = [await proceeds(), await marketMoney(market, "fees")];
  await pay(id, buyer, PRICE - EMD + owedTo("seller") + owedTo("market"));
  await truckLeft(market, id, 15_000);
  await claimsAreOver();

  expect(await paidInBy(buyer)).toBe(0);
  expect((await proceeds()) - before).toBeCloseTo(PRICE + owedTo("seller"), 2);
  const taken = (await marketMoney(market, "fees")) - fees;
  expect(-taken * 1.18).toBeCloseTo(owedTo("market"), 2);
  expect(await sale(id, buyer)).toMatchObject({ due: 0 });
  await issueFeePapers(deps, Number(id));
  const { papers } = (await ask(awards.details, { params: { id }, token: buyer.token })).body.data;
  const drawn = papers.map(({ kind }) => kind);
  for (const { paper } of Object.values(CHARGES)) expect(drawn).toContain(papersOf[paper]);
  // To the paisa, and once however often the release is looked at.
  await sweepSettlements(deps);
  const notes = await db
    .selectFrom("invoices")
    .select(["value", "igst", "total", "lines"])
    .where("award_id", "=", Number(id))
    .where("kind", "=", "debit_note")
    .orderBy("id")
    .execute();
  const charges = added.filter(({ kind }) => CHARGES[kind].paper === "debit");
  expect(notes.map(({ value, igst, total }) => [value, igst, total])).toEqual(
    charges.map(({ amount, gst }) => [amount, gst, amount + gst]),
  );
  expect(notes[1]?.lines).toMatchObject([{ isService: true, hsn6: "996729", percent: 18 }]);
});
