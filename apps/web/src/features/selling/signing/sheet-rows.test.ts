import type { Sheet } from "@rebale/contract/listings";
import { expect, test } from "vitest";
import { sheetRows } from "./sheet-rows.ts";

const sheet: Sheet = {
  basis: "lot",
  quantity: 2.5,
  unit: "MT",
  weight_kg: null,
  market_value: 108000,
  reserve_price: 120000,
  bid_increment: null,
  starts_at: "2026-12-01T04:30:00.000Z",
  ends_at: "2026-12-01T10:30:00.000Z",
  soft_close_minutes: 5,
  hard_ends_at: "2026-12-02T10:30:00.000Z",
  requires_authorisation: null,
  terms: null,
};
const terms = {
  inspection_days: null,
  inspection_contact: null,
  tolerance_percent: null,
  payment_days: 3,
  lifting_days: 7,
  ground_rent_per_day: null,
  loading_by: "buyer" as const,
  deductions: [],
  documents: ["Gate pass"],
};
const changed = (...args: Parameters<typeof sheetRows>) =>
  sheetRows(...args)
    .filter(({ was }) => was !== null)
    .map(({ name, value, was }) => [name, was, value]);

test("only what differs from before says what it was (A4)", () => {
  expect(changed(sheet, null)).toEqual([]);
  expect(changed(sheet, { is: "proposal", sheet: { basis: "lot", market_value: 150000 } })).toEqual(
    [["Market value (start price)", "₹1,50,000", "₹1,08,000"]],
  );
  const before = { ...sheet, reserve_price: null, ends_at: "2026-12-01T09:30:00.000Z" };
  expect(changed(sheet, { is: "signed", sheet: before })).toEqual([
    ["Reserve price", "None", "₹1,20,000"],
    ["End of bidding", "01-12-2026, 03:00 pm IST", "01-12-2026, 04:00 pm IST"],
  ]);
});

test("another basis is named beside a price in it (A4)", () => {
  const rate = { ...sheet, basis: "kg" as const, market_value: 43 };
  expect(changed(rate, { is: "proposal", sheet: { basis: "lot", market_value: 108000 } })).toEqual([
    ["Sold", "as one lot", "per kg"],
    ["Market value (start price)", "₹1,08,000", "₹43/kg"],
  ]);
});

test("terms are compared line by line; where none were proposed nothing was changed (A4)", () => {
  const agreed = { ...sheet, terms: { ...terms, payment_days: 2, documents: [] } };
  expect(changed(agreed, { is: "proposal", sheet: {} })).toEqual([]);
  expect(changed(agreed, { is: "proposal", sheet: { terms } })).toEqual([
    ["Payment", "Within 3 days of the sale", "Within 2 days of the sale"],
    ["Documents needed", "Gate pass", "Not agreed"],
  ]);
});
