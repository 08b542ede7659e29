import { expect, test } from "vitest";
import { rs } from "../../../../../test/an-auction.ts";
import { decideOutcome } from "./outcome.rules.ts";

test("F33 with fewer companies than asked for nobody wins, and none at all is another end", () => {
  const outcome = (companies: number) =>
    decideOutcome(
      { highest: rs(9), leaderId: companies ? 1 : null, reservePrice: null, minBidders: 3 },
      companies,
    );
  expect([0, 1, 2, 3].map(outcome)).toEqual([
    "no_bids",
    "too_few_bidders",
    "too_few_bidders",
    "sold",
  ]);
});
