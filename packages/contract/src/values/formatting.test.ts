import { expect, test } from "vitest";
import { formatClock, formatRupees, indianNumber, unitLabel } from "./formatting.ts";

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

test.each([
  ["00:05", "12:05 am", "रात 12:05 बजे"],
  ["03:59", "03:59 am", "रात 3:59 बजे"],
  ["04:00", "04:00 am", "सुबह 4:00 बजे"],
  ["11:59:09", "11:59:09 am", "सुबह 11:59:09 बजे"],
  ["12:00", "12:00 pm", "दोपहर 12:00 बजे"],
  ["16:05", "04:05 pm", "शाम 4:05 बजे"],
  ["20:30", "08:30 pm", "रात 8:30 बजे"],
])("%s is said %s in English and %s in Hindi", (clock, english, hindi) => {
  expect([formatClock(clock), formatClock(clock, "hi")]).toEqual([english, hindi]);
});
