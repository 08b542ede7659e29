import type { Paise } from "@rebale/contract";
import { type CostRate, landedCost } from "@rebale/contract/landed-cost/landed-cost";
import { expect, test } from "vitest";
import type { Plan } from "../fee-plans/index.ts";
import { gstTdsOn, ratesOf, type Sale } from "./taxes.rules.ts";

const copper = {
  material: "copper",
  hsn: "7404",
  percent: 18,
  from: "2025-09-22",
  sources: [{ code: "gst_notification", of: "9/2025" }] as const,
  isConfirmed: false,
};
const pune = { state: "Maharashtra", registered: true, entity: "company" };
const surat = { ...pune, state: "Gujarat" };
const sale = (over: Partial<Sale> = {}): Sale => ({
  day: "2026-11-22",
  gst: copper,
  seller: pune,
  buyer: surat,
  fee: null,
  sure: { gst: false, tcs: false },
  ...over,
});
const rates = (over?: Partial<Sale>) =>
  ratesOf(sale(over)).map(({ what, percent, paid_to }) => [what, percent, paid_to]);

test("GST is IGST into another state, CGST and SGST in halves within one (A3)", () => {
  expect(rates()).toEqual([
    ["igst", 18, "seller"],
    ["tcs", 2, "seller"],
  ]);
  expect(rates({ buyer: pune })).toEqual([
    ["cgst", 9, "seller"],
    ["sgst", 9, "seller"],
    ["tcs", 2, "seller"],
  ]);
});

test.each([
  ["Chandigarh", "utgst"],
  ["Ladakh", "utgst"],
  ["Lakshadweep", "utgst"],
  ["Andaman and Nicobar Islands", "utgst"],
  ["Dadra and Nagar Haveli and Daman and Diu", "utgst"],
  ["Delhi", "sgst"],
  ["Puducherry", "sgst"],
  ["Jammu and Kashmir", "sgst"],
])("within %s the half beside CGST is %s (R8)", (state, what) => {
  const there = { ...pune, state };
  expect(rates({ seller: there, buyer: there }).slice(0, 2)).toEqual([
    ["cgst", 9, "seller"],
    [what, 9, "seller"],
  ]);
  expect(rates({ seller: there })[0]).toEqual(["igst", 18, "seller"]);
});

test("metal scrap from an unregistered seller to a registered buyer is under reverse charge (A3)", () => {
  const unregistered = { ...pune, registered: false };
  expect(rates({ seller: unregistered })[0]).toEqual(["igst", 18, "government"]);
  const none = ["gst", 0, "seller"];
  expect(rates({ seller: unregistered, buyer: { ...surat, registered: false } })[0]).toEqual(none);
  expect(rates({ seller: unregistered, day: "2024-10-09" })[0]).toEqual(none);
  for (const [hsn, paid] of [
    ["7204", "government"],
    ["8100", "government"],
    ["8549", "seller"],
    ["7001", "seller"],
  ])
    expect(rates({ seller: unregistered, gst: { ...copper, hsn: hsn ?? "" } })[0]?.[2]).toBe(paid);
});

test("who is not registered charges no GST; that nobody knows a GSTIN of theirs is to be confirmed (A3)", () => {
  const [pet] = ratesOf(
    sale({
      seller: { ...pune, registered: false },
      gst: { ...copper, material: "pet", hsn: "3915" },
    }),
  );
  expect(pet).toMatchObject({
    what: "gst",
    percent: 0,
    code: "gst_unregistered",
    confirmed: false,
  });
});

test("a registered buyer of a government seller pays the GST directly (A3)", () => {
  const government = { ...pune, entity: "government" };
  expect(rates({ seller: government })[0]).toEqual(["igst", 18, "government"]);
  expect(rates({ seller: government, buyer: { ...surat, registered: false } })[0]?.[2]).toBe(
    "seller",
  );
});

test("TCS has the rate of its day, waits to be confirmed, and spares the government (A3)", () => {
  const tcs = (over: Partial<Sale>) =>
    ratesOf(sale(over)).find(({ what }) => what === "tcs") ?? null;
  expect(tcs({ day: "2026-03-31" })).toMatchObject({ percent: 1, from: "2025-04-01" });
  expect(tcs({ day: "2026-04-01" })).toMatchObject({ percent: 2, of: "invoice", confirmed: false });
  expect(tcs({ buyer: { ...surat, entity: "government" } })).toBeNull();
  expect(tcs({ seller: { ...pune, entity: "individual" } })?.code).toBe("tcs_small_seller");
});

test("TCS is collected on scrap alone: not on whole used goods, nor on what recyclers make (A3)", () => {
  const withTcs = (material: string) =>
    rates({ gst: { ...copper, material } }).some(([what]) => what === "tcs");
  for (const scrap of ["copper", "iron-steel", "pet", "cables", "tyre-shreds"])
    expect([scrap, withTcs(scrap)]).toEqual([scrap, true]);
  for (const other of ["it-equipment", "lead-acid", "tyres", "crumb-rubber", "reclaim-rubber"])
    expect([other, withTcs(other)]).toEqual([other, false]);
  expect(rates({ gst: null }).map(([what]) => what)).toContain("tcs");
});

