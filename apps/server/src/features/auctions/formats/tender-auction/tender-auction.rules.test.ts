import { expect, test } from "vitest";
import { qualifiedOf } from "./tender-auction.rules.ts";

const bids = (...amounts: number[]) => amounts.map((amount, i) => ({ alias: i + 1, amount }));
const qualified = (best: number | null, ...amounts: number[]) =>
  [...qualifiedOf(bids(...amounts), best)].sort();

test("F25 the best two of three qualify", () => {
  expect(qualified(2, 240_000.5, 261_000, 225_000)).toEqual([1, 2]);
});

test("F28 of equal amounts at the edge all qualify", () => {
  expect(qualified(2, 5, 4, 4, 3)).toEqual([1, 2, 3]);
});

test("without a number all qualify, and so do fewer than the number", () => {
  expect(qualified(null, 5, 4, 3)).toEqual([1, 2, 3]);
  expect(qualified(3, 5, 4)).toEqual([1, 2]);
  expect(qualified(2, 5)).toEqual([1]);
});
