import { expect, test } from "vitest";
import { resultText, resultWord } from "./result-labels.ts";

const lot = { heightest: 1000, basis_quantity: 2290 };

test("an ended lot says what became of it, sold with what the whole lot cost (trader c)", () => {
  expect(resultText({ ...lot, outcome: "sold" })).toBe("Sold ₹22,90,000");
  expect(resultText({ ...lot, outcome: "no_bids" })).toBe("Not sold");
  const below = { ...lot, outcome: "reserve_not_met" } as const;
  expect(resultText({ ...below, seller_answer: "awaited" })).toBe("The seller decides");
  expect(resultText({ ...below, seller_answer: "declined" })).toBe("Not sold");
  expect(resultText({ ...lot, outcome: "withdrawn" })).toBe("Withdrawn");
  expect(resultWord({ outcome: "sold" })).toBe("Sold");
});

test("until the close is known nothing is said", () => {
  expect(resultText({ ...lot, outcome: null })).toBeNull();
  expect(resultText(lot)).toBeNull();
});
