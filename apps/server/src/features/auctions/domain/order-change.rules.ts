import type { ActingMaximum, Auction } from "./auction.ts";
import type { EntryRow } from "./ledger-chain.rules.ts";

/** Who takes part in an auction. */
export type Bidder = Omit<ActingMaximum, "amount">;

/** One bidder's part in a batch. */
export interface OrderChange {
  readonly lot_id: number;
  readonly bidder_id: number;
  readonly seller_id: number;
  readonly alias: number;
  readonly best_bid: number;
  readonly bids: number;
  readonly last_seq: number;
  /** For whom they bid, and what the lot counts against there. */
  readonly company_id: number | null;
  readonly stream: string | null;
}
/** A bidder's part after one more entry of theirs. */
export function orderAfter(
  before: OrderChange | undefined,
  auction: Auction,
  entry: EntryRow,
  { alias, companyId }: Bidder,
): OrderChange {
  const isBid = entry.kind === "bid";
  return {
    lot_id: auction.id,
    bidder_id: entry.bidder_id ?? 0,
    seller_id: auction.sellerId,
    alias,
    best_bid: Math.max(before?.best_bid ?? 0, isBid ? entry.amount : 0),
    bids: (before?.bids ?? 0) + (isBid ? 1 : 0),
    last_seq: entry.seq,
    company_id: companyId,
    stream: auction.gate?.stream ?? null,
  };
}
