import { expect, test } from "vitest";
import { type CostRate, landedCost } from "./landed-cost.ts";

const rate = (over: Partial<CostRate>): CostRate => ({
  what: "igst",
  percent: 18,
  of: "value",
  paid_to: "seller",
  code: "gst",
  rule: "",
  sources: [],
  from: null,
  confirmed: false,
  ...over,
});
const tcs = rate({ what: "tcs", percent: 2, of: "invoice", code: "tcs_scrap" });
const amounts = (value: number, ...rates: CostRate[]) => {
  const { on, lines, total } = landedCost(value, rates);
  return [on, ...lines.map(({ amount }) => amount), total];
};

test("value, GST and TCS on both come to what is to be paid (A3)", () => {
  expect(amounts(100_000, rate({}), tcs)).toEqual([100_000, 18_000, 2_360, 120_360]);
});

test("GST that the buyer pays to the government is no part of what TCS is due on (A3)", () => {
  expect(amounts(100_000, rate({ paid_to: "government" }), tcs)).toEqual([
    100_000, 18_000, 2_000, 120_000,
  ]);
});

test("each line is rounded half up to the paisa, once (A3)", () => {
  const half = (what: "cgst" | "sgst") => rate({ what, percent: 2.5 });
  expect(amounts(0.2, half("cgst"), half("sgst"))).toEqual([0.2, 0.01, 0.01, 0.22]);
  expect(amounts(10.01, rate({ percent: 18 }))).toEqual([10.01, 1.8, 11.81]);
});

test("a rate that is not known counts nothing, and a fee is on the value alone (A3)", () => {
  const fee = rate({ what: "fee", percent: 1.25, paid_to: "market", code: "market_fee" });
  expect(
    amounts(1000, rate({ what: "gst", percent: null, code: "gst_unknown" }), fee, tcs),
  ).toEqual([1000, 0, 12.5, 20, 1032.5]);
});

test("no line means that the value is all (A3)", () => {
  expect(landedCost(999.99, [])).toEqual({ on: 999.99, lines: [], total: 999.99 });
});

test("the largest lots are counted to the paisa (A3)", () => {
  expect(amounts(9_999_999_999.99, rate({}))).toEqual([
    9_999_999_999.99, 1_800_000_000, 11_799_999_999.99,
  ]);
});
