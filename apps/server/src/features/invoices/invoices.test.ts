import { invoices, type Paise } from "@rebale/contract";
import { gstinCheckCharacter } from "@rebale/contract/values/gstin";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { closeOfL, salesOf } from "../../../test/market-sales.ts";
import { trucksOf } from "../../../test/trucks.ts";
import { feeInvoice } from "./fees/fee-invoice.ts";
import { creditNote, debitNote, issueForTruck, needsEway } from "./index.ts";

const market = await createMarket();
const { ask, db } = market;
const seller = await market.aSeller();
const admin = await market.anAdmin();
const { registerSeller, sold, aBuyerWith, sale } = salesOf(market, seller, admin.id);
await registerSeller();
const { aTrip, issueOn, issue, aSite } = trucksOf(market);

const gstin = (first14: string) => first14 + gstinCheckCharacter(first14);
let companies = 0;
const gstinIn = (state: string) =>
  gstin(
    `${state}AAPF${"ABCDEFGHIJKLMNOPQRSTUVWXYZ".charAt(++companies % 26)}${String(1000 + companies)}F1Z`,
  );
async function aRegisteredBuyer(state = "24", name = "Gujarat"): Promise<SignedIn> {
  const buyer = await aBuyerWith(5_000_000);
  await aSite(buyer, { gstin: gstinIn(state), state: name });
  return buyer;
}
const buyer = await aRegisteredBuyer();

const papersOf = async (id: string, by: Pick<SignedIn, "token"> = seller) =>
  (await ask(invoices.list, { params: { id }, token: by.token })).body.data;
