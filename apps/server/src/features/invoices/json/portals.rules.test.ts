import type { Paise } from "@rebale/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { amountsOf, type Rates, ratesFrom, truckValue, worthOf } from "../issue/amounts.rules.ts";
import { amountInWords } from "../paper/amount-in-words.ts";
import type { Paper, PaperLine, Party } from "../paper.ts";
import * as files from "./check-json.ts";
import { inv01Of } from "./inv01.rules.ts";
import type { ShipTo } from "./own-yard.rules.ts";
import { measureOf, plain, twoLines } from "./texts.rules.ts";
import { ewayFaults, inv01Faults } from "./totals.rules.ts";

const seller: Party = {
  ...{ gstin: "27AAPFU0939F1ZV", name: "Ravi Metals", address: "1 Road", city: "Pune" },
  ...{ pincode: "411001", state: "Maharashtra" },
};
const buyer: Party = { ...seller, gstin: "24AABFG1234K1Z3", state: "Gujarat", pincode: "395003" };
const rates: Rates = {
  ...{
    percent: 18,
    isIntra: false,
    isRcm: false,
    isSellerUnregistered: false,
    isExempt: false,
    tcsPercent: 2,
  },
};
const HELD: ShipTo = { isNamed: false };
const inv01File = (paper: Paper, shipTo = HELD) => files.inv01File(paper, shipTo);
const ewayFile = (paper: Paper, shipTo = HELD) => files.ewayFile(paper, shipTo);
const lineOf = (over: Partial<PaperLine> = {}): PaperLine => ({
  ...{ what: "PET", hsn: "3915", hsn6: "391590", isService: false, basis: "kg" },
  ...{ rate: 10_700 as Paise, grams: 8_520_000, piecesMilli: null, value: 91_164_000 as Paise },
  ...{ percent: 18, cgst: 0 as Paise, sgst: 0 as Paise, igst: 16_409_520 as Paise, ...over },
});
/** A paper with the sums of its lines. */
const paperOf = (lines: readonly PaperLine[], over: Partial<Paper> = {}): Paper => {
  const sum = (what: "value" | "cgst" | "sgst" | "igst") =>
    lines.reduce((all, line) => (all + line[what]) as Paise, 0 as Paise);
  const [value, cgst, sgst, igst] = [sum("value"), sum("cgst"), sum("sgst"), sum("igst")];
  return {
    ...{ id: 1, kind: "tax_invoice", gstin: "27AAPFU0939F1ZV", fy: "26-27", series: "RB" },
    ...{ number: "RB/26-27/000001", dated: "2027-03-31", awardId: 7, tripId: 3, ofInvoice: null },
    parties: {
      ...{ seller, buyer, dispatch: null, delivery: null, vehicle: "GJ05AB1234" },
      transporter: null,
    },
    ...{ of: null, lines, value, cgst, sgst, igst, tcs: 0 as Paise, isRcm: false },
    ...{ total: (value + cgst + sgst + igst) as Paise, irnHash: "", irp: null, ewb: null },
    ...{ ewayClosedOn: null, turnoverBand: null, outAt: null },
    ...{ file: null, ...over },
  };
};
const paths = (work: () => unknown): string[] => {
  try {
    work();
    return [];
  } catch (error) {
    return (error as { errors: { path: string }[] }).errors.map(({ path }) => path);
  }
};

test("1,000 items go into one file to the paisa, 1,001 do not (G51)", () => {
  const many = (n: number) =>
    Array.from({ length: n }, (_, i) => {
      const value = (3_333 + i) as Paise;
      return lineOf({ value, igst: amountsOf(value, rates).igst, grams: 1000 + i });
    });
  const file = inv01File(paperOf(many(1000)));
  expect(file.ItemList).toHaveLength(1000);
  const cents = many(1000).reduce((sum, { value }) => sum + value, 0);
  expect(file.ValDtls.AssVal).toBe(cents / 100);
  expect(paths(() => inv01File(paperOf(many(1001))))).toEqual(["ItemList"]);
  expect(paths(() => inv01File(paperOf([])))).toEqual(["ItemList"]);
});

