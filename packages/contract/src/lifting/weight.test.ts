import { expect, test } from "vitest";
import { isUsualWeight, readWeight } from "./weight.ts";

test("a weight is read with its unit, and as kilograms without one (R85)", () => {
  const read = ["12,340 kg", "8120kg", "8.12 MT", "12340", "12 340", "8.12 t", "12.5 Tonnes."];
  expect(read.map(readWeight)).toEqual([
    ...[12_340_000, 8_120_000, 8_120_000, 12_340_000, 12_340_000, 8_120_000, 12_500_000],
  ]);
  expect(["८१२० किलो", "20.46 टन", " 8120 KGS "].map(readWeight)).toEqual([
    ...[8_120_000, 20_460_000, 8_120_000],
  ]);
  for (const none of ["8 bags", "heavy", "", "kg", "-5", "1e5", "12960.0005", "5 kg 3", "0x20"])
    expect([none, readWeight(none)]).toEqual([none, null]);
});

test("tonnes typed as kilograms are no truck's weight (R85)", () => {
  expect([8.12, 20.46, 99.9].map((kg) => isUsualWeight(kg * 1000))).toEqual([false, false, false]);
  expect([420, 8120, 54_900].map((kg) => isUsualWeight(kg * 1000))).toEqual([true, true, true]);
  expect(isUsualWeight(120_000_000)).toBe(false);
});
