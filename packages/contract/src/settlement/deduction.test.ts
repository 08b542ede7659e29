import { expect, test } from "vitest";
import { deductionOf, exampleOf } from "./deduction.ts";

const moisture = { what: "Moisture", above_percent: 2, rate_percent: 100 };

test("moisture 5 % over 'above 2 %, 100 %' takes 3 % (G56)", () => {
  expect(deductionOf([moisture], "moisture", 5)).toBe(3);
  expect(deductionOf([moisture], "Moisture ", 2)).toBe(0);
  expect(deductionOf([moisture], "Moisture", 1)).toBe(0);
});

test("a term's example says what it takes off, as the claim does (screens U3)", () => {
  expect(exampleOf(moisture)).toEqual({ measured: 5, off: 3, rupees: 3000 });
  expect(exampleOf({ ...moisture, rate_percent: 1 })).toMatchObject({ off: 0.03, rupees: 30 });
  expect(exampleOf({ ...moisture, above_percent: 99 })).toMatchObject({ measured: 100, off: 1 });
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
