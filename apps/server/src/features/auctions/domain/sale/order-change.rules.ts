import type { Auction } from "../auction.ts";
import type { EntryRow } from "../ledger/ledger-chain.rules.ts";
import type { Bidder } from "./party.rules.ts";

/** One company's part in a batch. */
export interface OrderChange {
  readonly lot_id: number;
  /** Its user who bid last. */
  readonly bidder_id: number;
  readonly seller_id: number;
  readonly alias: number;
  readonly best_bid: number;
  readonly bids: number;
  readonly last_seq: number;
  /** Whose bids they are, and what the lot counts against there. */
  readonly company_id: number | null;
  readonly stream: string | null;
  /** Whether the lot asks for a deposit. */
  readonly has_deposit: boolean;
  /** The last change of the lot that it accepts with what it bids; 0 where it bids nothing. */
  readonly accepted_corrigendum: number;
}
/**
 * A company's part after one more entry of its users.
 * @param accepts whether it bids, or leaves a maximum, and so accepts the lot as it is now
 */
export function orderAfter(
  before: OrderChange | undefined,
  auction: Auction,
  entry: EntryRow,
  { bidderId, alias, companyId }: Bidder,
  accepts: boolean,
): OrderChange {
  const isBid = entry.kind === "bid";
  return {
    lot_id: auction.id,
    bidder_id: isBid ? bidderId : (before?.bidder_id ?? bidderId),
    seller_id: auction.sellerId,
    alias,
    best_bid: Math.max(before?.best_bid ?? 0, isBid ? entry.amount : 0),
    bids: (before?.bids ?? 0) + (isBid ? 1 : 0),
    last_seq: entry.seq,
    company_id: companyId,
    stream: auction.requirement?.stream ?? null,
    has_deposit: auction.deposit !== null,
    accepted_corrigendum: accepts ? auction.corrigenda : (before?.accepted_corrigendum ?? 0),
  };
}
