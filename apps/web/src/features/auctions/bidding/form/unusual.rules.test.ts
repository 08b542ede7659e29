import { expect, test } from "vitest";
import { unusualOf } from "./unusual.rules.ts";

const lot = { minimum_bid: 50_000, usual_value: null, basis_quantity: null };

test("an amount is asked about once more from five times the price to beat", () => {
  const times = (amount: number) => unusualOf(amount, lot);
  expect([249_999.99, 250_000, 10_000_000_000].map(times)).toEqual([
    null,
    { why: "beaten", times: 5 },
    { why: "beaten", times: 200_000 },
  ]);
});

test("a rate is asked about once more from three times the board's P75 for the whole lot (A15)", () => {
  const byTheKg = { minimum_bid: 50, usual_value: 20_000, basis_quantity: 500 };
  expect([119.99, 120].map((rate) => unusualOf(rate, byTheKg))).toEqual([
    null,
    { why: "board", usual: 20_000 },
  ]);
});
