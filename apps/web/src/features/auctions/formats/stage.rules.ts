import type { AuctionDetails } from "@rebale/contract/auctions";
import { isSealed } from "../../../shared/lot/formats/sealed.rules.ts";

/** Whether a tender may be sealed here by who looks, or theirs stands and may be withdrawn. */
export function showsTender(lot: AuctionDetails): boolean {
  if (!isSealed(lot)) return false;
  const own = lot.your_tender?.state === "sealed";
  if (lot.status === "paused") return own;
  if (lot.status !== "live") return false;
  return own || lot.can_bid || lot.why_not === "sign_in_first" || lot.why_not === "deposit_needed";
}

/** Between the opening of the tenders and the auction that follows. */
export const waitsForAuction = ({ format, status, server_time }: AuctionDetails): boolean =>
  format.stage === "auction" &&
  status === "live" &&
  format.auction_starts_at !== null &&
  Date.parse(format.auction_starts_at) > Date.parse(server_time);
