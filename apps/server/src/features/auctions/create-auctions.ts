import type { Bus } from "../../platform/bus/events.ts";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { createUnverifiedLimit } from "../authorisations/index.ts";
import { createUsualRates, type UsualRates } from "../price-board/index.ts";
import { closeDueAuctions } from "./actions/close/close-auction.ts";
import { notifyFlaggedBids } from "./actions/notify/notify-flagged-bids.ts";
import { notifyOutbid } from "./actions/notify/notify-outbid.ts";
import { lapseDueOffers } from "./actions/offers/answer-offer.ts";
import { lapseDueDecisions } from "./actions/offers/lapse-reserve-decision.ts";
import { type TakenBack, takeBackSale } from "./actions/take-back-sale.ts";
import { type BidQueue, createBidQueue } from "./bid-queue/bid-queue.ts";
import { createEligibilityReader } from "./bid-queue/eligibility.ts";
import { processBatch } from "./bid-queue/process-batch.ts";
import { createRelatedBidders } from "./bid-queue/related-bidders.ts";
import { followAuctions } from "./store/views/listed.store.ts";

/** The auctions of one node: its bid queue, and what it does by the clock. */
export interface Auctions {
  readonly bids: BidQueue;
  /** The rates that bids are held against; their page shows them. */
  readonly usualRates: () => Promise<UsualRates>;
  /** For a sale whose buyer did not keep it; what it returns is to be called after the commit. */
  takeBackSale(tx: Tx, lotId: number, back: TakenBack): Promise<() => void>;
  close(): Promise<void>;
}

/** How late a close may be noticed; bids are refused by the database's clock either way. */
const CLOSE_MS = 250;
/** How far what lists sort by may stay behind: below the two seconds that are promised. */
const LISTED_MS = 1_000;
const NOTIFY_MS = 5_000;
/** A lot is looked at for so long after its last bid: its bidders are notified after ten seconds. */
const NOTIFY_FOR_MS = 30_000;

/** @param timed whether to do what is due by the clock: closing, following, notifying */
export function createAuctions(deps: Deps, { timed = true } = {}): Auctions {
  const related = createRelatedBidders(deps);
  const ofBids = { ...deps, db: deps.database.forBids };
  const usualRates = createUsualRates(ofBids);
  const checks = {
    markRelated: related.mark,
    eligibilityReader: createEligibilityReader(),
    unverifiedMost: createUnverifiedLimit(ofBids),
    usualRates,
  };
  const bids = createBidQueue((queued) => processBatch(deps, checks, queued));
  /** Lots that moved since lists followed them. */
  const toFollow = new Set<number>();
  /** When each lot last moved. */
  const moved = new Map<number, number>();
  shortenLedgerEvents(deps.bus);
  const unsubscribe = deps.bus.on("ledger", ({ lotId }) => {
    toFollow.add(lotId);
    moved.set(lotId, deps.clock.now().getTime());
  });

  const follow = async () => {
    const lotIds = [...toFollow];
    toFollow.clear();
    if (lotIds.length > 0) await followAuctions(deps.db, lotIds).catch(putBack(lotIds));
  };
  const putBack = (lotIds: readonly number[]) => (error: unknown) => {
    for (const lotId of lotIds) toFollow.add(lotId);
    throw error;
  };
  const notify = async () => {
    const old = deps.clock.now().getTime() - NOTIFY_FOR_MS;
    for (const [lotId, at] of moved) if (at < old) moved.delete(lotId);
    await notifyOutbid(deps, [...moved.keys()]);
    await notifyFlaggedBids(deps);
  };

  const repeated = !timed
    ? []
    : [
        repeat(CLOSE_MS, "auctions could not be closed", () => closeDueAuctions(deps), deps.log),
        repeat(LISTED_MS, "offers could not lapse", () => lapseDueOffers(deps), deps.log),
        repeat(LISTED_MS, "decisions could not lapse", () => lapseDueDecisions(deps), deps.log),
        repeat(LISTED_MS, "lists could not follow the auctions", follow, deps.log),
        repeat(NOTIFY_MS, "bidders could not be notified", notify, deps.log),
      ];
  return {
    bids,
    usualRates,
    takeBackSale: (tx, lotId, back) => takeBackSale(deps, tx, lotId, back),
    async close() {
      unsubscribe();
      related.close();
      await bids.settled();
      await Promise.all(repeated.map((work) => work.stop()));
    },
  };
}

declare module "../../platform/bus/events.ts" {
  interface Events {
    /** A lot's ledger grew: the new entries, already as the stream sends them. */
    ledger: {
      lotId: number;
      from: number;
      seq: number;
      readonly frames: string;
      /** Hashes of the entry before them and of their last. */
      readonly previous?: string;
      readonly hash?: string;
    };
  }
}

/** A message that follows no entry is read from the ledger at once, also by an older node. */
const shortenLedgerEvents = (bus: Bus): void =>
  bus.shorten("ledger", ({ lotId, seq, hash }) => ({
    ...(hash && { hash }),
    lotId,
    seq,
    from: 0,
    frames: "",
  }));
