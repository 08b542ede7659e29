import { expect, test } from "vitest";
import { timesThePrice } from "./unusual.rules.ts";

test("an amount is asked about once more from so many times the price to beat as the server says", () => {
  const lot = { minimum_bid: 50_000, unusual_times: 5 };
  expect([249_999.99, 250_000, 10_000_000_000].map((amount) => timesThePrice(amount, lot))).toEqual(
    [null, 5, 200_000],
  );
});
