import type { Paise } from "@rebale/contract";
import type { EventPosition } from "../../events/index.ts";
import { type UsualRates, usualValue } from "../../price-board/index.ts";
import type { ActingMaximum } from "../domain/auction.ts";
import type { BatchOutcome, QueuedBid } from "../domain/bids/bid-batch.rules.ts";
import type { BidResult } from "../domain/bids/bid-result.rules.ts";
import type { KeyUse } from "../domain/bids/key-use.rules.ts";
import { type Follower, followersOf, followingMoves } from "../domain/following.rules.ts";
import type { TenderParts } from "../domain/tender-rows.ts";
import { FORMATS } from "../formats/formats.ts";
import type { BiddingAuction } from "../store/auction.store.ts";
import type { BidContext } from "./batch.store.ts";
import type { EligibilityCheck, Locking } from "./eligibility.ts";

/** The locked rows: for `event` the lots beside those that are bid on, too. */
export type Scope = Locking | "event";

/** The facts of a batch, as they stand behind the locks. */
export interface Read {
  readonly bids: readonly QueuedBid[];
  readonly locked: ReadonlyMap<number, BiddingAuction>;
  readonly eventLots: readonly EventPosition[];
  readonly context: BidContext;
  readonly eligibility: EligibilityCheck | undefined;
  readonly acting: ReadonlyMap<number, ActingMaximum>;
  /** By lot, of those that are sold by tender. */
  readonly parts: ReadonlyMap<number, TenderParts>;
}

export interface Processed {
  readonly results: readonly BidResult[];
  readonly outcomes: readonly BatchOutcome[];
  readonly now: Date;
  readonly locked: ReadonlyMap<number, BiddingAuction>;
  /** Lots of events whose ends were moved by these bids on others. */
  readonly followers: readonly Follower[];
}

export interface Decided extends Processed {
  /** The end of a lot has moved whose event moves what follows: their locks are needed, too. */
  readonly movesOthers: boolean;
  readonly newUses: ReadonlyMap<string, KeyUse>;
  /** Whether what was locked and read is enough for what was decided. */
  readonly isFinal: boolean;
}

/** Lot after lot, of an event in its order: a late bid on one moves those that follow. */
export function decideLots(
  { bids, locked, eventLots, context, eligibility, acting, parts }: Read,
  usual: UsualRates,
  scope: Scope,
): Decided {
  // Not even a key's earlier use tells of a lot that the bidder may not see.
  const seen = bids.map((bid, index) => ({ bid, index })).filter(({ bid }) => !bid.unseen);
  const byLot = Map.groupBy(seen, ({ bid }) => bid.lotId);
  const keyUses = new Map(context.keyUses);
  const newUses = new Map<string, KeyUse>();
  const outcomes: BatchOutcome[] = [];
  const results: BidResult[] = bids.map(() => lotNotFound);
  const movable = eventLots.filter(({ lotId }) => locked.get(lotId)?.movesFollowing);
  const following = followingMoves(movable, locked, context.now);
  for (const lotId of [...byLot.keys()].sort(following.order)) {
    const asked = byLot.get(lotId) ?? [];
    const bidding = locked.get(lotId);
    const auction = withUsual(usual, bidding && following.moved(bidding));
    const outcome =
      auction &&
      FORMATS[auction.auction.format.kind].decide(
        auction,
        asked.map(({ bid }) => bid),
        {
          now: context.now,
          keyUses,
          aliases: context.aliases.get(lotId) ?? new Map<number, number>(),
          acting: acting.get(lotId) ?? null,
          ...partsIn(parts, lotId),
          ...(eligibility && usagesOf(eligibility)),
        },
      );
    for (const [i, { index }] of asked.entries())
      results[index] = outcome?.results[i] ?? lotNotFound;
    if (!outcome) continue;
    outcomes.push(outcome);
    if (outcome.extended)
      following.move(lotId, outcome.auction.endsAt.getTime() - auction.auction.endsAt.getTime());
    for (const [key, use] of outcome.keyUses) {
      keyUses.set(key, use);
      newUses.set(key, use);
    }
  }
  const movesOthers =
    scope !== "event" &&
    outcomes.some(({ extended, auction }) => extended && locked.get(auction.id)?.movesFollowing);
  return {
    results,
    outcomes,
    now: context.now,
    newUses,
    locked,
    movesOthers,
    followers: followersOf(following.moves, locked, outcomes, context.now),
    isFinal: !movesOthers && (eligibility?.isFinal() ?? true),
  };
}

const partsIn = (parts: Read["parts"], lotId: number) => {
  const own = parts.get(lotId);
  return own && { parts: own };
};

const usagesOf = ({ usage, deposits, leads }: EligibilityCheck) => ({ usage, deposits, leads });

const withUsual = (usual: UsualRates, bidding: BiddingAuction | undefined) =>
  bidding && {
    head: bidding.head,
    auction: { ...bidding.auction, usualValue: usualValue(usual, bidding.goods) },
  };

const lotNotFound: BidResult = {
  accepted: false,
  because: "lot_not_found",
  nextBid: 0 as Paise,
};