test("quotation marks, backslashes and what cannot be seen are taken out of texts, Devanagari stays (G51)", () => {
  expect(plain('  "A"\\B\u0000\u200b\n साफ़  ', 100)).toBe("'A'/B साफ़");
  expect(plain("x".repeat(400), 300)).toHaveLength(300);
  expect(plain("😀".repeat(5), 3)).toBe("😀😀😀");
  const long = "Plot 12, Sector 7, ".repeat(8);
  const [first, second] = twoLines(long, 100);
  expect([first.length <= 100, second !== undefined && second.length >= 3]).toEqual([true, true]);
  expect(twoLines("short", 100)).toEqual(["short"]);
  const odd = paperOf([lineOf({ what: 'क"ख\\ग'.repeat(80) })]);
  expect(inv01File(odd).ItemList[0]?.PrdDesc).not.toMatch(/["\\]/);
});

test("what is missing or too short is named by its path, and nothing is sent as null (G51)", () => {
  const bare = paperOf([lineOf({ hsn6: null })], {
    parties: {
      ...paperOf([]).parties,
      seller: { ...seller, pincode: "", name: "AB" },
      buyer: { ...buyer, gstin: null, city: "X" },
    },
  });
  expect(paths(() => inv01File(bare)).toSorted()).toEqual([
    ...["BuyerDtls.Gstin", "BuyerDtls.Loc", "ItemList.0.HsnCd", "SellerDtls.LglNm"],
    "SellerDtls.Pin",
  ]);
  expect(JSON.stringify(inv01Of(bare, HELD))).not.toMatch(/null|:""/);
});

test("a note names the invoice that it is to (G50)", () => {
  const of = { number: "RB/26-27/000001", dated: "2026-12-01" };
  const note = paperOf([lineOf()], { kind: "credit_note", number: "RC/26-27/000001", of });
  expect(inv01File(note)).toMatchObject({
    DocDtls: { Typ: "CRN", No: "RC/26-27/000001", Dt: "31/03/2027" },
    RefDtls: { PrecDocDtls: [{ InvNo: "RB/26-27/000001", InvDt: "01/12/2026" }] },
  });
});

test("under reverse charge the tax is told and is no part of any total (G51)", () => {
  const line = lineOf();
  const file = inv01File(paperOf([line], { isRcm: true, total: line.value }));
  expect(file.TranDtls.RegRev).toBe("Y");
  expect(file.ItemList[0]).toMatchObject({ IgstAmt: 164_095.2, TotItemVal: 911_640 });
  expect(file.ValDtls).toMatchObject({ IgstVal: 164_095.2, TotInvVal: 911_640 });
  const eway = ewayFile(paperOf([line], { isRcm: true, total: line.value }));
  expect(eway.billLists[0]).toMatchObject({ igstValue: 0, totInvValue: 911_640 });
});

test("totals that do not add up, unequal halves and taxes of the wrong kind are found (G51)", () => {
  const good = inv01Of(paperOf([lineOf()]), HELD);
  expect(inv01Faults(good)).toEqual([]);
  const at = (over: object) =>
    inv01Faults({ ...good, ...over } as typeof good).map(({ path }) => path);
  expect(at({ ValDtls: { ...good.ValDtls, TotInvVal: 1 } })).toEqual(["ValDtls.TotInvVal"]);
  expect(at({ ValDtls: { ...good.ValDtls, OthChrg: 5 } })).toEqual(["ValDtls.TotInvVal"]);
  expect(at({ BuyerDtls: { ...good.BuyerDtls, Pos: "27" } })).toEqual(["ItemList.0.IgstAmt"]);
  const [cgst, sgst] = [8_204_760 as Paise, 8_204_761 as Paise];
  const uneven = inv01Of(paperOf([lineOf({ igst: 0 as Paise, cgst, sgst })]), HELD);
  expect(inv01Faults(uneven).map(({ path }) => path)).toContain("ItemList.0.SgstAmt");
});

test("the e-way file lets its parts differ by two rupees at most (G52)", () => {
  const file = { version: "1.0.0621", billLists: ewayFile(paperOf([lineOf()])).billLists };
  const by = (more: number) =>
    ewayFaults({
      ...file,
      billLists: file.billLists.map((bill) => ({ ...bill, totInvValue: bill.totInvValue + more })),
    });
  expect([by(2).length, by(2.01).length]).toEqual([0, 1]);
});

test("quantities and prices have three decimals at most, in the unit that keeps them exact (G51)", () => {
  const mt = { basis: "mt", rate: 3_853_755 as Paise } as const;
  expect(measureOf(lineOf({ ...mt, grams: 25_000_000 }))).toEqual({
    ...{ quantity: 25, unit: "MTS", price: 38_537.55 },
  });
  expect(measureOf(lineOf({ ...mt, grams: 25_000_500 }))).toEqual({
    ...{ quantity: 250.005, unit: "QTL", price: 3853.755 },
  });
  expect(measureOf(lineOf({ ...mt, grams: 25_000_050 }))).toMatchObject({ unit: "KGS" });
  expect(measureOf(lineOf({ basis: "piece", piecesMilli: 40_000 }))).toMatchObject({ unit: "NOS" });
  expect(measureOf(lineOf({ basis: "lot" }))).toMatchObject({ quantity: 1, unit: "OTH" });
});

test("the largest amounts pass the schemas to the paisa (G51)", () => {
  const value = 999_999_999_999 as Paise;
  const line = lineOf({ value, igst: amountsOf(value, rates).igst, basis: "lot", rate: value });
  expect(inv01File(paperOf([line])).ValDtls.AssVal).toBe(9_999_999_999.99);
  expect(ewayFile(paperOf([line])).billLists[0]?.totalValue).toBe(9_999_999_999.99);
});

test("a truck's taxes are rounded half up on its own value, halves equal (G44, G48)", () => {
  expect(amountsOf(91_164_000 as Paise, rates)).toEqual({
    ...{ value: 91_164_000, cgst: 0, sgst: 0, igst: 16_409_520, tcs: 2_151_470 },
    total: 109_724_990,
  });
  const intra = amountsOf(20 as Paise, { ...rates, percent: 5, isIntra: true });
  expect(intra).toMatchObject({ cgst: 1, sgst: 1, igst: 0, total: 22 });
  expect(truckValue(10_001 as Paise, "kg", 5)).toBe(50);
  expect(truckValue(10_100 as Paise, "kg", 5)).toBe(51);
  expect(truckValue(3_850_000 as Paise, "mt", 25_000_000)).toBe(96_250_000);
  expect([
    worthOf(100 as Paise, 1, 3),
    worthOf(100 as Paise, 5, 3),
    worthOf(100 as Paise, 1, 0),
  ]).toEqual([33, 100, 100]);
});

test("rates are those of the landed cost's lines (G44)", () => {
  const line = (what: "cgst" | "sgst" | "tcs" | "gst", percent: number | null, code = "gst") =>
    ({ what, percent, code, paid_to: "seller" }) as Parameters<typeof ratesFrom>[0][number];
  expect(ratesFrom([line("cgst", 9), line("sgst", 9), line("tcs", 2)])).toEqual({
    ...{
      percent: 18,
      isIntra: true,
      isRcm: false,
      isSellerUnregistered: false,
      isExempt: false,
      tcsPercent: 2,
    },
  });
  expect(ratesFrom([line("gst", null, "gst_unknown")]).percent).toBeNull();
  expect(ratesFrom([line("gst", 0, "gst_unregistered")])).toMatchObject({
    ...{ percent: 0, isSellerUnregistered: true, isExempt: false, tcsPercent: 0 },
  });
  expect(ratesFrom([line("cgst", 0), line("sgst", 0)]).isExempt).toBe(true);
  // Zero-rated goods have a tax invoice.
  expect(ratesFrom([line("gst", 0, "gst_sez_without_payment")]).isExempt).toBe(false);
});

test("amounts are written out in English and Hindi, as the trade counts (G63)", () => {
  const both = (paise: number) =>
    (["en", "hi"] as const).map((language) => amountInWords(paise as Paise, language));
  expect(both(109_724_990)).toEqual([
    "Ten Lakh Ninety Seven Thousand Two Hundred Forty Nine Rupees And Ninety Paise Only",
    "दस लाख सत्तानवे हज़ार दो सौ उनचास रुपये और नब्बे पैसे मात्र",
  ]);
  expect(both(3_227_206)).toEqual([
    "Thirty Two Thousand Two Hundred Seventy Two Rupees And Six Paise Only",
    "बत्तीस हज़ार दो सौ बहत्तर रुपये और छह पैसे मात्र",
  ]);
  expect(both(50)).toEqual(["Zero Rupees And Fifty Paise Only", "शून्य रुपये और पचास पैसे मात्र"]);
  expect(both(559_191)[1]).toBe("पाँच हज़ार पाँच सौ इक्यानवे रुपये और इक्यानवे पैसे मात्र");
  expect(amountInWords(123_456_789_012 as Paise, "en")).toBe(
    "One Hundred Twenty Three Crore Forty Five Lakh Sixty Seven Thousand Eight Hundred Ninety Rupees And Twelve Paise Only",
  );
  expect(amountInWords(200_000_000_000 as Paise, "en")).toBe("Two Hundred Crore Rupees Only");
});

const yard = {
  ...{ name: "Yard", address: "2 Road", city: "Vapi", pincode: "396195", state: "Gujarat" },
};
const withParties = (over: Partial<Paper["parties"]>, rest: Partial<Paper> = {}) =>
  paperOf([lineOf()], { parties: { ...paperOf([]).parties, ...over }, ...rest });
const bill = (paper: Paper) => ewayFile(paper).billLists[0];

test("a yard under the buyer's own GSTIN is a regular supply from 2 July 2026; under another it is shipped to (law of July 2026)", () => {
  const own = { delivery: { ...yard, gstin: buyer.gstin } };
  expect(bill(withParties(own))).toMatchObject({
    transType: 1,
    toAddr1: "2 Road",
    toPlace: "Vapi",
  });
  expect(inv01File(withParties(own))).not.toHaveProperty("ShipDtls");
  const dispatch = { ...yard, city: "Nashik", pincode: "422001", state: "Maharashtra" };
  expect(bill(withParties({ ...own, dispatch }))).toMatchObject({ transType: 3 });
  expect(bill(withParties(own, { dated: "2026-07-01" }))).toMatchObject({ transType: 2 });
  expect(inv01File(withParties(own, { dated: "2026-07-01" }))).toHaveProperty("ShipDtls");
  const other = {
    delivery: { ...yard, state: "Goa", pincode: "403001", gstin: "30AABFG1234K1ZQ" },
  };
  expect(bill(withParties(other))).toMatchObject({ transType: 2, actualToStateCode: 30 });
  expect(inv01File(withParties(other))).toHaveProperty("ShipDtls");
  expect(bill(withParties({ ...other, dispatch }))).toMatchObject({ transType: 4 });
  // One that has named no GSTIN belongs to the registration of its state.
  expect(bill(withParties({ delivery: yard }))).toMatchObject({ transType: 1 });
});

test("under another GSTIN a yard is named without its number while that is held, and with it once it is turned on (O34, O35)", () => {
  const goa = { ...yard, state: "Goa", pincode: "403001", gstin: "30AABFG1234K1ZQ" };
  const paper = withParties({ delivery: goa });
  const on: ShipTo = { isNamed: true };
  expect(inv01File(paper).ShipDtls).not.toHaveProperty("Gstin");
  expect(inv01File(paper, on).ShipDtls).toMatchObject({ Gstin: "30AABFG1234K1ZQ" });
  expect(ewayFile(paper).billLists[0]).not.toHaveProperty("shipToGSTIN");
  expect(ewayFile(paper, on).billLists[0]).toMatchObject({
    ...{ transType: 2, shipToGSTIN: "30AABFG1234K1ZQ" },
  });
  const unregistered = withParties({ delivery: { ...goa, gstin: null } });
  expect(ewayFile(unregistered, on).billLists[0]).toMatchObject({ shipToGSTIN: "URP" });
  const own = withParties({ delivery: { ...yard, gstin: buyer.gstin } });
  expect(ewayFile(own, on).billLists[0]).not.toHaveProperty("shipToGSTIN");
});

test("a PIN of another state is named by its path (R71)", () => {
  const odd = { buyer: { ...buyer, pincode: "110001" } };
  expect(paths(() => inv01File(withParties(odd)))).toEqual(["BuyerDtls.Pin"]);
  expect(paths(() => ewayFile(withParties(odd)))).toEqual(["billLists.0.toPincode"]);
});

test("a title of two letters is described by its HSN, within one PIN the distance is a number (R71, R72)", () => {
  const short = paperOf([lineOf({ what: "Cu" })]);
  expect(inv01File(short).ItemList[0]?.PrdDesc).toBe("Cu scrap, HSN 3915");
  expect(bill(short)?.itemList[0]?.productName).toBe("Cu scrap, HSN 3915");
  const near = { ...seller, gstin: buyer.gstin };
  expect(bill(withParties({ buyer: near }))?.transDistance).toBe(1);
  expect(bill(withParties({}))?.transDistance).toBe(0);
});

test("plates go to the portal in its own forms; one that it has none for is left to Part B (R70)", () => {
  expect(bill(withParties({ vehicle: "DL1LX1234" }))).toMatchObject({ vehicleNo: "DL01LX1234" });
  const bharat = bill(withParties({ vehicle: "22BH1234AA" }));
  expect(bharat).not.toHaveProperty("vehicleNo");
  expect(bharat).not.toHaveProperty("transMode");
});

test("a transporter's number for all of India is its id (R69)", () => {
  const transporter = { name: "Fast Roads", gstin: "88AAPFU0939F1ZV" };
  expect(bill(withParties({ transporter }))).toMatchObject({ transporterId: "88AAPFU0939F1ZV" });
});

test("of a price per MT quantity × price is the total to the paisa, whatever its decimals (R77)", () => {
  const weights = fc.integer({ min: 1, max: 600_000 }).map((hundreds) => hundreds * 100);
  const rates = fc.integer({ min: 1, max: 99_999_999 });
  fc.assert(
    fc.property(weights, rates, (grams, paise) => {
      const rate = paise as Paise;
      const { quantity, price } = measureOf(lineOf({ basis: "mt", rate, grams }));
      expect(Number(quantity.toFixed(3))).toBe(quantity);
      expect(Number(price.toFixed(3))).toBe(price);
      const total = BigInt(Math.round(quantity * 1000)) * BigInt(Math.round(price * 1000));
      const value = BigInt(truckValue(rate, "mt", grams));
      // In hundredths of a thousandth of a paisa: half a paisa is what rounding leaves.
      const off = total - value * 10_000n;
      expect(off >= -5000n && off <= 5000n).toBe(true);
    }),
  );
});
