import { LRUCache } from "lru-cache";
import type { TxClient } from "../../../platform/db/db.ts";
import { runOn } from "../../../platform/db/statement.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { QueuedBid } from "../domain/bids/bid-batch.rules.ts";
import { judgeRelated } from "../store/related-accounts.store.ts";

/**
 * Milliseconds: how long a bidder counts as unrelated to a lot's seller when the word of a change
 * was lost. What passes meanwhile is flagged by a sweep.
 */
const CACHE_TTL_MS = 60_000;
const MAX_CACHED = 200_000;

/** Marks the bids of accounts that are related to the seller's. */
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
  /** By lot; they never change. */
  const sides = new LRUCache<number, string>({ max: MAX_CACHED });
  /** Bidders by seller and company. */
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

  const isUnrelated = ({ lotId, bidderId }: QueuedBid) => {
    const side = sides.get(lotId);
    return side !== undefined && unrelated.has(keyOf(side, bidderId));
  };

  const mark: MarkRelated = async (tx, bids) => {
    const unknown = bids.filter((bid) => !isUnrelated(bid));
    if (unknown.length === 0) return bids;
    const before = changes;
    const judged = await judgeRelated(runOn(tx), unknown);
    for (const { lotId, side } of judged) sides.set(lotId, side);
    // Answers read while an account changed may be out of date already.
    if (changes === before)
      for (const { side, bidderId, isRelated } of judged)
        if (!isRelated) unrelated.set(keyOf(side, bidderId), true);
    const related = new Set(
      judged.filter((pair) => pair.isRelated).map(({ lotId, bidderId }) => keyOf(lotId, bidderId)),
    );
    if (related.size === 0) return bids;
    return bids.map((bid) =>
      related.has(keyOf(bid.lotId, bid.bidderId)) ? { ...bid, related: true } : bid,
    );
  };
  return { mark, close };
}

const keyOf = (of: number | string, bidderId: number) => `${of}:${bidderId}`;
