import { lotValue, type Paise } from "@rebale/contract";
import type { Gated, GateRefusal, Tally } from "../../authorisations/index.ts";
import type { Auction, LedgerHead, NewBid } from "./auction.ts";
import { afterBid, type BidRefusal, decideBid, minimumBid, nextBid } from "./bid.rules.ts";
import { type FlaggedBid, isUnusual } from "./flagged-bid.rules.ts";
import { chainEntry, type EntryRow } from "./ledger-chain.rules.ts";

/** A bid in the queue; with a key, a retry of it gets the same result. */
export interface QueuedBid extends NewBid {
  readonly key?: string;
}

export type BidResult =
  | {
      readonly accepted: true;
      readonly seq: number;
      readonly amount: Paise;
      /** What the whole lot costs at this bid; of before lots had rates, nothing. */
      readonly value?: Paise;
      readonly highest: Paise;
      readonly bidCount: number;
      readonly bidder: string;
      readonly endsAt: string;
      readonly placedAt: string;
      readonly nextBid: Paise;
      readonly hash: string;
    }
  | RefusedBid;
export interface RefusedBid {
  readonly accepted: false;
  readonly because: BidRefusal | "idempotency_key_reused";
  readonly nextBid: Paise;
  /** More of why the bidder's company may not bid on a lot that asks for an authorisation. */
  readonly gate?: GateRefusal;
}

/** What an Idempotency-Key was used for. */
export interface KeyUse {
  readonly lotId: number;
  readonly amount: Paise;
  readonly result: BidResult;
}
/** By `bidderId:key`. */
export type KeyUses = ReadonlyMap<string, KeyUse>;
export const keyOf = (bidderId: number, key: string) => `${bidderId}:${key}`;

export interface BatchContext {
  /** The database's clock, read after the row locks. */
  readonly now: Date;
  readonly keyUses: KeyUses;
  /** Aliases by bidder. */
  readonly aliases: ReadonlyMap<number, number>;
  /** How the bidding companies stand; asked only where the lot asks for an authorisation. */
  readonly tally?: Tally;
}

/** One bidder's part in a batch. */
export interface OrderChange {
  readonly lot_id: number;
  readonly bidder_id: number;
  readonly seller_id: number;
  readonly alias: number;
  readonly best_bid: number;
  readonly bids: number;
  readonly last_seq: number;
  /** For whom they bid, and what the lot counts against there. */
  readonly company_id: number | null;
  readonly stream: string | null;
}
export interface BatchOutcome {
  readonly results: readonly BidResult[];
  readonly auction: Auction;
  readonly head: LedgerHead;
  /** Whether these bids moved the end. */
  readonly extended: boolean;
  readonly entries: readonly EntryRow[];
  readonly orders: readonly OrderChange[];
  /** For the office to look at; hardly ever any. */
  readonly flagged: readonly FlaggedBid[];
  readonly keyUses: KeyUses;
}

/**
 * Decides the bids on one locked auction in order of arrival. Pure: what is to be written comes
 * back as rows.
 */
export function decideBatch(
  locked: { readonly auction: Auction; readonly head: LedgerHead },
  bids: readonly QueuedBid[],
  context: BatchContext,
): BatchOutcome {
  const { now } = context;
  let { auction, head } = locked;
  const entries: EntryRow[] = [];
  const flagged: FlaggedBid[] = [];
  const keyUses = new Map<string, KeyUse>();
  const orders = new Map<number, OrderChange>();

  const accept = (bid: QueuedBid, decision: { endsAt: Date; extended: boolean }): BidResult => {
    const beaten = minimumBid(auction);
    const alias =
      context.aliases.get(bid.bidderId) ??
      orders.get(bid.bidderId)?.alias ??
      auction.bidderCount + 1;
    const bidderCount = Math.max(auction.bidderCount, alias);
    auction = { ...afterBid(auction, bid, decision), bidderCount };
    const entry = chainEntry(head, {
      kind: "bid",
      amount: bid.amount,
      at: now,
      bidderId: bid.bidderId,
      alias,
      endsAt: auction.endsAt,
    });
    entries.push(entry);
    head = { ...head, seq: entry.seq, hash: entry.hash };
    orders.set(bid.bidderId, orderAfter(orders.get(bid.bidderId), auction, entry, { alias, bid }));
    const gated = gatedOf(auction);
    if (gated && bid.companyId !== undefined) context.tally?.lead(bid.companyId, gated);
    if (isUnusual(bid.amount, beaten))
      flagged.push({ lot_id: auction.id, seq: entry.seq, amount: bid.amount, beaten, at: now });
    return acceptedResult(auction, entry, bid.amount);
  };

  const decide = (bid: QueuedBid): BidResult => {
    const decision = decideBid(auction, bid, now, () => {
      const gated = gatedOf(auction);
      return gated && context.tally ? context.tally.whyNot(bid.companyId, gated, now) : null;
    });
    return decision.accepted ? accept(bid, decision) : refused(decision, auction);
  };

  const decideOnce = (bid: QueuedBid): BidResult => {
    if (bid.key === undefined) return decide(bid);
    const key = keyOf(bid.bidderId, bid.key);
    const earlier = keyUses.get(key) ?? context.keyUses.get(key);
    if (earlier) {
      const isRetry = earlier.lotId === bid.lotId && earlier.amount === bid.amount;
      return isRetry ? earlier.result : refused({ because: "idempotency_key_reused" }, auction);
    }
    const result = decide(bid);
    // A question is no result: the bidder's answer comes under the same key.
    if (!result.accepted && result.because === "confirm_unusual") return result;
    keyUses.set(key, { lotId: bid.lotId, amount: bid.amount, result });
    return result;
  };

  const results = bids.map(decideOnce);
  return {
    results,
    auction,
    head,
    extended: auction.endsAt > locked.auction.endsAt,
    entries,
    flagged,
    orders: [...orders.values()],
    keyUses,
  };
}

const refused = (
  { because, gate }: { because: RefusedBid["because"]; gate?: GateRefusal },
  auction: Auction,
): RefusedBid => ({
  accepted: false,
  because,
  nextBid: nextBid(auction),
  ...(gate && { gate }),
});

/** What the lot asks of its bidders' companies; null for nothing. */
export const gatedOf = ({ id, gate, endsAt }: Auction): Gated | null =>
  gate && { lotId: id, ...gate, endsAt };

const acceptedResult = (auction: Auction, entry: EntryRow, amount: Paise): BidResult => ({
  accepted: true,
  seq: entry.seq,
  amount,
  value: lotValue(amount, auction.units),
  highest: auction.highest,
  bidCount: auction.bidCount,
  bidder: entry.bidder,
  endsAt: auction.endsAt.toISOString(),
  placedAt: entry.at.toISOString(),
  nextBid: nextBid(auction),
  hash: entry.hash,
});

const orderAfter = (
  before: OrderChange | undefined,
  auction: Auction,
  entry: EntryRow,
  { alias, bid }: { readonly alias: number; readonly bid: QueuedBid },
): OrderChange => ({
  lot_id: auction.id,
  bidder_id: entry.bidder_id ?? 0,
  seller_id: auction.sellerId,
  alias,
  best_bid: entry.amount,
  bids: (before?.bids ?? 0) + 1,
  last_seq: entry.seq,
  company_id: bid.companyId ?? null,
  stream: auction.gate?.stream ?? null,
});