const fetchFile = (path: string, by: Pick<SignedIn, "token"> = seller) =>
  market.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${by.token}` } });
const inTx = <T>(work: (tx: Parameters<typeof issueForTruck>[0]) => Promise<T>) =>
  db.transaction().execute(work);
const rupeesOf = ({ value, total, goodsWithGst }: Awaited<ReturnType<typeof issue>>) =>
  [value, goodsWithGst, total].map((paise) => paise / 100);

test("a truck of 8,520 kg at ₹107 is invoiced with IGST and TCS, the next in the next number (G44, G45, G52)", async () => {
  const lot = await sold([[buyer, 107]]);
  const first = await issue(lot.id, buyer, 8520);
  expect(first).toMatchObject({ kind: "tax_invoice", number: "RB/26-27/000001", ewayNo: null });
  expect(rupeesOf(first)).toEqual([911_640, 1_075_735.2, 1_097_249.9]);
  const second = await issue(lot.id, buyer, 7130);
  expect(rupeesOf(second)).toEqual([762_910, 900_233.8, 918_238.48]);
  expect(second.number).toBe("RB/26-27/000002");
  expect(await papersOf(lot.id)).toMatchObject([
    {
      ...{ value: 911_640, igst: 164_095.2, cgst: 0, sgst: 0, tcs: 21_514.7 },
      ...{ total: 1_097_249.9, dated: "2026-11-25", eway_needed: true, irn_needed: true },
    },
    { total: 918_238.48 },
  ]);
});

test("at the declared weight the invoice is the landed cost that was shown, and twice the same trip is one invoice (G44)", async () => {
  const lot = await sold([[buyer, 107]]);
  const trip = await aTrip(lot.id, buyer.id);
  const once = await issueOn(lot.id, trip, 15_000);
  expect(once.total / 100).toBe((await sale(lot.id, buyer)).payable);
  expect(await issueOn(lot.id, trip, 9000)).toEqual(once);
});

test("a lot's own six digits stand on its papers in place of its material's (G51)", async () => {
  const lot = await sold([[buyer, 107]]);
  await db.updateTable("lots").set({ hsn6: "391510" }).where("id", "=", lot.lotId).execute();
  const { id } = await issue(lot.id, buyer, 8520);
  const file = (await fetchFile(`/invoice/${id}/inv01`)).json();
  expect(file.ItemList).toMatchObject([{ HsnCd: "391510" }]);
});

test("within one state CGST and SGST are equal halves; declared before, no TCS is collected (G48)", async () => {
  const neighbour = await aRegisteredBuyer("27", "Maharashtra");
  const lot = await sold([[neighbour, 107]]);
  await issue(lot.id, neighbour, 8520);
  expect(await papersOf(lot.id)).toMatchObject([
    { cgst: 82_047.6, sgst: 82_047.6, igst: 0, tcs: 21_514.7 },
  ]);
});

test("50 at once in one series have numbers without gap or twin, and what is rolled back leaves none (G49)", async () => {
  const lot = await sold([[buyer, 107]]);
  const before = (await papersOf(lot.id)).length;
  const last = async () =>
    (
      await db
        .selectFrom("invoice_series")
        .select("last")
        .where("series", "=", "RB")
        .executeTakeFirstOrThrow()
    ).last;
  const start = await last();
  const trips: number[] = [];
  for (let i = 0; i < 50; i++) trips.push(await aTrip(lot.id, buyer.id));
  await market.openConnections();
  // Not behind the auction's lock: the series alone keeps them apart.
  const numbers = await Promise.all(
    trips.map((tripId, i) =>
      inTx(async (tx) => {
        const issued = await issueForTruck(tx, {
          ...{ awardId: Number(lot.id), tripId, netGrams: 1000 + i, actorId: null },
        });
        if (i % 10 === 3) throw new Error("rolled back");
        return issued.number;
      }).catch(() => null),
    ),
  );
  const given = numbers.filter((n): n is string => n !== null).sort();
  expect(given).toHaveLength(45);
  expect(given).toEqual(
    Array.from({ length: 45 }, (_, i) => `RB/26-27/${String(start + i + 1).padStart(6, "0")}`),
  );
  expect(await last()).toBe(start + 45);
  expect((await papersOf(lot.id)).length).toBe(before + 45);
});

test("on 31 March the year is the old one, on 1 April the first number is 000001; both in India (G49)", async () => {
  const lot = await sold([[buyer, 107]]);
  await market.setTime(new Date("2027-03-31T18:29:59Z"));
  const old = await issue(lot.id, buyer, 100);
  await market.setTime(new Date("2027-03-31T18:30:00Z"));
  const fresh = await issue(lot.id, buyer, 100);
  await market.setTime(closeOfL);
  expect(old.number).toMatch(/^RB\/26-27\//);
  expect(fresh.number).toBe("RB/27-28/000001");
  const rows = await db
    .selectFrom("invoices")
    .select(["number", "dated"])
    .where("id", "in", [old.id, fresh.id])
    .orderBy("id")
    .execute();
  expect(rows.map(({ dated }) => String(dated))).toEqual(["2027-03-31", "2027-04-01"]);
});

test("a seller's own number is checked by rule 46 and taken once a year, also by two at once (G49)", async () => {
  const lot = await sold([[buyer, 107]]);
  const own = async (number: string, tripId?: number) => {
    const trip = tripId ?? (await aTrip(lot.id, buyer.id));
    const external = { number, file: "own.pdf" };
    const truck = {
      awardId: Number(lot.id),
      tripId: trip,
      netGrams: 1000,
      actorId: null,
      external,
    };
    return inTx((tx) => issueForTruck(tx, truck)).catch((e: { code?: string }) => e.code);
  };
  expect(await own("sv/26-27/0001")).toMatchObject({ number: "SV/26-27/0001" });
  expect(await own("SV/26-27/0001")).toBe("invoice_number_used");
  for (const wrong of ["SV/2026-27/000001", "0001", "RB/26-27/900000", "A B", ""])
    expect([wrong, await own(wrong)]).toEqual([wrong, "invalid_input"]);
  const both = await Promise.all([own("SV/7"), own("sv/7")]);
  expect(both.filter((one) => one === "invoice_number_used")).toHaveLength(1);
  const next = await issue(lot.id, buyer, 100);
  expect(next.number).toMatch(/^RB\/26-27\/\d{6}$/);
  expect(await papersOf(lot.id)).toMatchObject([{ by_seller: true }, {}, { by_seller: false }]);
});

test("copper of an unregistered seller: the registered buyer issues it to himself and pays the IGST (G54)", async () => {
  const unregistered = await market.aSeller();
  await db.deleteFrom("account_papers").where("user_id", "=", unregistered.id).execute();
  const other = salesOf(market, unregistered, admin.id);
  await aSite(unregistered, { state: "Maharashtra", city: "Pune", pincode: "411001" });
  const own = await aRegisteredBuyer();
  const lot = await other.sold([[own, 612]], {
    material: "copper",
    kilograms: 820,
    marketValue: 500,
  });
  const issued = await issue(lot.id, own, 820);
  expect(issued).toMatchObject({ kind: "self_invoice", number: "RS/26-27/000001" });
  expect(await papersOf(lot.id, own)).toMatchObject([
    {
      value: 501_840,
      igst: 90_331.2,
      reverse_charge: true,
      irn_needed: false,
      tcs: 10_036.8,
      total: 511_876.8,
    },
  ]);
  expect(issued.total / 100).toBe((await sale(lot.id, own)).payable);
  const pet = await other.sold([[own, 107]]);
  const plain = await issue(pet.id, own, 1000);
  expect(plain).toMatchObject({ kind: "tax_invoice", value: 10_700_000 });
  expect(await papersOf(pet.id, own)).toMatchObject([{ igst: 0, cgst: 0, reverse_charge: false }]);
});

test("a GSTIN that ends while goods are on the road leaves what was issued; the next truck is invoiced to who is registered then (G48, G50)", async () => {
  const own = await aRegisteredBuyer();
  const lot = await sold([[own, 107]]);
  const gone = await issue(lot.id, own, 8520);
  const [before] = await papersOf(lot.id);
  await db
    .updateTable("company_sites")
    .set({ removed_at: new Date("2026-11-25T10:00:00Z") })
    .where("company_id", "=", await companyOf(market, own))
    .execute();
  await issue(lot.id, own, 1000);
  const note = await inTx((tx) =>
    creditNote(tx, { ofInvoice: gone.id, by: { percent: 1 }, actorId: null }),
  );
  expect([note.value, note.gst]).toEqual([911_640, 164_095]);
  const [first, second] = await papersOf(lot.id);
  expect(first).toEqual(before);
  expect(first).toMatchObject({ irn_needed: true });
  // Taxes follow the place of supply; the portal takes nothing for who is not registered.
  expect(second).toMatchObject({ value: 107_000, igst: 19_260, irn_needed: false });
});

test("sold as a whole, the first truck has the invoice and the next a challan; by the piece alike (G59)", async () => {
  const lot = await sold([[buyer, 107]]);
  await db.updateTable("lots").set({ basis: "lot" }).where("id", "=", lot.lotId).execute();
  const [first, second] = [await issue(lot.id, buyer, 9000), await issue(lot.id, buyer, 6000)];
  expect([first.kind, first.value]).toEqual(["tax_invoice", 160_500_000]);
  expect(second).toMatchObject({ kind: "challan", number: "RH/26-27/000001", value: 0, total: 0 });
  expect(second.goodsWithGst).toBe(64_200_000 + 11_556_000);
  expect(await papersOf(lot.id)).toMatchObject([
    {},
    { of_invoice: String(first.id), eway_needed: true },
  ]);
  const credited = (ofInvoice: number) =>
    inTx((tx) => creditNote(tx, { ofInvoice, by: { percent: 10 }, actorId: null }));
  expect(await credited(second.id)).toMatchObject({ value: 6_420_000, gst: 1_155_600 });
  expect(await credited(first.id)).toMatchObject({ value: 9_630_000, gst: 1_733_400 });
  const eway = (await fetchFile(`/invoice/${second.id}/eway`)).json();
  expect(eway.billLists[0]).toMatchObject({
    docType: "CHL",
    totalValue: 642_000,
    igstValue: 115_560,
  });
});

test("a claim of 3 % is credited in value and GST, TCS stays; the same claim once (G56)", async () => {
  const lot = await sold([[buyer, 107]]);
  const trip = await aTrip(lot.id, buyer.id);
  const invoice = await issueOn(lot.id, trip, 8520);
  const { id: claimId } = await db
    .insertInto("claims")
    .values({
      ...{ award_id: Number(lot.id), trip_id: trip, what: "moisture", asked_percent: 3 },
      ...{ words: "Wet", made_by: buyer.id },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const credit = () =>
    inTx((tx) =>
      creditNote(tx, { ofInvoice: invoice.id, claimId, by: { percent: 3 }, actorId: null }),
    );
  const note = await credit();
  expect([note.value, note.gst, note.total]).toEqual([2_734_920, 492_286, 3_227_206]);
  expect(note.number).toMatch(/^RC\/26-27\//);
  expect(await credit()).toEqual(note);
  const more = (paise: number) =>
    inTx((tx) =>
      creditNote(tx, { ofInvoice: invoice.id, by: { value: paise as Paise }, actorId: null }),
    ).catch((e: { code: string }) => e.code);
  expect(await more(91_164_000 - 2_734_920 + 1)).toBe("note_above_invoice");
  expect(await more(91_164_000 - 2_734_920)).toMatchObject({ value: 88_429_080 });
  const late = await inTx((tx) =>
    debitNote(tx, {
      ofInvoice: invoice.id,
      by: { value: 1_771_278 as Paise },
      what: "Late fee",
      actorId: null,
    }),
  );
  expect([late.value, late.gst]).toEqual([1_771_278, 318_830]);
});

test("a fee is invoiced once, to the paisa that was taken, and seen by who pays it alone (G57)", async () => {
  const lot = await sold([[buyer, 107]]);
  const rebale = {
    ...{ name: "Rebale Markets", address: "9 Road", city: "Mumbai", pincode: "400001" },
    ...{ state: "Maharashtra", gstin: "27AAPFU0939F1ZV" },
  };
  const fee = (side: "buyer" | "seller", gst: number) =>
    inTx((tx) =>
      feeInvoice(tx, {
        ...{
          awardId: Number(lot.id),
          tripId: null,
          side,
          fee: 455_820 as Paise,
          gst: gst as Paise,
        },
        ...{ gstPercent: 18, market: rebale, actorId: null },
      }),
    );
  const sellers = await fee("seller", 82_049);
  expect([sellers.value, sellers.gst, sellers.total]).toEqual([455_821, 82_048, 537_869]);
  expect(await fee("seller", 82_049)).toEqual(sellers);
  const buyers = await fee("buyer", 82_049);
  expect([buyers.value, buyers.gst]).toEqual([455_820, 82_049]);
  expect((await papersOf(lot.id)).map(({ number }) => number)).toEqual([sellers.number]);
  expect((await papersOf(lot.id, buyer)).map(({ number }) => number)).toEqual([buyers.number]);
  expect(await papersOf(lot.id, admin)).toHaveLength(2);
  expect((await fetchFile(`/invoice/${sellers.id}`, buyer)).statusCode).toBe(404);
});

test("a sale's page names the papers that its reader may open, each with its address (G44, G57)", async () => {
  const lot = await sold([[buyer, 107]]);
  const truck = await issue(lot.id, buyer, 8520);
  const market = { name: "Rebale", address: "1 Fort", city: "Mumbai", pincode: "400001" };
  const fee = await inTx((tx) =>
    feeInvoice(tx, {
      ...{ awardId: Number(lot.id), tripId: null, side: "seller", actorId: null },
      ...{ fee: 100_000 as Paise, gst: 18_000 as Paise, gstPercent: 18 },
      market: { ...market, state: "Maharashtra", gstin: null },
    }),
  );
  const invoice = { kind: "tax_invoice", number: truck.number, url: `/invoice/${truck.id}` };
  const ofFee = { kind: "fee_invoice", number: fee.number, url: `/invoice/${fee.id}` };
  expect((await sale(lot.id, buyer)).papers).toMatchObject([invoice]);
  for (const by of [seller, admin]) {
    const { papers } = await sale(lot.id, by);
    expect(papers).toMatchObject([invoice, ofFee]);
    for (const { url } of papers) expect((await fetchFile(url, by)).statusCode).toBe(200);
  }
});

test("above ₹50,000 with GST an e-way bill is needed: 400 kg at 105.93 not, at 105.94 yes (G52)", async () => {
  const small = async (rate: number) => {
    const lot = await sold([[buyer, rate]]);
    return (await issue(lot.id, buyer, 400)).goodsWithGst;
  };
  const [below, above] = [await small(105.93), await small(105.94)];
  expect([below, above]).toEqual([4_999_896, 5_000_368]);
  expect([needsEway(below), needsEway(above), needsEway(5_000_000 as Paise)]).toEqual([
    ...[false, true, false],
  ]);
});

test("trucks are rounded each on its own, and their sum is what is paid (G44)", async () => {
  const lot = await sold([[buyer, 100.01]]);
  const trucks = [0.005, 0.005, 0.005];
  const values: number[] = [];
  for (const kilograms of trucks) values.push((await issue(lot.id, buyer, kilograms)).value);
  // 50.005 paise each is 50; 150.015 at once would be 150.
  expect(values).toEqual([50, 50, 50]);
  const half = await sold([[buyer, 101]]);
  expect((await issue(half.id, buyer, 0.005)).value).toBe(51);
});

test("other companies find none of a sale's papers (M41)", async () => {
  const lot = await sold([[buyer, 107]]);
  const { id } = await issue(lot.id, buyer, 8520);
  const stranger = await market.aBuyer();
  const listed = await ask(invoices.list, { params: { id: lot.id }, token: stranger.token });
  expect(listed.status).toBe(404);
  for (const path of [
    `/invoice/${id}`,
    `/invoice/${id}/inv01`,
    `/invoice/${id}/eway`,
    "/invoice/x",
  ])
    expect([path, (await fetchFile(path, stranger)).statusCode]).toEqual([path, 404]);
  expect((await market.app.inject({ url: `/api/invoice/${id}` })).statusCode).toBe(401);
  const body = { eway_no: "123456789012", valid_until: "2026-12-03T23:59:00+05:30" };
  for (const { token } of [stranger, buyer])
    expect((await ask(invoices.recordEway, { params: { id }, body, token })).status).toBe(404);
  expect(await companyOf(market, stranger)).toBeGreaterThan(0);
});
