import { expect, test } from "vitest";
import { resultWord, resultWords } from "./result-words.ts";

const lot = { heightest: 1000, basis_quantity: 2290 };

test("an ended lot says what became of it, sold with what the whole lot cost (trader c)", () => {
  expect(resultWords({ ...lot, outcome: "sold" })).toBe("Sold ₹22,90,000");
  expect(resultWords({ ...lot, outcome: "no_bids" })).toBe("Not sold");
  const below = { ...lot, outcome: "reserve_not_met" } as const;
  expect(resultWords({ ...below, seller_answer: "awaited" })).toBe("The seller decides");
  expect(resultWords({ ...below, seller_answer: "declined" })).toBe("Not sold");
  expect(resultWords({ ...lot, outcome: "withdrawn" })).toBe("Withdrawn");
  expect(resultWord({ outcome: "sold" })).toBe("Sold");
});

test("until the close is known nothing is said", () => {
  expect(resultWords({ ...lot, outcome: null })).toBeNull();
  expect(resultWords(lot)).toBeNull();
});
