import type { Paise } from "@rebale/contract";
import {
  afterBid,
  type BiddableLot,
  type BidRefusal,
  decideBid,
  minimumBid,
  nextBid,
  type Offer,
} from "../bidding.rules.ts";
import { chainEntry, type EntryRow, type LedgerHead, maskedName } from "../ledger/ledger.rules.ts";
import { isUnusual, type UnusualBid } from "../unusual/unusual.rules.ts";

/** An offer at the desk; with a key, a retry of it gets the same answer. */
export interface KeyedOffer extends Offer {
  readonly key?: string;
}

export type Answer =
  | {
      readonly accepted: true;
      readonly seq: number;
      readonly amount: Paise;
      readonly highest: Paise;
      readonly bidCount: number;
      readonly bidder: string;
      readonly endsAt: string;
      readonly placedAt: string;
      readonly nextBid: Paise;
    }
  | {
      readonly accepted: false;
      readonly because: BidRefusal | "idempotency_key_reused";
      readonly nextBid: Paise;
    };

export interface LockedLot {
  readonly lot: BiddableLot;
  readonly head: LedgerHead;
  readonly bidderCount: number;
}
export interface EarlierAnswer {
  readonly lotId: number;
  readonly amount: Paise;
  readonly answer: Answer;
}
export interface BatchGround {
  readonly now: Date;
  /** By `bidderId:key`. */
  readonly earlier: ReadonlyMap<string, EarlierAnswer>;
  /** Masked numbers by bidder. */
  readonly aliases: ReadonlyMap<number, number>;
}
export interface OrderRow {
  readonly lot_id: number;
  readonly bidder_id: number;
  readonly seller_id: number;
  readonly alias: number;
  readonly best_bid: number;
  readonly bids: number;
  readonly last_bid_at: Date;
  readonly outbid: boolean;
}
export interface BatchOutcome {
  readonly answers: readonly Answer[];
  readonly lot: BiddableLot;
  readonly head: LedgerHead;
  readonly bidderCount: number;
  /** Whether these bids moved the clock. */
  readonly extended: boolean;
  readonly entries: readonly EntryRow[];
  readonly orders: readonly OrderRow[];
  /** For the office to look at; hardly ever any. */
  readonly unusual: readonly UnusualBid[];
  readonly keyed: readonly {
    bidder_id: number;
    key: string;
    lot_id: number;
    amount: number;
    answer: Answer;
  }[];
}

/**
 * Decides the offers on one locked lot in order of arrival. Pure: what is to be written comes back
 * as rows.
 */
export function decideBatch(
  locked: LockedLot,
  offers: readonly KeyedOffer[],
  ground: BatchGround,
): BatchOutcome {
  let { lot, head, bidderCount } = locked;
  const entries: EntryRow[] = [];
  const unusual: UnusualBid[] = [];
  const keyed = new Map<string, BatchOutcome["keyed"][number]>();
  const aliases = new Map(ground.aliases);
  const bids = new Map<number, { best: Paise; count: number }>();

  const decide = (offer: KeyedOffer): Answer => {
    const decision = decideBid(lot, offer, ground.now);
    if (!decision.accepted)
      return { accepted: false, because: decision.because, nextBid: nextBid(lot) };
    const beaten = minimumBid(lot);
    lot = afterBid(lot, offer, decision);
    const alias = aliases.get(offer.bidderId) ?? ++bidderCount;
    aliases.set(offer.bidderId, alias);
    const entry = chainEntry(head, {
      kind: "bid",
      amount: offer.amount,
      at: ground.now,
      bidderId: offer.bidderId,
      alias,
      endsAt: lot.endsAt,
    });
    entries.push(entry);
    if (isUnusual(offer.amount, beaten))
      unusual.push({
        lot_id: lot.id,
        seq: entry.seq,
        amount: offer.amount,
        beaten,
        at: ground.now,
      });
    head = { ...head, seq: entry.seq, hash: entry.hash };
    bids.set(offer.bidderId, {
      best: offer.amount,
      count: (bids.get(offer.bidderId)?.count ?? 0) + 1,
    });
    return {
      accepted: true,
      seq: entry.seq,
      amount: offer.amount,
      highest: lot.highest,
      bidCount: lot.bidCount,
      bidder: maskedName(alias),
      endsAt: lot.endsAt.toISOString(),
      placedAt: ground.now.toISOString(),
      nextBid: nextBid(lot),
    };
  };

  const answers = offers.map((offer): Answer => {
    if (offer.key === undefined) return decide(offer);
    const id = `${offer.bidderId}:${offer.key}`;
    const told = keyed.get(id);
    const earlier = told
      ? { lotId: told.lot_id, amount: told.amount, answer: told.answer }
      : ground.earlier.get(id);
    if (earlier) {
      const same = earlier.lotId === offer.lotId && earlier.amount === offer.amount;
      return same
        ? earlier.answer
        : { accepted: false, because: "idempotency_key_reused", nextBid: nextBid(lot) };
    }
    const answer = decide(offer);
    keyed.set(id, {
      bidder_id: offer.bidderId,
      key: offer.key,
      lot_id: offer.lotId,
      amount: offer.amount,
      answer,
    });
    return answer;
  });

  return {
    answers,
    lot,
    head,
    bidderCount,
    extended: lot.endsAt > locked.lot.endsAt,
    entries,
    unusual,
    orders: ordersAfter(locked.lot, lot, bids, aliases, ground.now),
    keyed: [...keyed.values()],
  };
}

/** One row a bidder of this batch, and one for a leader it displaced, who is to be told. */
function ordersAfter(
  before: BiddableLot,
  after: BiddableLot,
  bids: ReadonlyMap<number, { best: Paise; count: number }>,
  aliases: ReadonlyMap<number, number>,
  now: Date,
): OrderRow[] {
  const row = (bidderId: number, best: number, count: number): OrderRow => ({
    lot_id: after.id,
    bidder_id: bidderId,
    seller_id: after.sellerId,
    alias: aliases.get(bidderId) ?? 0,
    best_bid: best,
    bids: count,
    last_bid_at: now,
    outbid: bidderId !== after.leaderId,
  });
  const rows = [...bids].map(([bidderId, { best, count }]) => row(bidderId, best, count));
  const displaced =
    before.leaderId !== null && before.leaderId !== after.leaderId && !bids.has(before.leaderId);
  return displaced && before.leaderId !== null ? [...rows, row(before.leaderId, 0, 0)] : rows;
}
