import type { Paise } from "@rebale/contract";
import { describe, expect, test } from "vitest";
import {
  type Goods,
  isAboveTare,
  isAllOut,
  mostGrams,
  remainingGrams,
  riseTo,
  roomFor,
} from "./weights.rules.ts";

const truck = (tripId: number, kg: number, over = {}) => ({
  ...{ tripId, netGrams: kg * 1000, isInvoiced: false, isOut: false, ...over },
});
/** Lot L. */
const goods = (over: Partial<Goods> = {}): Goods => ({
  ...{ declaredGrams: 15_000_000, tolerancePercent: 10, billing: null },
  ...{ priceAtSale: 193_177_800 as Paise, priceOwed: 193_177_800 as Paise },
  ...{
    papers: { value: 0 as Paise, total: 0 as Paise },
    gstTdsPercent: 0,
    invoiced: 0 as Paise,
    loaded: [],
    ...over,
  },
});

describe("what may leave", () => {
  test("is the declared weight and its tolerance, to the gram (G46)", () => {
    expect(mostGrams(goods())).toBe(16_500_000);
    expect(mostGrams(goods({ declaredGrams: 333_333, tolerancePercent: 2.5 }))).toBe(341_666);
    expect(mostGrams(goods({ declaredGrams: 0 }))).toBeNull();
  });
  test("is less by what is loaded, and for a truck by what the others have (G46)", () => {
    const two = goods({ loaded: [truck(1, 8520), truck(2, 7130)] });
    expect(remainingGrams(two)).toBe(850_000);
    expect(roomFor(two, 2)).toBe(7_980_000);
  });
  test("has left once all of it is out", () => {
    const out = { isOut: true };
    expect(isAllOut(goods({ loaded: [truck(1, 16_499.999, out)] }))).toBe(false);
    expect(isAllOut(goods({ loaded: [truck(1, 16_499, out), truck(2, 1)] }))).toBe(false);
    expect(isAllOut(goods({ loaded: [truck(1, 16_499, out), truck(2, 1, out)] }))).toBe(true);
  });
});

describe("what trucks come to", () => {
  test("raises what is owed by what is above it: 83,710.38 (G45)", () => {
    expect(riseTo(193_177_800 as Paise, 109_724_990 + 91_823_848)).toBe(8_371_038);
    expect(riseTo(193_177_800 as Paise, 109_724_990)).toBe(0);
  });
});

test("a loaded truck weighs more than an empty one, and no truck is loaded first (G43)", () => {
  expect(isAboveTare({ tare: 12_960, gross: null })).toBe(true);
  expect(isAboveTare({ tare: 12_960, gross: 12_961 })).toBe(true);
  expect(isAboveTare({ tare: 12_960, gross: 12_960 })).toBe(false);
  expect(isAboveTare({ tare: null, gross: 12_960 })).toBe(false);
});
