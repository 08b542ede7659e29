import type { Paise, ProblemCode } from "@rebale/contract";

/**
 * The rule-book of the auctions as pure functions. Time is passed in; it is the database's, read
 * after the lot was locked.
 */

export interface BiddableLot {
  readonly id: number;
  readonly sellerId: number;
  readonly approved: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly hardEndsAt: Date;
  readonly closed: boolean;
  readonly marketValue: Paise;
  readonly reservePrice: Paise | null;
  readonly increment: Paise | null;
  readonly softCloseMinutes: number;
  /** 0 when there is no bid. */
  readonly highest: Paise;
  readonly lowest: Paise;
  readonly leaderId: number | null;
  readonly bidCount: number;
  readonly extensions: number;
}

export interface Offer {
  readonly lotId: number;
  readonly bidderId: number;
  readonly amount: Paise;
}

export type BidRefusal = Extract<
  ProblemCode,
  | "own_lot"
  | "lot_not_approved"
  | "lot_upcoming"
  | "lot_ended"
  | "bid_too_low"
  | "increment_too_small"
  | "lot_not_found"
>;
export type BidDecision =
  | { readonly accepted: true; readonly endsAt: Date; readonly extended: boolean }
  | { readonly accepted: false; readonly because: BidRefusal };

const refuse = (because: BidRefusal): BidDecision => ({ accepted: false, because });

/** What a bid must be above: the highest bid, or the market value when there is none. */
export const minimumBid = (lot: Pick<BiddableLot, "highest" | "marketValue">): Paise =>
  lot.highest > 0 ? lot.highest : lot.marketValue;

/**
 * The least amount that is accepted: one increment above the minimum, or one paisa without an
 * increment.
 */
export const nextBid = (lot: Pick<BiddableLot, "highest" | "marketValue" | "increment">): Paise =>
  (minimumBid(lot) + (lot.increment ?? 1)) as Paise;

export function decideBid(lot: BiddableLot, offer: Offer, now: Date): BidDecision {
  if (!lot.approved) return refuse("lot_not_approved");
  if (offer.bidderId === lot.sellerId) return refuse("own_lot");
  if (lot.closed || now >= lot.endsAt) return refuse("lot_ended");
  if (now < lot.startsAt) return refuse("lot_upcoming");
  if (offer.amount <= minimumBid(lot)) return refuse("bid_too_low");
  if (offer.amount < nextBid(lot)) return refuse("increment_too_small");
  const endsAt = endAfterBid(lot, now);
  return { accepted: true, endsAt, extended: endsAt > lot.endsAt };
}

/**
 * Soft close: a bid in the last N minutes sets the clock back to N minutes (it adds none), never
 * past the hard end.
 */
export function endAfterBid(
  {
    softCloseMinutes,
    endsAt,
    hardEndsAt,
  }: Pick<BiddableLot, "softCloseMinutes" | "endsAt" | "hardEndsAt">,
  now: Date,
): Date {
  const reset = Math.min(now.getTime() + softCloseMinutes * 60_000, hardEndsAt.getTime());
  return reset > endsAt.getTime() ? new Date(reset) : endsAt;
}

/** The lot as the next bid of the same batch finds it. */
export function afterBid(
  lot: BiddableLot,
  offer: Offer,
  decision: { endsAt: Date; extended: boolean },
): BiddableLot {
  return {
    ...lot,
    highest: offer.amount,
    lowest: lot.lowest > 0 ? lot.lowest : offer.amount,
    leaderId: offer.bidderId,
    bidCount: lot.bidCount + 1,
    endsAt: decision.endsAt,
    extensions: lot.extensions + (decision.extended ? 1 : 0),
  };
}

export type Outcome = "sold" | "reserve_not_met" | "no_bids";

/** With a reserve price not met nobody wins. */
export function decideOutcome(
  lot: Pick<BiddableLot, "highest" | "leaderId" | "reservePrice">,
): Outcome {
  if (lot.leaderId === null || lot.highest === 0) return "no_bids";
  return lot.highest >= (lot.reservePrice ?? 0) ? "sold" : "reserve_not_met";
}

export interface StandingBid {
  readonly seq: number;
  readonly bidderId: number;
  readonly amount: Paise;
}

/** Highest, lowest and leader from the bids that stand: what remains after a voiding. */
export function standingOf(
  bids: readonly StandingBid[],
): Pick<BiddableLot, "highest" | "lowest" | "leaderId" | "bidCount"> {
  const best = bids.reduce<StandingBid | null>(
    (top, bid) => (top === null || bid.amount > top.amount ? bid : top),
    null,
  );
  const least = bids.reduce(
    (low, bid) => (low === 0 || bid.amount < low ? bid.amount : low),
    0 as Paise,
  );
  return {
    highest: best?.amount ?? (0 as Paise),
    lowest: least,
    leaderId: best?.bidderId ?? null,
    bidCount: bids.length,
  };
}
