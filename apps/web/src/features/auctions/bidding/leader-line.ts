import type { AuctionDetails } from "@rebale/contract/auctions";

export function leaderLine(lot: AuctionDetails): string {
  if (lot.bid_count === 0) return lot.status === "live" ? "No bids yet: be the first" : "No bids";
  const count = `${lot.bid_count} ${lot.bid_count === 1 ? "bid" : "bids"}`;
  if (!lot.leader || lot.status === "ended") return count;
  return lot.leader === lot.my_bidder ? `You lead · ${count}` : `${lot.leader} leads · ${count}`;
}
