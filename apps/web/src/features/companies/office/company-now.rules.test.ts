import type { CompanyNow } from "@rebale/contract/awards/company-now";
import { expect, test } from "vitest";
import { nextOf } from "./company-now.rules.ts";
import { lastClaim, onItsWay } from "./money-lines.ts";

type Sale = CompanyNow["sales"][number];
const sale = (over: Partial<Sale>) =>
  ({ ...{ due: 0, due_at: null, grace_until: null, lift_by: null }, ...over }) as Sale;

test("an open sale says what it waits for, and until when (office 5.1)", () => {
  const due_at = "2026-12-01T18:30:00.000Z";
  expect(nextOf(sale({ state: "payment_due", due: 93_000, due_at }))).toBe(
    "The buyer pays ₹93,000.00 by 01-12-2026.",
  );
  expect(nextOf(sale({ state: "payment_due" }))).toBe("The buyer pays the seller directly.");
  expect(nextOf(sale({ state: "paid" }))).toBe("The buyer books a truck.");
  expect(nextOf(sale({ state: "lifted" }))).toBe("Both agree on the weight.");
});

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
