import type { AuctionDetails } from "@rebale/contract/auctions";

/**
 * How many times the price to beat, in whole numbers; null for an ordinary amount. From where on is
 * the server's word.
 */
export function timesThePrice(
  amount: number,
  { minimum_bid, unusual_times }: Pick<AuctionDetails, "minimum_bid" | "unusual_times">,
): number | null {
  return minimum_bid > 0 && amount >= minimum_bid * unusual_times
    ? Math.floor(amount / minimum_bid)
    : null;
}
