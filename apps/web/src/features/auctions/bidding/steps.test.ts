import { expect, test } from "vitest";
import { quickAmounts, stepOf } from "./steps.ts";

test("quick amounts begin with the least that will be accepted and rise by the lot's own step", () => {
  expect(quickAmounts(240500, 500, "lot")).toEqual([240500, 241000, 241500, 243000]);
});

test("without a step of its own a lot gets a round one near half a percent", () => {
  expect(stepOf(240500, null, "lot")).toBe(1000);
  expect(stepOf(800000, null, "lot")).toBe(5000);
  expect(stepOf(90, null, "lot")).toBe(1);
});

test("a rate's steps may be paise (A1)", () => {
  expect(quickAmounts(107.5, 0.5, "kg")).toEqual([107.5, 108, 108.5, 110]);
  expect(stepOf(107.5, null, "kg")).toBe(1);
  expect(stepOf(14.79, null, "kg")).toBe(0.1);
  expect(stepOf(0.4, null, "piece")).toBe(0.01);
});
