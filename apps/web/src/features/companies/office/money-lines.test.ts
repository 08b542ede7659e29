import { expect, test } from "vitest";
import { lastClaim, onItsWay } from "./money-lines.ts";

test("what is on its way has its state, and what came back its reason (V5, V3)", () => {
  const transfers = {
    by_gateway: [
      { amount: 500, state: "authorised" },
      { amount: 9, state: "captured" },
    ],
    paid_out: [
      { amount: 10_000.13, state: "failed", reason: "The account is closed" },
      { amount: 20, state: "asked", reason: null },
      { amount: 7, state: "failed", reason: "Long ago" },
    ],
    paid_in: [],
  } as unknown as Parameters<typeof onItsWay>[0];
  expect(onItsWay(transfers)).toEqual([
    "₹500.00 in: On its way",
    "₹10,000.13 out: Failed, The account is closed",
    "₹20.00 out: To approve",
  ]);
  expect(lastClaim(transfers)).toBeNull();
});

test("the last claim has its UTR and what became of it (V5)", () => {
  const paid_in = [
    {
      amount: 40,
      utr: "AXIS000000000003",
      paid_on: "2026-11-24",
      state: "mismatched",
      reason: null,
    },
  ];
  const transfers = { paid_in } as unknown as Parameters<typeof lastClaim>[0];
  expect(lastClaim(transfers)).toBe("₹40.00, UTR AXIS000000000003, 24-11-2026: Mismatched");
});
