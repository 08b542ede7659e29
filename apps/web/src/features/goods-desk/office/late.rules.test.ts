import { expect, test } from "vitest";
import { daysLate, leftText, mayEnd } from "./late.rules.ts";

test("goods may be given up only when they are more than 30 days late", () => {
  expect([30, 31].map((days_late) => mayEnd({ days_late }))).toEqual([false, true]);
  expect([daysLate(1), daysLate(31)]).toEqual(["1 day", "31 days"]);
});

test("what is left is what was sold less what has left, and never below nothing (G47)", () => {
  expect(leftText({ sold_kg: 15_000, out_kg: 14_380 })).toBe("620 kg");
  expect(leftText({ sold_kg: 15_000, out_kg: 15_650 })).toBe("0 kg");
  expect(leftText({ sold_kg: null, out_kg: 100 })).toBe("–");
});
