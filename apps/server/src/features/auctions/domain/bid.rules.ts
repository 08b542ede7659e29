import {
  type authorisations,
  lotValue,
  MOST_RUPEES,
  type Paise,
  type ProblemCode,
  paise,
} from "@rebale/contract";
import type { GateRefusal } from "../../authorisations/index.ts";
import type { Auction, NewBid } from "./auction.ts";
import { isUnusual } from "./flagged-bid.rules.ts";
import { endAfterBid } from "./soft-close.rules.ts";

/** The rule-book on one bid. `now` is the database's clock, read after the row lock. */

export type BidRefusal = Extract<
  ProblemCode,
  | "own_lot"
  | "related_account"
  | "lot_not_approved"
  | "lot_upcoming"
  | "lot_ended"
  | "bid_too_low"
  | "increment_too_small"
  | "lot_not_found"
  | "bid_limit_exceeded"
  | "bid_too_large"
  | "confirm_unusual"
  | authorisations.GateRefusal
>;
export type BidDecision =
  | { readonly accepted: true; readonly endsAt: Date; readonly extended: boolean }
  | {
      readonly accepted: false;
      readonly because: BidRefusal;
      /** More of why the bidder's company may not bid on a lot that asks for an authorisation. */
      readonly gate?: GateRefusal;
    };

const refuse = (because: BidRefusal): BidDecision => ({ accepted: false, because });

/** What a bid must be above: the highest bid, or the market value when there is none. */
export const minimumBid = (auction: Pick<Auction, "highest" | "marketValue">): Paise =>
  auction.highest > 0 ? auction.highest : auction.marketValue;

/** The least amount that is accepted: one increment above the minimum, or one paisa without. */
export const nextBid = (auction: Pick<Auction, "highest" | "marketValue" | "increment">): Paise =>
  (minimumBid(auction) + (auction.increment ?? 1)) as Paise;

/**
 * For the whole lot. Ten times what is to be beaten is always allowed: no bid, however absurd,
 * blocks the next.
 */
const mostAllowed = (auction: Pick<Auction, "highest" | "marketValue" | "units">): number =>
  Math.max(paise(MOST_RUPEES), lotValue(minimumBid(auction), auction.units) * 10);

/** A company never bids on its own goods, through whichever of its users. */
const isOwnLot = (auction: Auction, bid: NewBid): boolean =>
  bid.bidderId === auction.sellerId ||
  (auction.companyId !== null && bid.companyId === auction.companyId);

/** @param whyGated asked only of a bid that is let in otherwise as far as the amount */
export function decideBid(
  auction: Auction,
  bid: NewBid,
  now: Date,
  whyGated: () => GateRefusal | null = () => null,
): BidDecision {
  if (isOwnLot(auction, bid)) return refuse("own_lot");
  if (bid.related) return refuse("related_account");
  if (!auction.approved) return refuse("lot_not_approved");
  if (auction.closed || now >= auction.endsAt) return refuse("lot_ended");
  if (now < auction.startsAt) return refuse("lot_upcoming");
  if (bid.aboveCeiling) return refuse("verify_first");
  const gate = whyGated();
  if (gate) return { accepted: false, because: gate.because, gate };
  const value = lotValue(bid.amount, auction.units);
  if (bid.limit !== undefined && value > bid.limit) return refuse("bid_limit_exceeded");
  if (bid.amount <= minimumBid(auction)) return refuse("bid_too_low");
  if (bid.amount < nextBid(auction)) return refuse("increment_too_small");
  if (value > mostAllowed(auction)) return refuse("bid_too_large");
  if (isUnusual(bid.amount, minimumBid(auction)) && !bid.confirmed)
    return refuse("confirm_unusual");
  const endsAt = endAfterBid(auction, now);
  return { accepted: true, endsAt, extended: endsAt > auction.endsAt };
}

/** The auction as the next bid of the same batch finds it. */
export function afterBid(
  auction: Auction,
  bid: NewBid,
  { endsAt, extended }: { endsAt: Date; extended: boolean },
): Auction {
  return {
    ...auction,
    highest: bid.amount,
    lowest: auction.lowest > 0 ? auction.lowest : bid.amount,
    leaderId: bid.bidderId,
    bidCount: auction.bidCount + 1,
    endsAt,
    extensions: auction.extensions + (extended ? 1 : 0),
  };
}
