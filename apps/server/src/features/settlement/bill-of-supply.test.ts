import { invoices } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { truckLeft } from "../../../test/left-trucks.ts";
import { closeOfL, salesOf } from "../../../test/market-sales.ts";
import { moneyOf } from "../../../test/money.ts";
import { pdfPages } from "../../../test/pdf-text.ts";
import { trucksOf } from "../../../test/trucks.ts";
import { creditNote } from "../invoices/index.ts";
import { sweepSettlements } from "./index.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const { registerSeller, sold, aBuyerWith, sale, pay } = salesOf(market, seller, admin.id);
await registerSeller();
const { aSite } = trucksOf(market);
await db.updateTable("material_gst").set({ percent: 0 }).where("material", "=", "pet").execute();

const terms = { claim_hours: 24 };
const EMD = 160_500;
async function aSale() {
  await market.setTime(closeOfL);
  const buyer = await aBuyerWith(2_500_000);
  await aSite(buyer, { gstin: "24AAPFU0939F1ZB" });
  const lot = await sold([[buyer, 107]], { terms });
  const { payable } = await sale(lot.id, buyer);
  await pay(lot.id, buyer, payable - EMD);
  return { ...lot, buyer, payable };
}
const proceeds = async () => (await moneyOf(market, await companyOf(market, seller))).proceeds;
const papersOf = async (id: string) =>
  (await ask(invoices.list, { params: { id }, token: seller.token })).body.data;
const fetchFile = (path: string, by: Pick<SignedIn, "token"> = seller) =>
  market.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${by.token}` } });
const claimsAreOver = async () => {
  await market.setTime(new Date(closeOfL.getTime() + 25 * 3_600_000));
  await sweepSettlements(deps);
};

test("exempt goods go with a bill of supply: their truck is released and their seller is paid", async () => {
  const { id, buyer, payable } = await aSale();
  // 16,05,000 and TCS of 2 %.
  expect(payable).toBe(1_637_100);
  await truckLeft(market, id, 15_000);
  expect(await papersOf(id)).toMatchObject([
    {
      ...{ kind: "bill_of_supply", number: "RE/26-27/000001", value: 1_605_000, total: payable },
      ...{ cgst: 0, sgst: 0, igst: 0, tcs: 32_100, irn_needed: false, eway_needed: true },
    },
  ]);
  const before = await proceeds();
  await claimsAreOver();
  expect((await proceeds()) - before).toBe(payable);
  expect((await moneyOf(market, await companyOf(market, buyer))).paid_in).toBe(0);
  const { trips, due } = await sale(id, buyer);
  expect([trips[0]?.invoice_id !== null, due]).toEqual([true, 0]);
});

test("a bill of supply is drawn without taxes, is no e-invoice, and goes with an e-way bill as BIL", async () => {
  const { id, buyer } = await aSale();
  await truckLeft(market, id, 8520);
  const [paper] = await papersOf(id);
  const pages = pdfPages((await fetchFile(`${paper?.url}?lang=en`, buyer)).rawPayload);
  expect(pages).toHaveLength(3);
  for (const text of ["Bill of supply", "Exempt from GST", "9,11,640.00"])
    expect(pages[0]).toContain(text);
  for (const text of ["IGST", "Taxable value", "Tax invoice"]) expect(pages[0]).not.toContain(text);
  expect((await fetchFile(`${paper?.url}/inv01`)).statusCode).not.toBe(200);
  const bill = (await fetchFile(`${paper?.url}/eway`)).json().billLists[0];
  expect(bill).toMatchObject({ docType: "BIL", supplyType: "O", totalValue: 911_640 });
  expect(bill).toMatchObject({ igstValue: 0, totInvValue: 929_872.8 });
  expect(bill.itemList).toMatchObject([{ igstRate: 0, cgstRate: 0, taxableAmount: 911_640 }]);
  await claimsAreOver();
});

test("a claim of exempt goods is credited without GST, the note is no e-invoice either, and the rest is the seller's", async () => {
  const { id, payable } = await aSale();
  await truckLeft(market, id, 15_000);
  const [paper] = await papersOf(id);
  await db
    .transaction()
    .execute((tx) =>
      creditNote(tx, { ofInvoice: Number(paper?._id), by: { percent: 1 }, actorId: null }),
    );
  expect((await papersOf(id))[1]).toMatchObject({
    ...{ kind: "credit_note", value: 16_050, total: 16_050, irn_needed: false },
  });
  const before = await proceeds();
  await claimsAreOver();
  expect((await proceeds()) - before).toBe(payable - 16_050);
});

test("who is not registered issues no bill of supply, but an invoice as for other goods", async () => {
  const other = await market.aSeller();
  await db.deleteFrom("account_papers").where("user_id", "=", other.id).execute();
  const own = salesOf(market, other, admin.id);
  const buyer = await own.aBuyerWith(2_500_000);
  const lot = await own.sold([[buyer, 107]]);
  const { payable } = await own.sale(lot.id, buyer);
  await own.pay(lot.id, buyer, payable - EMD);
  await truckLeft(market, lot.id, 100);
  const { body } = await ask(invoices.list, { params: { id: lot.id }, token: other.token });
  expect(body.data).toMatchObject([{ kind: "tax_invoice", irn_needed: false }]);
});
