import { expect, test } from "vitest";
import { priceAtLast, soldLastNote } from "./sold-last.rules.ts";

const sold = { material: "HDPE", rate: 41 };
const lot = { basis: "kg", unit: "kg", quantity: 500, weight_kg: null } as const;

test("the board's last rate is a price in the lot's own basis; a lot without weight has none (V18)", () => {
  expect(priceAtLast(lot, sold)).toBe(41);
  expect(priceAtLast({ ...lot, basis: "lot" }, sold)).toBe(20_500);
  expect(priceAtLast({ ...lot, unit: "MT", quantity: 2, basis: "mt" }, sold)).toBe(41_000);
  const pieces = { ...lot, unit: "pieces", quantity: 40, basis: "piece" } as const;
  expect(priceAtLast({ ...pieces, weight_kg: 100 }, sold)).toBe(102.5);
  expect(priceAtLast(pieces, sold)).toBeNull();
  expect(priceAtLast(lot, null)).toBeNull();
});

test("the board's last rate is said with its material (V18)", () => {
  expect(soldLastNote(sold)).toBe("HDPE sold last at ₹41/kg");
  expect(soldLastNote({ ...sold, rate: 41.5 })).toBe("HDPE sold last at ₹41.50/kg");
  expect(soldLastNote(null)).toBeNull();
});
