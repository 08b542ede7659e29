import type { AuctionDetails } from "@rebale/contract/auctions";
import { expect, test } from "vitest";
import { leaderLine } from "./leader-line.ts";

test("only who may bid, and a visitor, is asked to be the first (T11)", () => {
  const lot = { bid_count: 0, status: "live", can_bid: true, why_not: null } as AuctionDetails;
  expect(leaderLine(lot)).toBe("No bids yet: be the first");
  const refused = (why_not: AuctionDetails["why_not"]) =>
    leaderLine({ ...lot, can_bid: false, why_not });
  expect(refused("sign_in_first")).toBe("No bids yet: be the first");
  expect(refused("seller_may_not_bid")).toBe("No bids yet");
  expect(refused("own_lot")).toBe("No bids yet");
  expect(refused("role_may_not_bid")).toBe("No bids yet");
});
