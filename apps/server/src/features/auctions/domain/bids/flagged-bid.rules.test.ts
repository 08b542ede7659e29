import type { Micro, Paise } from "@rebale/contract";
import { expect, test } from "vitest";
import { isUnusual } from "./flagged-bid.rules.ts";

const rupees = (n: number) => (n * 100) as Paise;

test("a bid is unusual from five times the price it beats, to the paisa", () => {
  const whole = { units: null };
  expect(
    [249_999.99, 250_000, 10_000_000_000].map((amount) =>
      isUnusual(rupees(amount), rupees(50_000), whole),
    ),
  ).toEqual([false, true, true]);
});

test("a rate is held against the board by what the whole lot costs at it (A15)", () => {
  // 500 kg, of which three quarters of the market's lots went for at most ₹20,000.
  const byTheKg = { units: 500_000_000 as Micro, usualValue: rupees(20_000) };
  expect([119.99, 120].map((rate) => isUnusual(rupees(rate), rupees(40), byTheKg))).toEqual([
    false,
    true,
  ]);
});
