import { expect, test } from "vitest";
import { whyUnusual } from "./unusual.ts";

const bid = { beaten: 10_000, usual: null };

test("a bid is unusual from five times the price it beats, to the paisa", () => {
  const why = (amount: number) => whyUnusual({ ...bid, amount, value: amount });
  expect([49_999.99, 50_000, 9_999_999].map(why)).toEqual([null, "beaten", "beaten"]);
});

test("a bid is unusual from three times the board's P75, where it is at least twice what it beats (A15)", () => {
  const why = (amount: number, usual: number) =>
    whyUnusual({ ...bid, amount, value: amount * 100, usual });
  expect([29_999, 30_000].map((amount) => why(amount, 1_000_000))).toEqual([null, "board"]);
  expect([19_999, 20_000].map((amount) => why(amount, 1))).toEqual([null, "board"]);
});

test("an ordinary first bid on goods that start far above the board is not asked about (A15)", () => {
  expect(whyUnusual({ amount: 10_100, beaten: 10_000, value: 10_100, usual: 100 })).toBeNull();
});
