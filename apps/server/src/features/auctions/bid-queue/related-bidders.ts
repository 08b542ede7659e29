import { LRUCache } from "lru-cache";
import type { TxClient } from "../../../platform/db/db.ts";
import { runOn } from "../../../platform/db/statement.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { QueuedBid } from "../domain/bids/bid-batch.rules.ts";
import { type JudgedPair, judgeRelated } from "../store/related-accounts.store.ts";

/**
 * Milliseconds: how long a bidder counts as unrelated to a lot's seller when the word of a change
 * was lost. What passes meanwhile is flagged by a sweep.
 */
const CACHE_TTL_MS = 60_000;
const MAX_CACHED = 200_000;

/**
 * Marks the bids of accounts that are related to the seller's, of companies it keeps out, and of
 * those that were not invited.
 */
export type MarkRelated = (
  tx: TxClient,
  bids: readonly QueuedBid[],
) => Promise<readonly QueuedBid[]>;

/**
 * A bidder is looked up at the first bid on a seller's lots, once for a whole batch; a batch of
 * bidders who have all been looked up asks the database nothing. Sent inside the bids' transaction,
 * behind the lock, it adds no round trip.
 */
export function createRelatedBidders({ bus }: Pick<Deps, "bus">): {
  mark: MarkRelated;
  close(): void;
} {
  /** By lot; they never change. A lot that is for the invited alone is looked up for each batch. */
  const sides = new LRUCache<number, string>({ max: MAX_CACHED });
  /** Bidders with nothing between them and a seller: no block that stands is remembered. */
  const unrelated = new LRUCache<string, true>({
    max: MAX_CACHED,
    ttl: CACHE_TTL_MS,
    ttlResolution: CACHE_TTL_MS / 60,
  });
  let changes = 0;
  const close = bus.on("identity", () => {
    changes++;
    unrelated.clear();
  });

  const isUnrelated = (bid: QueuedBid) => {
    const side = sides.get(bid.lotId);
    return side !== undefined && unrelated.has(keyOf(side, bid));
  };

  const mark: MarkRelated = async (tx, bids) => {
    const unknown = bids.filter((bid) => !isUnrelated(bid));
    if (unknown.length === 0) return bids;
    const before = changes;
    const judged = await judgeRelated(runOn(tx), unknown);
    for (const { lotId, side, isHidden } of judged) if (!isHidden) sides.set(lotId, side);
    // Answers read while an account changed may be out of date already.
    if (changes === before)
      for (const pair of judged) if (!isMarked(pair)) unrelated.set(keyOf(pair.side, pair), true);
    const marked = new Map(
      judged.filter(isMarked).map((pair) => [keyOf(pair.lotId, pair), pair] as const),
    );
    if (marked.size === 0) return bids;
    return bids.map((bid) => withMarks(bid, marked.get(keyOf(bid.lotId, bid))));
  };
  return { mark, close };
}

const isMarked = ({ isRelated, blockedSince, isSeen }: JudgedPair) =>
  isRelated || blockedSince !== null || !isSeen;
function withMarks(bid: QueuedBid, pair: JudgedPair | undefined): QueuedBid {
  if (!pair) return bid;
  const { isRelated: related, blockedSince, isSeen } = pair;
  return { ...bid, related, unseen: !isSeen, ...(blockedSince && { blockedSince }) };
}

/** By seller or lot; a bidder may act for another company tomorrow. */
const keyOf = (
  of: number | string,
  { bidderId, companyId }: { bidderId: number; companyId?: number | null },
) => `${of}:${bidderId}:${companyId ?? ""}`;
