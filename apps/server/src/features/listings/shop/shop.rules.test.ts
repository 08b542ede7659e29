import type { Paise } from "@rebale/contract";
import { describe, expect, test } from "vitest";
import { countByPrices, type LotFilter, MAX_COUNT, withoutPrices } from "./shop.rules.ts";

const range = (minPrice?: number, maxPrice?: number) => ({
  ...(minPrice !== undefined && { minPrice: minPrice as Paise }),
  ...(maxPrice !== undefined && { maxPrice: maxPrice as Paise }),
});
const live = (over: Partial<LotFilter> = {}): LotFilter => ({
  phase: "live",
  sort: "ending",
  words: [],
  ...over,
});

describe("the count of a price range", () => {
  test.each([
    ["both ends are in it", range(200, 300), 2],
    ["without a least", range(undefined, 200), 2],
    ["without a most", range(301), 1],
    ["a lot without a price is in none", range(undefined, 1_000), 4],
  ])("of a list that is all read: %s", (_name, asked, expected) => {
    expect(countByPrices([100, null, 200, 300, 400], true, asked)).toBe(expected);
  });

  test("of a list's beginning tells a thousand, and nothing below it", () => {
    const prices = Array.from({ length: MAX_COUNT + 1 }, (_, i) => i);
    expect(countByPrices(prices, false, range(1))).toBe(MAX_COUNT);
    expect(countByPrices(prices, false, range(2))).toBeNull();
    expect(countByPrices(prices, true, range(2))).toBe(MAX_COUNT - 1);
  });
});

describe("the list that a price range is a part of", () => {
  test("is the same for every range and order, but for those by rate", () => {
    const list = live({ state: "Goa" });
    for (const sort of ["ending", "newest", "price_low", "price_high"] as const)
      expect(withoutPrices({ ...list, ...range(5), sort })).toEqual(list);
    const byRate = live({ sort: "rate_low" });
    expect(withoutPrices({ ...byRate, ...range(5, 9) })).toEqual(byRate);
  });

  test("is none without a range, nor where words or quantities are asked for", () => {
    for (const filter of [{}, { words: ["copper"] }, { material: "copper" }, { unit: "kg" }])
      expect(
        withoutPrices(live({ ...(Object.keys(filter).length ? range(5) : {}), ...filter })),
      ).toBeNull();
  });
});
