import { add, type FeePlan } from "@rebale/contract/fee-plans";
import { expect, test } from "vitest";
import {
  exampleText,
  feeText,
  gstText,
  isOfSettings,
  planBody,
  planState,
  type TypedPlan,
  typedRule,
} from "./plan-labels.rules.ts";

const plan = (over: Partial<FeePlan> = {}): FeePlan => ({
  ...{ _id: "1", side: "buyer", material: null, percent: 1, fixed: 0, least: null, most: null },
  ...{ gst_percent: 18, gst_included: false, valid_from: "2026-11-01", valid_to: null },
  taken_back: null,
  ...over,
});
const typed: TypedPlan = {
  ...{ side: "buyer", material: "", percent: "1.5", fixed: "", least: "500", most: "" },
  ...{ gst_percent: "18", gst_included: true, valid_from: "2026-12-01" },
};

test("a plan is told by what it takes of ten lakh, its GST on top or in it (M20, M21)", () => {
  expect(exampleText(plan())).toBe(
    "On a sale of ₹10,00,000.00 the buyer pays ₹10,000.00 and ₹1,800.00 GST on it: ₹11,800.00.",
  );
  expect(exampleText(plan({ percent: 1.5, gst_included: true }))).toBe(
    "On a sale of ₹10,00,000.00 the buyer pays ₹15,000.00, of it ₹2,288.14 GST.",
  );
  expect(exampleText(plan({ side: "seller", most: 4000 }))).toBe(
    "Of ₹10,00,000.00 invoiced the seller pays ₹4,000.00 and ₹720.00 GST on it: ₹4,720.00.",
  );
});

test("percent, fixed part and bounds are named, and what is not agreed is not", () => {
  expect(feeText(plan())).toBe("1%");
  expect(feeText(plan({ percent: 0.25, fixed: 100, least: 500, most: 2000 }))).toBe(
    "0.25% + ₹100.00, at least ₹500.00, at most ₹2,000.00",
  );
  expect(feeText(plan({ percent: 0, fixed: 250 }))).toBe("₹250.00");
  expect([gstText(plan()), gstText(plan({ gst_included: true }))]).toEqual([
    "18% on top",
    "18% in the fee",
  ]);
});

test("a plan holds from its first day to its last, both included", () => {
  const ended = plan({ valid_to: "2026-11-20" });
  expect(
    ["2026-10-31", "2026-11-01", "2026-11-20", "2026-11-21"].map((day) => planState(ended, day)),
  ).toEqual(["to come", "now", "now", "past"]);
  expect(planState(plan(), "2030-01-01")).toBe("now");
  expect([plan(), plan({ _id: "settings:2026-11-01" })].map(isOfSettings)).toEqual([false, true]);
});

test("what was typed is sent as the market reads it, and judged once it is numbers", () => {
  expect(add.body.parse(planBody(typed))).toMatchObject({
    ...{ percent: 1.5, fixed: 0, least: 50_000, most: null, material: null, gst_included: true },
  });
  expect(typedRule(typed)).toMatchObject({ percent: 1.5, fixed: 0, least: 500, most: null });
  expect([typedRule({ ...typed, percent: "" }), typedRule({ ...typed, most: "x" })]).toEqual([
    null,
    null,
  ]);
});

test("a plan that was taken back neither holds nor comes (V29)", () => {
  const taken_back = { at: "2026-11-29T06:30:00.000Z", reason: "15 for 1.5" };
  const coming = { valid_from: "2026-12-01" };
  expect(planState(plan(coming), "2026-11-29")).toBe("to come");
  expect(planState(plan({ ...coming, taken_back }), "2026-11-29")).toBe("taken back");
  expect(planState(plan({ ...coming, taken_back }), "2026-12-05")).toBe("taken back");
});
