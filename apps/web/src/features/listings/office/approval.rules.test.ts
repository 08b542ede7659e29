import { describe, expect, test } from "vitest";
import { typedTerms } from "../../../shared/terms/sale-terms.rules.ts";
import {
  approvalBody,
  approvalDefaults,
  isReviewable,
  passedWish,
  runsFor,
} from "./approval.rules.ts";

const pending = {
  basis: "lot" as const,
  market_value: null,
  asking_price: null,
  start_at: null,
  end_at: null,
  hard_end_at: null,
  reserve_price: null,
  bid_increment: null,
  soft_close_minutes: 0,
  format: {
    ...{ kind: "english" as const, stage: null, tender_ends_at: null },
    ...{ auction_starts_at: null, auction_ends_at: null, best: null },
  },
  min_bidders: null,
  requires_authorisation: null,
  usual_requirement: "batteries" as const,
  weight_kg: null,
  deposit: null,
  pay_through: "parties" as const,
  hsn6: null,
  taxed_as: null,
  relist_of: null,
  terms: null,
  proposed_terms: null,
  proposed_start_at: null,
  proposed_end_at: null,
  usual_terms: null,
};

const noTerms = {
  inspection_days: null,
  inspection_contact: null,
  tolerance_percent: null,
  payment_days: null,
  lifting_days: null,
  ground_rent_per_day: null,
  loading_by: null,
  deductions: [],
  documents: [],
};

