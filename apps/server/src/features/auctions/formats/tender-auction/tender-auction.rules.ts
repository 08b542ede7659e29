import {
  type BatchContext,
  type BatchOutcome,
  decideBatch,
  type QueuedBid,
} from "../../domain/bids/bid-batch.rules.ts";
import { partyOf } from "../../domain/sale/party.rules.ts";
import type { Locked } from "../sale-format.ts";
import { decideTenders } from "../tender/tender.rules.ts";

/** Tenders while they are sealed; then bids, of who has qualified. */
export function decideTenderAuction(
  locked: Locked,
  queued: readonly QueuedBid[],
  context: BatchContext,
): BatchOutcome {
  if (locked.auction.format.stage === "tender") return decideTenders(locked, queued, context);
  const isQualified = (bid: QueuedBid) => {
    const alias = context.aliases.get(partyOf(bid));
    return alias !== undefined && (context.parts?.qualified.has(alias) ?? false);
  };
  const bids = queued.map((bid) => ({ ...bid, qualified: isQualified(bid) }));
  return decideBatch(locked, bids, context);
}

/**
 * The masked names of those who may bid in the auction: all whose amount is at least the n-th
 * highest. Of equal ones at the edge all may.
 * @param bids one of each company that may win
 * @param best how many; null for all
 */
export function qualifiedOf(
  bids: readonly { readonly alias: number; readonly amount: number }[],
  best: number | null,
): ReadonlySet<number> {
  const highest = bids.map(({ amount }) => amount).sort((a, b) => b - a);
  const least = (best === null ? highest.at(-1) : (highest[best - 1] ?? highest.at(-1))) ?? 0;
  return new Set(bids.filter(({ amount }) => amount >= least).map(({ alias }) => alias));
}
