import { LRUCache } from "lru-cache";
import type { QueuedBid } from "../domain/bids/bid-batch.rules.ts";
import type { BiddingAuction } from "../store/auction.store.ts";

const MAX_KNOWN = 100_000;

/** The findings of a batch's locks. */
export interface Shown {
  readonly auctions: ReadonlyMap<number, BiddingAuction>;
  /** The bidding companies that cap what they lead. */
  readonly capped: ReadonlySet<number>;
}

/**
 * This node's knowledge of lots that ask something of their bidders' companies, and of companies
 * that cap what they lead. By it companies are locked with the first statements of a batch; whether
 * it was right is looked up in each batch.
 */
export interface KnownAskers {
  asksDeposit(bid: QueuedBid): boolean;
  isCapped(bid: QueuedBid): boolean;
  /** Whether something is asked of the bidder's company. */
  asks(bid: QueuedBid): boolean;
  /** @returns whether more is asked than was known */
  learn(bids: readonly QueuedBid[], shown: Shown): boolean;
}

export function createKnownAskers(): KnownAskers {
  /** Lots that ask for something, and whether it is a deposit. */
  const asking = new LRUCache<number, { readonly deposit: boolean }>({ max: MAX_KNOWN });
  const capped = new LRUCache<number, true>({ max: MAX_KNOWN });
  const isCapped = ({ companyId }: QueuedBid) => companyId !== undefined && capped.has(companyId);

  function learnLot(lotId: number, auctions: Shown["auctions"]): boolean {
    const { requirement, deposit } = auctions.get(lotId)?.auction ?? {};
    if (!requirement && !deposit) return false;
    const known = asking.get(lotId);
    if (known && (known.deposit || !deposit)) return false;
    asking.set(lotId, { deposit: Boolean(deposit) });
    return true;
  }
  function learnCompany(companyId: number | undefined, now: ReadonlySet<number>): boolean {
    if (companyId === undefined || capped.has(companyId) === now.has(companyId)) return false;
    if (now.has(companyId)) capped.set(companyId, true);
    else capped.delete(companyId);
    return now.has(companyId);
  }

  return {
    isCapped,
    asksDeposit: ({ lotId }) => asking.get(lotId)?.deposit ?? false,
    asks: (bid) => asking.has(bid.lotId) || isCapped(bid),
    learn(bids, { auctions, capped: now }) {
      let isMore = false;
      for (const { lotId, companyId } of bids) {
        isMore = learnLot(lotId, auctions) || isMore;
        isMore = learnCompany(companyId, now) || isMore;
      }
      return isMore;
    },
  };
}
