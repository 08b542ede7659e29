import type { Lot } from "@rebale/contract/listings";
import { expect, test } from "vitest";
import { saleMarks } from "./format-labels.ts";
import { isSealed } from "./sealed.rules.ts";

const format = (kind: Lot["format"]["kind"], stage: Lot["format"]["stage"] = null) => ({
  ...{ kind, stage, tender_ends_at: null, auction_starts_at: null },
  ...{ auction_ends_at: null, best: null },
});

test("an open auction that asks for nothing more has no marks", () => {
  expect(saleMarks({})).toEqual([]);
  expect(saleMarks({ format: format("english"), min_bidders: null, corrigenda: 0 })).toEqual([]);
});

test("a lot that is sold otherwise says how, how many companies it needs, and what changed", () => {
  expect(saleMarks({ format: format("tender"), min_bidders: 3, corrigenda: 2 })).toEqual([
    "Sealed tender",
    "3 companies needed",
    "Corrigendum 2",
  ]);
  expect(saleMarks({ format: format("tender_auction") })).toEqual(["Tender, then auction"]);
});

test("it is sealed until its tenders are opened", () => {
  expect(isSealed({ format: format("tender_auction", "tender") })).toBe(true);
  expect(isSealed({ format: format("tender_auction", "auction") })).toBe(false);
  expect(isSealed({ format: format("tender") })).toBe(false);
});
