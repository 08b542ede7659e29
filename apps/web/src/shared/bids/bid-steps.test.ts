import { expect, test } from "vitest";
import { quickAmounts, quickOffers, stepOf, usualNext, usualOffer } from "./bid-steps.ts";

test("quick amounts begin with the least that will be accepted and rise by the lot's own step", () => {
  expect(quickAmounts(240500, 500, "lot")).toEqual([240500, 241000, 241500, 243000]);
});

test("without a step of its own a lot gets a round one near half a percent", () => {
  expect(stepOf(240500, null, "lot")).toBe(1000);
  expect(stepOf(800000, null, "lot")).toBe(5000);
  expect(stepOf(90, null, "lot")).toBe(1);
});

test("without a step of its own a lot's amounts are round, the first above the least as well (TA20)", () => {
  expect(quickAmounts(100_000.01, null, "lot")).toEqual([101_000, 102_000, 103_000, 106_000]);
  expect(quickAmounts(66_000.01, null, "lot")).toEqual([66_500, 67_000, 67_500, 69_000]);
  expect(quickAmounts(14.79, null, "kg")).toEqual([14.8, 14.9, 15, 15.3]);
  expect(quickAmounts(4.35, null, "kg")).toEqual([4.35, 4.36, 4.37, 4.4]);
});

test("a rate's steps may be paise (A1)", () => {
  expect(quickAmounts(107.5, 0.5, "kg")).toEqual([107.5, 108, 108.5, 110]);
  expect(stepOf(107.5, null, "kg")).toBe(1);
  expect(stepOf(14.79, null, "kg")).toBe(0.1);
  expect(stepOf(0.4, null, "piece")).toBe(0.01);
});

test("a maximum begins at one's own, which a touch does not lower (TA10)", () => {
  const lot = { next_bid: 1_908_000, bid_increment: 10_000, basis: "lot" } as const;
  const own = { ...lot, your_maximum: 2_000_000 };
  expect(quickOffers(own, "maximum")).toEqual([2_000_000, 2_100_000, 2_200_000, 2_400_000]);
  expect(usualOffer(own, "bid")).toBe(1_908_000);
  expect(usualOffer({ ...lot, your_maximum: null }, "maximum")).toBe(1_908_000);
});

test("where only prices are known, a next bid a paisa above the last means that there is no step (TA20)", () => {
  expect(usualNext({ next_bid: 1700.01, minimum_bid: 1700, basis: "lot" })).toBe(1710);
  expect(usualNext({ next_bid: 1750, minimum_bid: 1700, basis: "lot" })).toBe(1750);
  expect(usualNext({ next_bid: 107.51, minimum_bid: 107.5, basis: "kg" })).toBe(108);
});

test("amounts of a maximum are about 5, 10 and 20 % apart, in whole steps (U20)", () => {
  const lot = { next_bid: 61_000, bid_increment: 1000, basis: "lot", your_maximum: null } as const;
  expect(quickOffers(lot, "maximum")).toEqual([61_000, 65_000, 68_000, 74_000]);
  expect(quickOffers(lot, "bid")).toEqual([61_000, 62_000, 63_000, 66_000]);
  const rate = { next_bid: 14.79, bid_increment: null, basis: "kg", your_maximum: null } as const;
  expect(quickOffers(rate, "maximum")).toEqual([14.8, 15.6, 16.3, 17.8]);
});
