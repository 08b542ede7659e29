import type { Paise } from "@rebale/contract";
import type { Auction, Outcome, StandingBid } from "../auction.ts";

/**
 * With a reserve price not met nobody wins: the seller is asked.
 * @param companies those with a bid or a sealed tender that stands; asked where the lot has a
 * minimum
 */
export function decideOutcome(
  auction: Pick<Auction, "highest" | "leaderId" | "reservePrice" | "minBidders">,
  companies: number | null,
): Outcome {
  if (companies !== null && areTooFew(auction, companies)) return "too_few_bidders";
  if (auction.leaderId === null || auction.highest === 0) return "no_bids";
  return auction.highest >= (auction.reservePrice ?? 0) ? "sold" : "reserve_not_met";
}

/** Whether fewer companies stand than the lot asks for; none at all is another end. */
export const areTooFew = ({ minBidders }: Pick<Auction, "minBidders">, companies: number) =>
  minBidders !== null && companies > 0 && companies < minBidders;

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
