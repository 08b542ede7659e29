import { expect, test } from "vitest";
import { formatRupees, indianNumber, unitLabel } from "./formatting.ts";

test.each([
  [999, "₹999"],
  [108_000, "₹1,08,000"],
  [1_234_567, "₹12,34,567"],
  [123_456_789.5, "₹12,34,56,789.50"],
  [0.05, "₹0.05"],
])("%d rupees are written %s", (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

test("digits are grouped the Indian way", () => {
  expect([indianNumber(-1000), indianNumber(1_234_567.5)]).toEqual(["-1,000", "12,34,567.5"]);
});

test("a unit to choose is the office's word in English, and as people say it in Hindi", () => {
  const units = ["kg", "MT", "liter", "pieces", "bag"];
  expect(units.map((unit) => unitLabel(unit, "en"))).toEqual(units);
  expect(units.map((unit) => unitLabel(unit, "hi"))).toEqual(["किलो", "टन", "लीटर", "पीस", "बोरी"]);
});