test("where the lot names no material, or its rate is not known, that is said, not guessed (A3)", () => {
  expect(ratesOf(sale({ gst: null }))[0]).toMatchObject({
    what: "gst",
    percent: null,
    code: "gst_unknown",
    confirmed: false,
  });
  const before = { ...copper, percent: null, from: null, sources: [] };
  expect(ratesOf(sale({ gst: before }))[0]).toMatchObject({ percent: null, from: null });
});

const fee: Plan = {
  ...{ id: "1", side: "buyer", material: null, percent: 1.5, fixed: 0, least: null, most: null },
  ...{ gst_percent: 18, gst_included: true, valid_from: "2026-11-01", valid_to: null },
};

test("the market's fee is a line of its own, its GST too where it is not in it; without one there is none (A3, M20)", () => {
  expect(rates({ fee })).toContainEqual(["fee", 1.5, "market"]);
  expect(rates({ fee }).map(([what]) => what)).not.toContain("fee_gst");
  const onTop = rates({ fee: { ...fee, gst_included: false } });
  expect(onTop.slice(1, 3)).toEqual([
    ["fee", 1.5, "market"],
    ["fee_gst", 18, "market"],
  ]);
  for (const none of [null, { ...fee, percent: 0 }]) expect(rates({ fee: none }).length).toBe(2);
  expect(rates({ fee: { ...fee, percent: 0, least: 100 } }).length).toBe(3);
});

const lot = { gst: copper, seller: surat, buyer: pune };
const tds = (over: Partial<Sale>, deductor: string | null, rupees = 962_500) =>
  gstTdsOn(sale({ ...lot, ...over }), deductor, (rupees * 100) as Paise) / 100;
const OF_PUNE = "27AAAAA0000A1DX";

test("of metal scrap above 2.5 lakh a registered buyer with a deductor's number keeps 2 % of the value (M53)", () => {
  expect(tds({}, OF_PUNE)).toBe(19_250);
  expect(tds({}, null)).toBe(0);
  expect(tds({ seller: { ...surat, registered: false } }, OF_PUNE)).toBe(0);
  expect(tds({ buyer: { ...pune, registered: false } }, OF_PUNE)).toBe(0);
  expect(tds({ gst: { ...copper, hsn: "3915" } }, OF_PUNE)).toBe(0);
  expect(tds({ day: "2024-10-09" }, OF_PUNE)).toBe(0);
  expect([tds({}, OF_PUNE, 250_000), tds({}, OF_PUNE, 250_000.01)]).toEqual([0, 5_000]);
});

test("within one state nothing is kept under a number of another (M53)", () => {
  expect(tds({ buyer: surat }, OF_PUNE)).toBe(0);
  expect(tds({ buyer: surat }, "24AAAAA0000A1DX")).toBe(19_250);
});

test("a confirmed rate is confirmed only where the reverse charge on it is, too (A3)", () => {
  const sure = { gst: true, tcs: false };
  expect(ratesOf(sale({ sure }))[0]?.confirmed).toBe(true);
  expect(ratesOf(sale())[0]?.confirmed).toBe(false);
});

test("what the buyer pays to the government says that it is not payable here (MG16)", () => {
  const rate: Omit<CostRate, "paid_to"> = {
    ...{ what: "igst", percent: 18, of: "value", code: "gst_unregistered", rule: "", sources: [] },
    ...{ from: null, confirmed: true },
  };
  const paid = (paid_to: "seller" | "government") =>
    landedCost(1000, [{ ...rate, paid_to }]).lines[0];
  expect(paid("government")).toMatchObject({ amount: 180, payable: false });
  expect(paid("seller")).not.toHaveProperty("payable");
});

test("a unit of a special economic zone pays IGST within the state, too; none where it buys without payment and the seller has a letter of undertaking that day (R73)", () => {
  const unit = (sez: string) => ({ ...pune, sez });
  const rate = (buyer: Sale["buyer"], seller: Sale["seller"] = pune) =>
    ratesOf(sale({ buyer, seller })).map(({ what, percent, code }) => [what, percent, code])[0];
  expect(rate(unit("with_payment"))).toEqual(["igst", 18, "gst_sez"]);
  const free = unit("without_payment");
  expect(rate(free)).toEqual(["igst", 18, "gst_sez"]);
  expect(rate(free, { ...pune, lutUntil: "2026-11-21" })).toEqual(["igst", 18, "gst_sez"]);
  const lut = { ...pune, lutUntil: "2026-11-22" };
  expect(rate(free, lut)).toEqual(["igst", 0, "gst_sez_without_payment"]);
  expect(rate(unit("with_payment"), lut)).toEqual(["igst", 18, "gst_sez"]);
  expect(rate({ ...free, registered: false }, lut)?.[0]).toBe("cgst");
  expect(rates({ buyer: free, seller: lut })[1]).toEqual(["tcs", 2, "seller"]);
});
