import type { Auction, LedgerHead } from "../domain/auction.ts";
import type { BatchContext, BatchOutcome, QueuedBid } from "../domain/bids/bid-batch.rules.ts";
import type { Opening } from "../domain/opened-tenders.ts";

/** An auction whose row is locked. */
export interface Locked {
  readonly auction: Auction;
  readonly head: LedgerHead;
}

/** How a lot is sold: the parts in which the formats differ. All are pure. */
export interface SaleFormat {
  /** Bids and tenders in their order. */
  readonly decide: (
    locked: Locked,
    queued: readonly QueuedBid[],
    context: BatchContext,
  ) => BatchOutcome;
  /**
   * Whether the auction goes on after its sealed stage, with the bids that it was opened to.
   * @param opening null where it has had no sealed stage
   */
  readonly goesOn: (opening: Opening | null) => boolean;
}
