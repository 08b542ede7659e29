import {
  type authorisations,
  lotValue,
  MAX_RUPEES,
  type Paise,
  type ProblemCode,
  paise,
} from "@rebale/contract";
import { timesNow } from "@rebale/contract/auctions/formats";
import type { EligibilityRefusal } from "../../../authorisations/index.ts";
import type { CapReached } from "../../../lead-caps/index.ts";
import type { Shortage } from "../../../wallet/index.ts";
import type { Auction, NewBid } from "../auction.ts";
import { type Bidder, leads } from "../sale/party.rules.ts";
import { isUnusual } from "./flagged-bid.rules.ts";
import { endAfterBid } from "./soft-close.rules.ts";

/** The rule-book on one bid. `now` is the database's clock, read after the row lock. */

export type BidRefusal = Extract<
  ProblemCode,
  | "own_lot"
  | "related_account"
  | "seller_blocks"
  | "lot_not_approved"
  | "lot_upcoming"
  | "lot_ended"
  | "lot_paused"
  | "awaiting_signature"
  | "lot_withdrawn"
  | "bid_too_low"
  | "increment_too_small"
  | "maximum_below_price"
  | "company_leads"
  | "terms_changed"
  | "lot_changed"
  | "lot_not_found"
  | "not_this_format"
  | "not_qualified"
  | "sealing_off"
  | "tender_not_found"
  | "bid_limit_exceeded"
  | "bid_too_large"
  | "confirm_unusual"
  | "deposit_needed"
  | "lead_cap_reached"
  | authorisations.EligibilityRefusal
>;
export type BidDecision =
  | { readonly accepted: true; readonly endsAt: Date; readonly extended: boolean }
  | {
      readonly accepted: false;
      readonly because: BidRefusal;
      /** More of why the bidder's company may not bid on a lot that asks for an authorisation. */
      readonly refusal?: EligibilityRefusal;
      /** The missing part of the bidder's company's deposit. */
      readonly deposit?: Shortage;
      /** The most that the bidder's company wants to lead. */
      readonly leadCap?: CapReached;
    };

/** The checks of the bidder's company: only of a bid that is let in otherwise. */
export interface CompanyChecks {
  readonly whyGated: () => EligibilityRefusal | null;
  readonly whyNotCovered: () => Shortage | null;
  readonly whyCapped: () => CapReached | null;
}
const UNASKED: CompanyChecks = {
  whyGated: () => null,
  whyNotCovered: () => null,
  whyCapped: () => null,
};

const refuse = (because: BidRefusal): BidDecision => ({ accepted: false, because });

/** The most that a bidder offers with this bid: typed, or left as maximum. */
export const limitOf = ({ amount, maximum }: Pick<NewBid, "amount" | "maximum">): Paise =>
  Math.max(amount ?? 0, maximum?.amount ?? 0) as Paise;

/** A bid must be above it: the highest bid, or the market value when there is none. */
export const minimumBid = (auction: Pick<Auction, "highest" | "marketValue">): Paise =>
  auction.highest > 0 ? auction.highest : auction.marketValue;

/** The least amount that is accepted: one increment above the minimum, or one paisa without. */
export const nextBid = (auction: Pick<Auction, "highest" | "marketValue" | "increment">): Paise =>
  (minimumBid(auction) + (auction.increment ?? 1)) as Paise;

/**
 * For the whole lot. Ten times what is to be beaten is always allowed: no bid, however absurd,
 * blocks the next.
 */
export const mostAllowed = (auction: Pick<Auction, "highest" | "marketValue" | "units">): number =>
  Math.max(paise(MAX_RUPEES), lotValue(minimumBid(auction), auction.units) * 10);

/** A block reaches no lot that had opened before it. */
export const isBlocked = (since: Date | null | undefined, startsAt: Date): boolean =>
  since != null && since < startsAt;

/** A company never bids on its own goods, through whichever of its users. */
const isOwnLot = (auction: Auction, bid: NewBid): boolean =>
  bid.bidderId === auction.sellerId ||
  (auction.companyId !== null && bid.companyId === auction.companyId);

/**
 * Why a bid or a tender is not let in, whatever it offers; in the order in which a bidder is told.
 * Null where it is.
 */
