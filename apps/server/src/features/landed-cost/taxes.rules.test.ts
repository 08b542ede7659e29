import { expect, test } from "vitest";
import { ratesOf, type Sale } from "./taxes.rules.ts";

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
  fees: [],
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

test("the market's fee is a line of its own from its day on; without one there is none (A3)", () => {
  const fees = [
    { percent: 1, validFrom: "2026-01-01" },
    { percent: 1.5, validFrom: "2026-11-01" },
    { percent: 9, validFrom: "2027-01-01" },
  ];
  expect(rates({ fees })).toContainEqual(["fee", 1.5, "market"]);
  expect(rates({ fees, day: "2026-10-31" })).toContainEqual(["fee", 1, "market"]);
  expect(rates({ fees, day: "2025-12-31" }).map(([what]) => what)).not.toContain("fee");
  expect(rates({ fees: [{ percent: 0, validFrom: "2026-01-01" }] }).length).toBe(2);
});

test("a confirmed rate is confirmed only where the reverse charge on it is, too (A3)", () => {
  const confirmed = { ...copper, isConfirmed: true };
  expect(ratesOf(sale({ gst: confirmed }))[0]?.confirmed).toBe(true);
  expect(ratesOf(sale({ gst: copper }))[0]?.confirmed).toBe(false);
});
