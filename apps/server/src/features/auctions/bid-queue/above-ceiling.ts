import { lotValue, type Paise } from "@rebale/contract";
import type { TxClient } from "../../../platform/db/db.ts";
import { limitOf } from "../domain/bids/bid.rules.ts";
import type { QueuedBid } from "../domain/bids/bid-batch.rules.ts";
import type { BiddingAuction } from "../store/auction.store.ts";
import { verifiedBidders } from "./batch.store.ts";

/**
 * Marks bids that are larger than an unverified company may place. Hardly any is that large, and
 * what the lot costs at a rate is known with its lock.
 */
export async function markAboveCeiling(
  tx: TxClient,
  ceiling: Paise,
  bids: readonly QueuedBid[],
  auctions: ReadonlyMap<number, BiddingAuction>,
): Promise<readonly QueuedBid[]> {
  const isLarge = (bid: QueuedBid) =>
    lotValue(limitOf(bid), auctions.get(bid.lotId)?.auction.units ?? null) > ceiling;
  const large = bids.filter(isLarge);
  if (large.length === 0) return bids;
  const verified = await verifiedBidders(
    tx,
    large.map((bid) => bid.bidderId),
  );
  return bids.map((bid) =>
    isLarge(bid) && !verified.has(bid.bidderId) ? { ...bid, aboveCeiling: true } : bid,
  );
}
