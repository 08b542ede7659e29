import { expect, test } from "vitest";
import { pauseAfter } from "./paying.rules.ts";

test("a payment is looked at until it is captured, and further when it failed first (M24, M25)", () => {
  expect([0, 1, 5, 6, 500].map((looks) => pauseAfter(looks, "created"))).toEqual([
    ...[1000, 2000, 10_000, 15_000, 15_000],
  ]);
  expect(pauseAfter(0, null)).toBe(1000);
  expect(pauseAfter(0, "failed")).toBe(15_000);
  expect(pauseAfter(3, "captured")).toBeNull();
  expect(pauseAfter(3, "expired")).toBeNull();
});
