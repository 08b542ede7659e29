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
  deposit: null,
  pay_through: "parties",
  format: {
    ...{ kind: "english", stage: null, tender_ends_at: null, auction_starts_at: null },
    ...{ auction_ends_at: null, best: null },
  },
  min_bidders: null,
  invited_only: false,
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

const added = (...args: Parameters<typeof sheetRows>) =>
  sheetRows(...args)
    .filter(({ isAdded }) => isAdded)
    .map(({ name }) => name);

test("what the seller never named and the office has set is marked as added (office 7)", () => {
  const full = {
    ...sheet,
    bid_increment: 500,
    requires_authorisation: "batteries" as const,
    terms,
  };
  const proposal = {
    is: "proposal" as const,
    sheet: { basis: "lot" as const, market_value: 108000 },
  };
  expect(added(full, proposal)).toEqual([
    "Reserve price",
    "Increment",
    "Start of bidding",
    "End of bidding",
    "Late bids",
    "Bidders need",
    "Payment",
    "Lifting",
    "Loading",
    "Documents needed",
  ]);
  const plain = { ...sheet, reserve_price: null, soft_close_minutes: 0 };
  const requested = { starts_at: sheet.starts_at, ends_at: sheet.ends_at };
  expect(added(plain, { is: "proposal", sheet: { ...proposal.sheet, ...requested } })).toEqual([]);
  expect(added(plain, null), "without any proposal").toEqual([
    "Market value (start price)",
    "Start of bidding",
    "End of bidding",
  ]);
  expect(added(full, { is: "signed", sheet: full })).toEqual([]);
});

test("a list of several sheets says of each what is sold, at which price, when and how it is paid (U29)", () => {
  const rows = sheetRows({ ...sheet, pay_through: "market", terms }, null);
  expect(rows.filter(({ isMain }) => isMain).map(({ name, value }) => [name, value])).toEqual([
    ["Quantity", "2.5 MT"],
    ["Market value (start price)", "₹1,08,000"],
    ["Reserve price", "₹1,20,000"],
    ["Start of bidding", "01-12-2026, 10:00 am IST"],
    ["End of bidding", "01-12-2026, 04:00 pm IST"],
    ["How the buyer pays", "Through the market"],
    ["Payment", "Within 3 days of the sale"],
  ]);
});

test("a lot that asks for a number of companies, or is for the invited alone, says so before it is signed (F32, F54)", () => {
  const named = (over: Partial<typeof sheet>) =>
    sheetRows({ ...sheet, ...over }, null).map(({ name, value }) => `${name}: ${value}`);
  expect(named({ min_bidders: 3, invited_only: true })).toEqual([
    ...named({}),
    "Companies needed: 3; with fewer it is not sold",
    "Who sees it and bids: Invited companies alone",
  ]);
});

const staged = {
  ...{ kind: "tender_auction" as const, stage: null, best: 3 },
  tender_ends_at: "2026-12-01T07:30:00.000Z",
  auction_starts_at: "2026-12-01T08:30:00.000Z",
  auction_ends_at: "2026-12-01T10:30:00.000Z",
};
const formatRows = (...args: Parameters<typeof sheetRows>) =>
  sheetRows(...args).filter(({ name }) => /Format|tenders|auction/.test(name));

test("F4 whoever signs reads by which format it is sold, with its times, and that our team chose it", () => {
  expect(formatRows(sheet, null)).toMatchObject([
    { name: "Format", value: "Open auction", isMain: false },
  ]);
  const told = formatRows({ ...sheet, format: staged }, { is: "proposal", sheet: {} });
  expect(told.map(({ name, value }) => [name, value])).toEqual([
    ["Format", "Tender, then auction"],
    ["Opening of tenders", "01-12-2026, 01:00 pm IST"],
    ["Start of the auction", "01-12-2026, 02:00 pm IST"],
    ["End of the auction", "01-12-2026, 04:00 pm IST"],
    ["Who may bid in the auction", "The best 3"],
  ]);
  expect(told.every(({ isAdded }) => isAdded)).toBe(true);
  const wish = { ...sheet.format, kind: "tender" as const };
  expect(formatRows(sheet, { is: "proposal", sheet: { format: wish } })).toMatchObject([
    { value: "Open auction", was: "Sealed tender" },
  ]);
});

test("F4 a sealed tender's sheet says when it is opened, and nothing of steps and late bids", () => {
  const rows = sheetRows({ ...sheet, format: { ...sheet.format, kind: "tender" } }, null);
  const names = rows.map(({ name }) => name);
  expect(rows.find(({ name }) => name === "Opening of tenders")?.value).toBe(
    "01-12-2026, 04:00 pm IST",
  );
  expect(names.filter((name) => /Increment|Late bids|End of bidding/.test(name))).toEqual([]);
});
