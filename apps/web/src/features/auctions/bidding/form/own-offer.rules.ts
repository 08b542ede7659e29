import type { AuctionDetails } from "@rebale/contract/auctions";
import type { Offer } from "../../../../shared/bids/send-offer.ts";

/** An offer's effect on the bidder's own earlier one, where it is worth asking about. */
export type AgainstOneself =
  /** The maximum goes down from so many rupees. */
  | { readonly why: "lowers"; readonly from: number }
  /** Nobody bid against the bidder, who pays more all the same. */
  | { readonly why: "raises" };

export function againstOneself(
  { amount, kind }: Offer,
  { standing, your_maximum: own }: Pick<AuctionDetails, "standing" | "your_maximum">,
): AgainstOneself | null {
  if (kind === "maximum") return own !== null && amount < own ? { why: "lowers", from: own } : null;
  return standing === "leading" ? { why: "raises" } : null;
}
