import { expect, test } from "vitest";
import { quickAmounts, stepOf } from "./steps.ts";

test("quick amounts begin with the least that will be accepted and rise by the lot's own step", () => {
  expect(quickAmounts(240500, 500)).toEqual([240500, 241000, 241500, 243000]);
});

test("without a step of its own a lot gets a round one near half a percent", () => {
  expect(stepOf(240500, null)).toBe(1000);
  expect(stepOf(800000, null)).toBe(5000);
  expect(stepOf(90, null)).toBe(1);
});
