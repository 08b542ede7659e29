import { expect, test } from "vitest";
import { boardOf, boardRate, shownParts, usualMost, usualValue } from "./price-board.rules.ts";

const sold = (name: string, lots: number, sellers: number) => ({
  name,
  lots,
  sellers,
  rates: [1000, 2000, 3000],
});
const shown = (...parts: ReturnType<typeof sold>[]) => shownParts(parts).map(({ name }) => name);
const sales = (lots: number, sellers: number) => ({
  all: { lots, sellers, rates: [1000.4, 2000.5, 3000] },
  regions: [],
  weeks: [],
});

test("a material is hidden below five lots, and below three sellers (A15)", () => {
  for (const few of [sales(4, 4), sales(9, 2), undefined])
    expect(boardOf("copper", few, "2026-11-22")).toEqual({ material: "copper", hidden: true });
  expect(boardOf("copper", sales(5, 3), "2026-11-22")).toMatchObject({
    material: "copper",
    per: "kg",
    lots: 5,
    p25: 10,
    median: 20.01,
    p75: 30,
  });
});

test("a board has thirteen weeks, the last of which ends today (A15)", () => {
  const week = { ...sold("", 6, 3), week: 0 };
  const { weeks = [] } = boardOf("copper", { ...sales(6, 3), weeks: [week] }, "2026-11-22");
  expect(weeks).toHaveLength(13);
  expect(weeks[0]).toEqual({ from: "2026-08-24", band: null });
  expect(weeks[12]).toEqual({
    from: "2026-11-16",
    band: { lots: 6, p25: 10, median: 20, p75: 30 },
  });
});

test("a region is hidden below five lots of three sellers (A15)", () => {
  expect(shown(sold("north", 5, 3), sold("west", 9, 4))).toEqual(["north", "west"]);
  expect(shown(sold("north", 5, 2), sold("west", 9, 4), sold("east", 8, 3))).not.toContain("north");
});

test("what is left over is never too small to hide who sold it (A15)", () => {
  // All less the west would be what one seller got in the north.
  expect(shown(sold("north", 1, 1), sold("west", 9, 4))).toEqual([]);
  expect(shown(sold("north", 1, 1), sold("west", 9, 4), sold("south", 6, 3))).toEqual(["west"]);
  // Three sellers of five lots are left over, if nobody sold in both.
  expect(shown(sold("north", 4, 3), sold("east", 4, 2), sold("west", 9, 4))).toEqual(["west"]);
  expect(shown(sold("north", 4, 2), sold("east", 4, 2), sold("west", 9, 4))).toEqual([]);
});

test("a lot's usual value is its material's P75 times its weight, where both are known (A15)", () => {
  const usual = new Map([[7, usualMost(sales(5, 3)) ?? 0]]);
  expect(usualValue(usual, { subCategoryId: 7, grams: 2_500 })).toBe(7_500);
  expect(usualValue(usual, { subCategoryId: 7, grams: 0 })).toBeNull();
  expect(usualValue(usual, { subCategoryId: 8, grams: 2_500 })).toBeNull();
  expect(usualValue(usual, { subCategoryId: null, grams: 2_500 })).toBeNull();
  expect(usualMost(sales(4, 3))).toBeNull();
});

test("the office's rate is the last week's that may be shown, else the whole material's (V18)", () => {
  const week = (n: number, lots: number, median: number) => ({
    ...{ lots, sellers: 3, week: n },
    rates: [median - 1, median, median + 1],
  });
  expect(boardRate(sales(6, 3))?.last).toBe(boardRate(sales(6, 3))?.median);
  const weeks = [week(5, 6, 4000), week(2, 7, 4100)];
  expect(boardRate({ ...sales(13, 4), weeks })?.last).toBe(4100);
  expect(boardRate(sales(2, 2))).toBeNull();
});
