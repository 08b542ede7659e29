import { expect, test } from "vitest";
import {
  type ChangeableLot,
  changeBody,
  changeFaults,
  typedChanges,
  typedOfLot,
} from "./typed-change.rules.ts";

const lot: ChangeableLot = {
  ...{ quantity: 500, unit: "kg", weight_kg: null, description: "Sorted and dry." },
  terms: {
    ...{ version: 2, inspection_days: 2, inspection_contact: "Yard office", claim_hours: 48 },
    ...{ tolerance_percent: 5, payment_days: 3, lifting_days: null, ground_rent_per_day: 500.5 },
    loading_by: "buyer",
    deductions: [{ what: "Moisture", above_percent: 2, rate_percent: 1.5 }],
    documents: ["Gate pass"],
  },
};
const typed = typedOfLot(lot);

test("a form that nobody has changed changes nothing (F48)", () => {
  expect(typedChanges(lot, typed)).toEqual([]);
  expect(changeBody(lot, { ...typed, reason: "None" })).toEqual({ reason: "None" });
});

test("the diff is shown as it is typed, and only what differs is sent (F48)", () => {
  const change = {
    ...typed,
    ...{ quantity: "420", description: "Sorted, some of it wet.", reason: "Weighed again" },
    terms: { ...typed.terms, payment_days: "5", claim_hours: "", documents: "Gate pass\nPAN" },
  };
  expect(typedChanges(lot, change)).toEqual([
    { field: "quantity", before: 500, after: 420 },
    { field: "description", before: "Sorted and dry.", after: "Sorted, some of it wet." },
    { field: "terms.payment_days", before: 3, after: 5 },
    { field: "terms.claim_hours", before: 48, after: null },
    { field: "terms.documents", before: ["Gate pass"], after: ["Gate pass", "PAN"] },
  ]);
  expect(changeBody(lot, change)).toEqual({
    ...{ quantity: 420, description: "Sorted, some of it wet.", reason: "Weighed again" },
    terms: { payment_days: 5, claim_hours: null, documents: ["Gate pass", "PAN"] },
  });
});

test("half a number changes nothing yet, and is said beside its field", () => {
  const change = { ...typed, quantity: "4x", terms: { ...typed.terms, payment_days: "400" } };
  expect(typedChanges(lot, { ...change, terms: typed.terms })).toEqual([]);
  expect(Object.keys(changeFaults(change))).toEqual(["quantity", "reason", "terms.payment_days"]);
});
