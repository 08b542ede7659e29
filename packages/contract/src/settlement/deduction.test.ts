import { expect, test } from "vitest";
import { deductionOf } from "./deduction.ts";

const moisture = { what: "Moisture", above_percent: 2, rate_percent: 100 };

test("moisture 5 % over 'above 2 %, 100 %' takes 3 % (G56)", () => {
  expect(deductionOf([moisture], "moisture", 5)).toBe(3);
  expect(deductionOf([moisture], "Moisture ", 2)).toBe(0);
  expect(deductionOf([moisture], "Moisture", 1)).toBe(0);
});

test("steps of a ladder add up, never above all of it; what the terms do not name is null (G56)", () => {
  const ladder = [moisture, { ...moisture, above_percent: 4, rate_percent: 50 }];
  expect(deductionOf(ladder, "moisture", 5.5)).toBe(3.5 + 0.75);
  expect(deductionOf([{ ...moisture, rate_percent: 100 }], "moisture", 100)).toBe(98);
  expect(deductionOf([moisture, moisture], "moisture", 90)).toBe(100);
  expect(deductionOf([moisture], "dust", 5)).toBeNull();
});

test("a share that no double has whole is counted to four decimals (G56)", () => {
  expect(
    deductionOf([{ what: "Dust", above_percent: 0.1, rate_percent: 33.33 }], "dust", 0.3),
  ).toBe(0.0667);
});
