import { LRUCache } from "lru-cache";
import type { TxClient } from "../../../platform/db/db.ts";
import { runOn } from "../../../platform/db/statement.ts";
import {
  type CapacityUsage,
  type CompanyState,
  createCapacityUsage,
  lockCapacities,
} from "../../authorisations/index.ts";
import { limitOf } from "../domain/bids/bid.rules.ts";
import type { QueuedBid } from "../domain/bids/bid-batch.rules.ts";
import type { BiddingAuction } from "../store/auction.store.ts";

const MAX_CACHED = 100_000;
const CACHE_TTL_MS = 1000;
/** Of the bids on a lot, how many of the highest may lead in the end. */
const LIKELY = 2;

/**
 * Which of the bidding companies are locked and read: a row lock is a write, and few of them will
 * lead. Of the others will do what was read within the last second.
 */
export type Locking = "likely leaders" | "all";

/** How the companies stand that bid on lots which ask for an authorisation. */
export interface EligibilityCheck {
  readonly usage: CapacityUsage;
  /**
   * Whether all were locked who lead in the end or were refused; if not, the bids are to be decided
   * again with all companies locked. Who is outbid by the same batch takes nothing from its other
   * lots, and needs no lock.
   */
  isFinal(): boolean;
}

export interface EligibilityReader {
  /** Sent together with the auctions' locks, where a lot is known to ask for one. */
  beforeLock(
    tx: TxClient,
    bids: readonly QueuedBid[],
    locking: Locking,
  ): Promise<EligibilityCheck | undefined>;
  /** Where the locks have shown it; all are locked. */
  afterLock(
    tx: TxClient,
    bids: readonly QueuedBid[],
    auctions: ReadonlyMap<number, BiddingAuction>,
  ): Promise<EligibilityCheck | undefined>;
}

/**
 * A lot's requirement is fixed when bidding begins. A batch without such a lot asks the database
 * nothing; the first bid on one costs a round trip, the later ones are sent with the locks.
 */
export function createEligibilityReader(): EligibilityReader {
  const restricted = new LRUCache<number, true>({ max: MAX_CACHED });
  /** Never those that were refused: they may have been let in since. */
  const cached = new LRUCache<number, CompanyState>({ max: MAX_CACHED, ttl: CACHE_TTL_MS });

  async function check(
    tx: TxClient,
    bids: readonly QueuedBid[],
    locking: readonly QueuedBid[],
  ): Promise<EligibilityCheck> {
    const likely = new Set(companiesOf(locking));
    const unlocked = new Map<number, CompanyState>();
    for (const id of companiesOf(bids)) {
      const state = likely.has(id) ? undefined : cached.get(id);
      if (state) unlocked.set(id, state);
    }
    const toLock = companiesOf(bids).filter((id) => !unlocked.has(id));
    const lotIds = [...new Set(bids.map((bid) => bid.lotId))];
    const locked = await lockCapacities(runOn(tx), toLock, lotIds);
    for (const [id, state] of locked) cached.set(id, state);
    const usage = createCapacityUsage(new Map([...unlocked, ...locked]));
    return {
      usage,
      isFinal() {
        for (const id of usage.refused) cached.delete(id);
        return ![...usage.leaders.values(), ...usage.refused].some((id) => unlocked.has(id));
      },
    };
  }

  return {
    async beforeLock(tx, bids, locking) {
      if (!bids.some((bid) => restricted.has(bid.lotId))) return undefined;
      return check(tx, bids, locking === "all" ? bids : likelyLeaders(bids));
    },
    async afterLock(tx, bids, auctions) {
      const asking = bids.filter((bid) => auctions.get(bid.lotId)?.auction.requirement);
      if (asking.length === 0) return undefined;
      for (const bid of asking) restricted.set(bid.lotId, true);
      return check(tx, asking, asking);
    },
  };
}

const companiesOf = (bids: readonly QueuedBid[]): number[] => [
  ...new Set(bids.flatMap(({ companyId }) => companyId ?? [])),
];

/** The highest bids on each lot. */
function likelyLeaders(bids: readonly QueuedBid[]): QueuedBid[] {
  const byLot = Map.groupBy(bids, (bid) => bid.lotId);
  return [...byLot.values()].flatMap((own) =>
    own.toSorted((a, b) => limitOf(b) - limitOf(a)).slice(0, LIKELY),
  );
}