describe("the approval form", () => {
  test("starts at tomorrow 11:00 in India and ends two days later at 16:00, wherever the browser stands, asking for what the material usually needs (W7)", () => {
    // 20:00 UTC is half past one of the next day in India.
    expect(approvalDefaults(pending, Date.parse("2026-11-21T20:00:00Z"))).toMatchObject({
      start_at: "2026-11-23T11:00",
      end_at: "2026-11-25T16:00",
      soft_close_minutes: "5",
      requires_authorisation: "batteries",
    });
    expect(approvalDefaults(pending, Date.parse("2026-12-31T05:00:00Z"))).toMatchObject({
      start_at: "2027-01-01T11:00",
      end_at: "2027-01-03T16:00",
    });
  });

  test("begins with the times that the seller wishes, as long as they are ahead (A4)", () => {
    const lot = {
      ...pending,
      proposed_start_at: "2026-12-01 10:00:00",
      proposed_end_at: "2026-12-04 15:30:00",
    };
    expect(approvalDefaults(lot, Date.parse("2026-11-21T20:00:00Z"))).toMatchObject({
      start_at: "2026-12-01T10:00",
      end_at: "2026-12-04T15:30",
    });
  });

  test("a wish whose start has passed is said, not mixed with the usual times (U42)", () => {
    const lot = {
      ...pending,
      proposed_start_at: "2026-12-01 10:00:00",
      proposed_end_at: "2026-12-02 15:30:00",
    };
    const before = Date.parse("2026-11-21T20:00:00Z");
    const today = Date.parse("2026-12-02T05:00:00Z");
    expect(approvalDefaults(lot, today)).toMatchObject({
      start_at: "2026-12-03T11:00",
      end_at: "2026-12-05T16:00",
    });
    expect(passedWish(lot, today)).toMatch(
      /^The seller asked for the time from 01-12-2026.*has passed\.$/,
    );
    expect(passedWish(lot, before)).toBeNull();
    expect(passedWish(pending, today)).toBeNull();
  });

  test("of a lot that is listed again begins with the terms of its last attempt, and new times (A10)", () => {
    const lot = { ...pending, relist_of: "7", market_value: 900, soft_close_minutes: 0 };
    expect(approvalDefaults(lot, Date.parse("2026-11-21T20:00:00Z"))).toMatchObject({
      market_value: 900,
      start_at: "2026-11-23T11:00",
      soft_close_minutes: "0",
      requires_authorisation: "",
    });
  });

  test("shows an auction that is scheduled already as it is", () => {
    const lot = {
      ...pending,
      basis: "kg" as const,
      market_value: 5000,
      asking_price: 4000,
      start_at: "2026-11-22 09:30:00",
      end_at: "2026-11-24 17:00:00",
      hard_end_at: null,
      reserve_price: 6000,
      bid_increment: 100,
      soft_close_minutes: 0,
      requires_authorisation: null,
      usual_requirement: "batteries" as const,
      weight_kg: 1200,
      deposit: { kind: "percent" as const, percent: 10, amount: null },
      pay_through: "market" as const,
      hsn6: "391590",
      taxed_as: null,
      terms: null,
      proposed_terms: null,
      usual_terms: null,
      relist_of: null,
    };
    expect(approvalDefaults(lot, 0)).toEqual({
      basis: "kg",
      market_value: 5000,
      start_at: "2026-11-22T09:30",
      end_at: "2026-11-24T17:00",
      format: { kind: "english", tender_end_at: "", auction_start_at: "", best: "" },
      min_bidders: "",
      hard_end_at: "",
      reserve_price: 6000,
      bid_increment: 100,
      soft_close_minutes: "0",
      requires_authorisation: "",
      reason: "",
      weight_kg: 1200,
      deposit: "percent 10",
      pay_through: "market",
      hsn6: "391590",
      taxed_as: "",
      terms: typedTerms(null),
    });
  });

  test("sends the Indian wall clock as it was typed, and nothing for what was left empty", () => {
    const fields = {
      basis: "mt" as const,
      market_value: 770000.5,
      start_at: "2026-11-22T11:00",
      end_at: "2026-11-24T16:00",
      hard_end_at: "",
      reserve_price: "",
      bid_increment: 500,
      soft_close_minutes: "5",
      format: { kind: "english" as const, tender_end_at: "", auction_start_at: "", best: "" },
      min_bidders: "",
      requires_authorisation: "tyres",
      reason: "",
      weight_kg: "",
      deposit: "amount 25000",
      pay_through: "market" as const,
      hsn6: "",
      taxed_as: "",
      terms: typedTerms(null),
    };
    expect(approvalBody(fields)).toEqual({
      is_approved: true,
      basis: "mt",
      market_value: 770000.5,
      start_at: "2026-11-22 11:00:00",
      end_at: "2026-11-24 16:00:00",
      hard_end_at: null,
      reserve_price: null,
      bid_increment: 500,
      soft_close_minutes: 5,
      format: { kind: "english" },
      min_bidders: null,
      requires_authorisation: "tyres",
      reason: null,
      weight_kg: null,
      deposit: { kind: "amount", amount: "25000" },
      pay_through: "market",
      hsn6: null,
      taxed_as: null,
      terms: null,
    });
    const tender = { ...fields.format, kind: "tender" as const };
    expect(approvalBody({ ...fields, format: tender, min_bidders: "3" })).toMatchObject({
      ...{ format: { kind: "tender" }, min_bidders: "3" },
      ...{ bid_increment: null, soft_close_minutes: 0, hard_end_at: null },
    });
  });

  test("of a tender with an auction it has the auction's end, while the lot has the tender's", () => {
    const format = {
      ...{ kind: "tender_auction" as const, stage: "tender" as const, best: null },
      tender_ends_at: "2026-12-01T06:00:00.000Z",
      auction_starts_at: "2026-12-01T06:00:00.000Z",
      auction_ends_at: "2026-12-01T10:30:00.000Z",
    };
    const lot = {
      ...pending,
      format,
      start_at: "2026-12-01 10:00:00",
      end_at: "2026-12-01 11:30:00",
    };
    expect(approvalDefaults(lot, 0)).toMatchObject({
      end_at: "2026-12-01T16:00",
      format: { tender_end_at: "2026-12-01T11:30" },
    });
  });

  test("shows the terms that stand, else those that the seller proposed, else the material's (A2)", () => {
    const proposed_terms = { ...noTerms, payment_days: 4 };
    const shown = (lot: typeof pending | object) =>
      approvalDefaults({ ...pending, proposed_terms, ...lot }, 0).terms.payment_days;
    expect(shown({})).toBe("4");
    const usual_terms = { ...noTerms, payment_days: 7 };
    expect(shown({ usual_terms, proposed_terms: null })).toBe("7");
    expect(shown({ usual_terms, proposed_terms: null, relist_of: "7" })).toBe("7");
    expect(shown({ terms: { ...noTerms, version: 2, payment_days: 9 } })).toBe("9");
  });

  test("says how long bidding runs", () => {
    expect(runsFor("2026-11-22T11:00", "2026-11-24T16:00")).toBe("2 days 5 hours");
    expect(runsFor("2026-11-22T11:00", "2026-11-22T12:01")).toBe("1 hour 1 minute");
    expect(runsFor("2026-11-22T11:00", "2026-11-22T11:00")).toBeNull();
    expect(runsFor("", "2026-11-22T11:00")).toBeNull();
  });
});

test("a lot with bids, or one that has ended, is no longer reviewed", () => {
  expect(isReviewable({ status: "live", bid_count: 0 })).toBe(true);
  expect(isReviewable({ status: "live", bid_count: 1 })).toBe(false);
  expect(isReviewable({ status: "ended", bid_count: 0 })).toBe(false);
});
