import { expect, test } from "vitest";
import { firstPrice, ownPrice } from "./row-price.rules.ts";

const sold = { material: "HDPE", rate: 41 };
const lot = { basis: "kg", unit: "kg", quantity: 500, weight_kg: null, asking_price: 50 } as const;
const unpriced = { ...lot, asking_price: null };
const asked = { value: "asked", value_percent: 80 } as const;
const byRate = { value: "rate", value_percent: 100 } as const;

test("a row in bulk begins with what its seller asks, else with the board's last rate (V18)", () => {
  expect(firstPrice(lot, asked, sold)).toBe(40);
  expect(firstPrice(unpriced, asked, sold)).toBe(41);
  expect(firstPrice(unpriced, asked, null)).toBe("");
  expect(firstPrice(lot, { ...asked, value_percent: "" }, sold)).toBe("");
  expect(firstPrice(unpriced, byRate, sold)).toBe("");
});

test("the settings price a row until it is typed; without a price asked the board's is sent (V18)", () => {
  expect(ownPrice(lot, asked, sold)).toBeUndefined();
  expect(ownPrice(lot, asked, sold, 55)).toBe(55);
  expect(ownPrice(unpriced, asked, sold)).toBe(41);
  expect(ownPrice(unpriced, asked, sold, "")).toBeUndefined();
  expect(ownPrice(unpriced, byRate, sold)).toBeUndefined();
});
