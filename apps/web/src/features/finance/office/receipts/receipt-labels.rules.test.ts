import { describe, expect, test } from "vitest";
import { differenceText, tasksOf } from "./receipt-labels.rules.ts";

describe("a receipt at the desk (M26)", () => {
  test("in suspense is placed, a bare claim can be refused, all else is decided", () => {
    expect(tasksOf({ state: "unknown", received: 70 })).toBe("place");
    expect(tasksOf({ state: "mismatched", received: 99 })).toBe("place");
    expect(tasksOf({ state: "claimed", received: null })).toBe("refuse");
    expect(tasksOf({ state: "claimed", received: 40 })).toBeNull();
    for (const state of ["matched", "returned", "refused"] as const)
      expect(tasksOf({ state, received: 70 })).toBeNull();
  });

  test("says by how much bank and company differ, to the paisa", () => {
    expect(differenceText({ claimed: 100, received: 99 })).toBe(
      "The bank has ₹99.00: ₹1.00 less than the company says.",
    );
    expect(differenceText({ claimed: 0.1, received: 0.3 })).toBe(
      "The bank has ₹0.30: ₹0.20 more than the company says.",
    );
    expect(differenceText({ claimed: 5, received: 5 })).toBeNull();
    expect(differenceText({ claimed: null, received: 5 })).toBeNull();
  });
});
