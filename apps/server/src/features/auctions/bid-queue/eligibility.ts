import { LRUCache } from "lru-cache";
import type { TxClient } from "../../../platform/db/db.ts";
import { runOn } from "../../../platform/db/statement.ts";
import {
  type CapacityUsage,
  type CompanyState,
  createCapacityUsage,
  lockCapacities,
} from "../../authorisations/index.ts";
import {
  createLeadUsage,
  type Leading,
  type LeadUsage,
  readLeading,
} from "../../lead-caps/index.ts";
import {
  createDepositUsage,
  type DepositState,
  type DepositUsage,
  readDeposits,
} from "../../wallet/index.ts";
import { limitOf } from "../domain/bids/bid.rules.ts";
import type { QueuedBid } from "../domain/bids/bid-batch.rules.ts";
import { createKnownAskers, type Shown } from "./known-askers.ts";

const MAX_CACHED = 100_000;
const CACHE_TTL_MS = 1000;
/** How many of the highest bids on a lot may lead in the end. */
const LIKELY = 2;

/**
 * Which of the bidding companies are locked and read: a row lock is a write, and few of them will
 * lead. Of the others will do what was read within the last second.
 */
export type Locking = "likely leaders" | "all";

/**
 * How the companies stand that bid on lots which ask for an authorisation or a deposit, or that cap
 * what they lead.
 */
export interface EligibilityCheck {
  readonly usage: CapacityUsage;
  readonly deposits: DepositUsage;
  readonly leads: LeadUsage;
  /**
   * Whether all were locked who lead in the end or were refused; if not, the bids are to be decided
   * again with all companies locked. Who is outbid by the same batch takes nothing from its other
   * lots, and needs no lock.
   */
  isFinal(): boolean;
}

export interface EligibilityReader {
  /** Sent together with the auctions' locks, where a lot or a company is known to need one. */
  beforeLock(
    tx: TxClient,
    bids: readonly QueuedBid[],
    locking: Locking,
  ): Promise<EligibilityCheck | undefined>;
  /**
   * Reads the companies that only the locks have shown. Where nothing was locked before, all are
   * locked now; else the bids are to be decided again, as companies are locked in one piece.
   */
  afterLock(
    tx: TxClient,
    bids: readonly QueuedBid[],
    shown: Shown,
    early: EligibilityCheck | undefined,
  ): Promise<EligibilityCheck | undefined>;
}

/** A company as it was read, and its deposit where a lot asked for one. */
interface Known {
  readonly state: CompanyState;
  readonly deposit: DepositState | undefined;
}

/**
 * A lot's demands are fixed when bidding begins; a bid may come before that. A batch in which
 * nothing is asked for asks the database nothing; the first bid on a lot that does, or of a company
 * with a cap, costs a round trip, or to be decided again, the later ones are sent with the locks.
 */
export function createEligibilityReader(): EligibilityReader {
  const known = createKnownAskers();
  /** Never those that were refused: they may have been let in since. */
  const cached = new LRUCache<number, Known>({ max: MAX_CACHED, ttl: CACHE_TTL_MS });

  /** Every bid of a company with a cap counts, so that it is always locked. */
  async function check(
    tx: TxClient,
    bids: readonly QueuedBid[],
    locking: Locking,
  ): Promise<EligibilityCheck> {
    const asksDeposit = bids.some(known.asksDeposit);
    const capped = companiesOf(bids.filter(known.isCapped));
    const likely = companiesOf(locking === "all" ? bids : likelyLeaders(bids));
    const locks = new Set([...likely, ...capped]);
    const unlocked = new Map<number, Known>();
    for (const id of companiesOf(bids)) {
      const before = locks.has(id) ? undefined : cached.get(id);
      if (before && (before.deposit || !asksDeposit)) unlocked.set(id, before);
    }
    const toLock = companiesOf(bids).filter((id) => !unlocked.has(id));
    const lotIds = [...new Set(bids.map((bid) => bid.lotId))];
    // Sent together: what follows is read after the companies are locked.
    const [states, deposits, leading] = await Promise.all([
      lockCapacities(runOn(tx), toLock, lotIds),
      asksDeposit ? readDeposits(runOn(tx), toLock, lotIds) : undefined,
      capped.length > 0 ? readLeading(runOn(tx), capped) : undefined,
    ]);
    const locked = new Map(
      [...states].map(([id, state]) => [id, { state, deposit: deposits?.get(id) }]),
    );
    for (const [id, own] of locked) cached.set(id, own);
    return checkOf(new Map([...unlocked, ...locked]), leading, (ids) => {
      for (const id of ids.refused) cached.delete(id);
      return ![...ids.leading, ...ids.refused].some((id) => unlocked.has(id));
    });
  }

  return {
    async beforeLock(tx, bids, locking) {
      const asked = bids.filter(known.asks);
      return asked.length === 0 ? undefined : check(tx, asked, locking);
    },
    async afterLock(tx, bids, shown, early) {
      if (!known.learn(bids, shown)) return early;
      if (early) return { ...early, isFinal: () => false };
      return check(tx, bids.filter(known.asks), "all");
    },
  };
}

function checkOf(
  companies: ReadonlyMap<number, Known>,
  leading: ReadonlyMap<number, Leading> | undefined,
  isEnough: (ids: { readonly leading: number[]; readonly refused: number[] }) => boolean,
): EligibilityCheck {
  const usage = createCapacityUsage(new Map([...companies].map(([id, { state }]) => [id, state])));
  const deposits = createDepositUsage(
    new Map([...companies].flatMap(([id, { deposit }]) => (deposit ? [[id, deposit]] : []))),
  );
  return {
    usage,
    deposits,
    leads: createLeadUsage(leading ?? new Map()),
    isFinal: () =>
      isEnough({
        leading: [...usage.leaders.values(), ...deposits.leaders.values(), ...deposits.holders],
        refused: [...usage.refused, ...deposits.refused],
      }),
  };
}

const companiesOf = (bids: readonly QueuedBid[]): number[] => [
  ...new Set(bids.flatMap(({ companyId }) => companyId ?? [])),
];

/** The highest bids on each lot, and every tender: each of these holds. */
function likelyLeaders(bids: readonly QueuedBid[]): QueuedBid[] {
  const tenders = bids.filter(({ tender }) => tender);
  const byLot = Map.groupBy(
    bids.filter(({ tender }) => !tender),
    (bid) => bid.lotId,
  );
  const highest = [...byLot.values()].flatMap((own) =>
    own.toSorted((a, b) => limitOf(b) - limitOf(a)).slice(0, LIKELY),
  );
  return [...highest, ...tenders];
}
