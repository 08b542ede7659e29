import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import { bidCount } from "../../../lib/bid-count.ts";

export function leaderLine(lot: AuctionDetails): string {
  if (lot.bid_count === 0) return lot.status === "live" ? t`No bids yet: be the first` : t`No bids`;
  const count = bidCount(lot.bid_count);
  if (!lot.leader || lot.status === "ended") return count;
  return lot.leader === lot.my_bidder ? t`You lead · ${count}` : t`${lot.leader} leads · ${count}`;
}
