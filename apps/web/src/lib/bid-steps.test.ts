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

test("without a step of its own a lot's amounts above the least are round", () => {
  expect(quickAmounts(100_000.01, null, "lot")).toEqual([100_000.01, 101_000, 102_000, 105_000]);
  expect(quickAmounts(66_000.01, null, "lot")).toEqual([66_000.01, 66_500, 67_000, 68_500]);
  expect(quickAmounts(14.79, null, "kg")).toEqual([14.79, 14.8, 14.9, 15.2]);
  expect(quickAmounts(4.35, null, "kg")).toEqual([4.35, 4.36, 4.37, 4.4]);
});

test("a rate's steps may be paise (A1)", () => {
  expect(quickAmounts(107.5, 0.5, "kg")).toEqual([107.5, 108, 108.5, 110]);
  expect(stepOf(107.5, null, "kg")).toBe(1);
  expect(stepOf(14.79, null, "kg")).toBe(0.1);
  expect(stepOf(0.4, null, "piece")).toBe(0.01);
});