export function whyNotIn(auction: Auction, bid: NewBid, now: Date): BidRefusal | null {
  if (isOwnLot(auction, bid)) return "own_lot";
  if (bid.related) return "related_account";
  if (isBlocked(bid.blockedSince, auction.startsAt)) return "seller_blocks";
  if (!auction.approved) return "lot_not_approved";
  if (auction.withdrawn) return "lot_withdrawn";
  if (hasEnded(auction, now)) return "lot_ended";
  if (now < opensAt(auction)) return "lot_upcoming";
  if (auction.awaitsSignature) return "awaiting_signature";
  return auction.pausedAt && !takesBack(bid) ? "lot_paused" : null;
}

/** When what is taken now is taken from. */
export const opensAt = ({ startsAt, format }: Pick<Auction, "startsAt" | "format">): Date =>
  format.stage === "auction" && format.rules
    ? new Date(timesNow(format.rules).auction_starts_at)
    : startsAt;

/** In the order in which a bidder is told what is in the way. */
export function decideBid(
  auction: Auction,
  bid: NewBid,
  now: Date,
  { whyGated, whyNotCovered, whyCapped }: CompanyChecks = UNASKED,
): BidDecision {
  const why = whyNotIn(auction, bid, now);
  if (why) return refuse(why);
  if (bid.tender) return refuse("not_this_format");
  if (bid.qualified === false) return refuse("not_qualified");
  if (takesBack(bid))
    return hasOtherChange(auction, bid) ? refuse("lot_changed") : unmoved(auction);
  if (leads(auction, bid) && auction.leaderId !== bid.bidderId) return refuse("company_leads");
  if (bid.aboveCeiling) return refuse("verify_first");
  const refusal = whyGated();
  if (refusal) return { accepted: false, because: refusal.because, refusal };
  const most = limitOf(bid);
  const value = lotValue(most, auction.units);
  if (bid.limit !== undefined && value > bid.limit) return refuse("bid_limit_exceeded");
  if (hasOtherTerms(auction, bid)) return refuse("terms_changed");
  if (hasOtherChange(auction, bid)) return refuse("lot_changed");
  const sets = bid.amount === null && leads(auction, bid);
  if (sets && most < auction.highest) return refuse("maximum_below_price");
  const bids = bid.amount ?? most;
  if (!sets && bids <= minimumBid(auction)) return refuse("bid_too_low");
  if (!sets && bids < nextBid(auction)) return refuse("increment_too_small");
  if (value > mostAllowed(auction)) return refuse("bid_too_large");
  const deposit = whyNotCovered();
  if (deposit) return { accepted: false, because: "deposit_needed", deposit };
  const leadCap = whyCapped();
  if (leadCap) return { accepted: false, because: "lead_cap_reached", leadCap };
  if (isUnusual(most, minimumBid(auction), auction) && !bid.confirmed)
    return refuse("confirm_unusual");
  if (sets) return unmoved(auction);
  const endsAt = endAfterBid(auction, now);
  return { accepted: true, endsAt, extended: endsAt > auction.endsAt };
}

/** A paused clock stands still. */
export const hasEnded = (
  { closed, pausedAt, endsAt }: Pick<Auction, "closed" | "pausedAt" | "endsAt">,
  now: Date,
): boolean => closed || (pausedAt === null && now >= endsAt);

/** A bid that names no version accepts the one that stands. */
export const hasOtherTerms = ({ terms }: Auction, { termsVersion }: NewBid): boolean =>
  termsVersion !== undefined && termsVersion !== terms?.version;

/** A bid that names no corrigendum accepts the last one. */
export const hasOtherChange = ({ corrigenda }: Auction, { corrigendum }: NewBid): boolean =>
  corrigendum !== undefined && corrigendum !== corrigenda;

export const takesBack = ({
  amount,
  maximum,
  tender,
}: Pick<NewBid, "amount" | "maximum" | "tender">): boolean =>
  tender ? tender.takesBack : amount === null && maximum?.amount === 0;

/** One who leads and only sets their maximum bids nothing. */
const unmoved = ({ endsAt }: Auction): BidDecision => ({ accepted: true, endsAt, extended: false });

/** The auction after one more bid in its ledger. Of equal bids the first leads. */
export function afterBid(
  auction: Auction,
  { amount, bidderId, alias }: Pick<Bidder, "bidderId" | "alias"> & { readonly amount: Paise },
): Auction {
  const isHighest = amount > auction.highest;
  return {
    ...auction,
    highest: isHighest ? amount : auction.highest,
    lowest: auction.lowest > 0 ? auction.lowest : amount,
    leaderId: isHighest ? bidderId : auction.leaderId,
    leaderAlias: isHighest ? alias : auction.leaderAlias,
    bidCount: auction.bidCount + 1,
  };
}
