import { expect, test } from "vitest";
import type { Paise } from "../values/money.ts";
import { type FeeRule, feeOn } from "./fee-on.ts";

const plan = (over: Partial<FeeRule>): FeeRule => ({
  ...{ percent: 1, fixed: 0, least: null, most: null, gst_percent: 18, gst_included: false },
  ...over,
});
const on = (value: number, over: Partial<FeeRule>) => {
  const { fee, gst } = feeOn(plan(over), Math.round(value * 100) as Paise);
  return [fee / 100, gst / 100];
};

test("1 % of 16,05,000 and 18 % on it: 16,050.00 and 2,889.00 (M20)", () => {
  expect(on(1_605_000, {})).toEqual([16_050, 2_889]);
});

test("1.5 % with GST in it: 24,075.00, of it GST 3,672.46 (M21)", () => {
  const [fee = 0, gst = 0] = on(1_605_000, { percent: 1.5, gst_included: true });
  expect([fee, gst, Math.round((fee + gst) * 100) / 100]).toEqual([20_402.54, 3_672.46, 24_075]);
});

test("a fixed part is added, and what comes to less or more than its bounds is the bound (M20)", () => {
  const bounds = { fixed: 100, least: 500, most: 2000 };
  expect(on(1000, bounds)).toEqual([500, 90]);
  expect(on(100_000, bounds)).toEqual([1100, 198]);
  expect(on(1_000_000, bounds)).toEqual([2000, 360]);
  expect(on(1000, { percent: 0, least: 500 })).toEqual([500, 90]);
  expect(on(0, { percent: 0 })).toEqual([0, 0]);
});

test("GST is on the fee as it was rounded, percent of percent (facts §7: 9)", () => {
  // 1 % of 0.50 is 0.005, rounded to 0.01; 50 % of that is 0.005 again.
  expect(on(0.5, { gst_percent: 50 })).toEqual([0.01, 0.01]);
  expect(on(0.49, { gst_percent: 50 })).toEqual([0, 0]);
});

test("a fee with GST in it is its two parts to the paisa, for whatever amount (M21)", () => {
  for (let paise = 1; paise < 20_000; paise += 7) {
    const { fee, gst } = feeOn(plan({ percent: 100, gst_included: true }), paise as Paise);
    expect(fee + gst).toBe(paise);
    expect(Math.abs(gst - (paise * 18) / 118)).toBeLessThanOrEqual(0.5);
  }
});
