import type { listings } from "@rebale/contract";
import { expect, test } from "vitest";
import { linesOf } from "./draw-sheet.ts";

const none = { tender_ends_at: null, auction_starts_at: null, auction_ends_at: null, best: null };
const sheet: listings.Sheet = {
  ...{ basis: "lot", quantity: 2.5, unit: "MT", weight_kg: null, market_value: 108_000 },
  ...{ reserve_price: null, bid_increment: null, soft_close_minutes: 0, terms: null },
  ...{ starts_at: "2026-12-01T04:30:00Z", ends_at: "2026-12-01T10:30:00Z" },
  ...{ hard_ends_at: "2026-12-01T10:30:00Z", requires_authorisation: null, deposit: null },
  ...{ pay_through: "parties", min_bidders: null, invited_only: false },
  format: { kind: "english", stage: null, ...none },
};
const named = (kind: listings.Sheet["format"]["kind"]) =>
  linesOf({ ...sheet, format: { kind, stage: null, ...none } })
    .map(([name]) => name)
    .filter((name) => /Increment|Late|End of|Opening|Format/.test(name));

test("F4 a signed paper says of bids what is true of them, and of a tender when it is opened", () => {
  expect(named("english")).toEqual(["Increment", "End of bidding", "Late bids"]);
  expect(named("tender")).toEqual(["Opening of tenders", "Format"]);
});
