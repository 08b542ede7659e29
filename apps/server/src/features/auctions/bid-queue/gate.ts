import { LRUCache } from "lru-cache";
import type { TxClient } from "../../../platform/db.ts";
import { runOn } from "../../../platform/statement.ts";
import { lockGate, openTally, type Tally } from "../../authorisations/index.ts";
import type { QueuedBid } from "../domain/bid-batch.rules.ts";
import type { BiddingAuction } from "../store/auction.store.ts";

const MOST_KNOWN = 100_000;

/** How the companies stand that bid on lots which ask for an authorisation, behind their locks. */
export interface Gate {
  /** Sent together with the auctions' locks, where a lot is known to ask for one. */
  ahead(tx: TxClient, bids: readonly QueuedBid[]): Promise<Tally | undefined>;
  /** Where the locks have shown it. */
  behind(
    tx: TxClient,
    bids: readonly QueuedBid[],
    locked: ReadonlyMap<number, BiddingAuction>,
  ): Promise<Tally | undefined>;
}

/**
 * A lot's requirement is fixed when bidding begins. A batch without such a lot asks the database
 * nothing; the first bid on one costs a round trip, the later ones are sent with the locks.
 */
export function openGate(): Gate {
  const gated = new LRUCache<number, true>({ max: MOST_KNOWN });

  const read = async (tx: TxClient, bids: readonly QueuedBid[]): Promise<Tally> => {
    const companyIds = [...new Set(bids.flatMap(({ companyId }) => companyId ?? []))];
    const lotIds = [...new Set(bids.map((bid) => bid.lotId))];
    return openTally(await lockGate(runOn(tx), companyIds, lotIds));
  };

  return {
    async ahead(tx, bids) {
      const asking = bids.filter((bid) => gated.has(bid.lotId));
      if (asking.length === 0) return undefined;
      return read(tx, bids);
    },
    async behind(tx, bids, locked) {
      const asking = bids.filter((bid) => locked.get(bid.lotId)?.auction.gate);
      if (asking.length === 0) return undefined;
      for (const bid of asking) gated.set(bid.lotId, true);
      return read(tx, asking);
    },
  };
}
