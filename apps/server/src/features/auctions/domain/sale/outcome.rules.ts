import type { Paise } from "@rebale/contract";
import type { Auction, Outcome, StandingBid } from "../auction.ts";

/** With a reserve price not met nobody wins: the seller is asked. */
export function decideOutcome(
  auction: Pick<Auction, "highest" | "leaderId" | "reservePrice">,
): Outcome {
  if (auction.leaderId === null || auction.highest === 0) return "no_bids";
  return auction.highest >= (auction.reservePrice ?? 0) ? "sold" : "reserve_not_met";
}

export type Prices = Pick<Auction, "highest" | "lowest" | "leaderId" | "leaderAlias" | "bidCount">;

/** Highest, lowest and leader from the bids that stand: what remains after a voiding. */
export function pricesOf(bids: readonly StandingBid[]): Prices {
  const best = bids.reduce<StandingBid | null>(
    (top, bid) => (top === null || bid.amount > top.amount ? bid : top),
    null,
  );
  const lowest = bids.reduce(
    (low, bid) => (low === 0 || bid.amount < low ? bid.amount : low),
    0 as Paise,
  );
  return {
    highest: best?.amount ?? (0 as Paise),
    lowest,
    leaderId: best?.bidderId ?? null,
    leaderAlias: best?.alias ?? null,
    bidCount: bids.length,
  };
}
