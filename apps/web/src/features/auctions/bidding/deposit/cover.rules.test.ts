import type { AuctionDetails } from "@rebale/contract/auctions";
import { expect, test } from "vitest";
import { coverOf, isUncovered } from "./cover.rules.ts";

const lot = (over: Partial<AuctionDetails> = {}) =>
  ({
    basis_quantity: 15_000,
    standing: "none",
    heightest: 0,
    your_maximum: null,
    deposit: {
      ...{ kind: "percent", percent: 10, amount: null },
      ...{ hold: 0, yours: 0, free: 200_000, short: 0 },
    },
    ...over,
  }) as AuctionDetails;

test("what a bid would hold is said as it is typed, and what is missing (M5)", () => {
  expect(coverOf(107, lot())).toEqual({ hold: 160_500, yours: 200_000, short: 0 });
  expect(coverOf(140, lot())).toEqual({ hold: 210_000, yours: 200_000, short: 10_000 });
  expect([isUncovered(133.33, lot()), isUncovered(133.34, lot())]).toEqual([false, true]);
  expect([coverOf(0, lot()), coverOf(107, lot({ deposit: null }))]).toEqual([null, null]);
});

test("who leads gives back what the lot holds, and is bound to their maximum (M6)", () => {
  const deposit = { ...lot().deposit, yours: 168_000, free: 32_000 } as AuctionDetails["deposit"];
  const leading = lot({ standing: "leading", heightest: 107, your_maximum: 112, deposit });
  expect(coverOf(108, leading)).toEqual({ hold: 168_000, yours: 200_000, short: 0 });
});

test("who cannot bid sees the hold, and no deposit (M5)", () => {
  const deposit = { ...lot().deposit, yours: null, free: null } as AuctionDetails["deposit"];
  expect(coverOf(107, lot({ deposit }))).toEqual({ hold: 160_500, yours: null, short: 0 });
});
