import type { BulkRow } from "@rebale/contract/listings";
import { expect, test } from "vitest";
import { differences, nothingTyped, toChange, whyStays } from "./bulk-change.ts";

const row: BulkRow = {
  _id: "7",
  title: "PET",
  outcome: "changed",
  why: null,
  sent_again: false,
  before: { city: "Pune", pincode: "411001", asking_price: null },
  after: { city: "Nashik", pincode: "422001", asking_price: 42.5 },
};

test("only what is ticked is changed; a site stands for its place, an empty price for none (A12)", () => {
  const typed = { ...nothingTyped, description: "Dry", city: "Goa", site_id: "3" };
  expect(toChange(typed)).toEqual({});
  expect(toChange({ ...typed, ticked: ["description", "place"] })).toEqual({
    description: "Dry",
    site_id: "3",
  });
  expect(toChange({ ...typed, ticked: ["price"] })).toEqual({ asking_price: null });
});

test("what changes of a lot is told with what it was; what stays says why (A12)", () => {
  expect(differences(row, "kg", new Map())).toEqual([
    { label: "Price you ask", from: "–", to: "₹42.50/kg" },
    { label: "Place", from: "Pune, 411001", to: "Nashik, 422001" },
  ]);
  expect(whyStays(row)).toBeNull();
  expect(whyStays({ ...row, outcome: "unchanged" })).toBe("It is already like this.");
  expect(whyStays({ ...row, outcome: "refused", why: "approved" })).toMatch(/approved already/);
});
