import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import { bidCount } from "../../../../lib/formatting/bid-count.ts";
import { bidderName } from "../../../../lib/formatting/bidder-name.ts";
import { isSealed } from "../../../../shared/lot/formats/sealed.rules.ts";
import { hasEnded } from "./after-the-end.tsx";

export function leaderLine(lot: AuctionDetails): string {
  if (isSealed(lot)) return t`How many companies have tendered is told at the opening`;
  if (lot.bid_count === 0) return nobodyYet(lot);
  const count = bidCount(lot.bid_count);
  if (!lot.leader || hasEnded(lot)) return count;
  if (lot.leader !== lot.my_bidder) return t`${bidderName(lot.leader)} leads · ${count}`;
  return lot.has_colleagues ? t`Your company leads · ${count}` : t`You lead · ${count}`;
}

/** Only those who can bid are asked to; a visitor can once they have logged in. */
function nobodyYet({ status, can_bid, why_not }: AuctionDetails): string {
  if (status !== "live") return t`No bids`;
  return can_bid || why_not === "sign_in_first" ? t`No bids yet: be the first` : t`No bids yet`;
}
