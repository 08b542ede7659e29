import type { Paise, ProblemCode } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import type { LockedAuction, Offer } from "../auction.ts";

/**
 * Below the reserve the seller names a price of their own: the highest bidder accepts it, declines
 * or lets it lapse, then the second highest is asked at the same price. Where neither accepts, the
 * seller decides on the highest bid as before. Time is the market's, read after the row lock.
 */

const HOUR = 3_600_000;
/** After the close a highest bidder is not kept waiting for longer by their own bid. */
const LATEST_DAYS = 7;

export interface CounterOffer {
  /** In the lot's basis. */
  readonly amount: Paise;
  readonly until: Date;
}

export type CounterOfferRefusal = Extract<
  ProblemCode,
  | "answer_not_awaited"
  | "answered_already"
  | "answer_too_late"
  | "counter_offer_open"
  | "counter_offer_unfit"
  | "counter_offer_time"
>;
export type CounterOfferDecision =
  | { readonly accepted: true }
  | { readonly accepted: false; readonly because: CounterOfferRefusal; readonly path?: string };

type Pending = Pick<LockedAuction, "sellerAnswer" | "answerBy" | "offer" | "closedAt" | "auction">;

export const isOpen = (offer: Offer | null): offer is Offer => offer?.outcome === null;

export function decideCounterOffer(
  { sellerAnswer, answerBy, offer, closedAt, auction }: Pending,
  { amount, until }: CounterOffer,
  now: Date,
): CounterOfferDecision {
  const refuse = (because: CounterOfferRefusal, path?: string): CounterOfferDecision => ({
    accepted: false,
    because,
    ...(path && { path }),
  });
  if (sellerAnswer === null || answerBy === null || closedAt === null)
    return refuse("answer_not_awaited");
  if (sellerAnswer !== "awaited")
    return refuse(sellerAnswer === "lapsed" ? "answer_too_late" : "answered_already");
  if (isOpen(offer)) return refuse("counter_offer_open");
  if (now >= answerBy) return refuse("answer_too_late");
  if (amount <= auction.highest || amount > (auction.reservePrice ?? 0))
    return refuse("counter_offer_unfit", "amount");
  const [soonest, latest] = [now.getTime() + HOUR, closedAt.getTime() + LATEST_DAYS * DAY_MS];
  if (until.getTime() < soonest || until.getTime() > latest)
    return refuse("counter_offer_time", "until");
  return { accepted: true };
}

/** The second bidder has as long as the first had. */
export const nextUntil = ({ until, madeAt }: Offer, now: Date): Date =>
  new Date(now.getTime() + (until.getTime() - madeAt.getTime()));

/** However a counter-offer ends, the seller has a day to decide on the highest bid. */
export const answerByAfter = (offerUntil: Date, answerBy: Date | null): Date =>
  new Date(Math.max(offerUntil.getTime() + DAY_MS, answerBy?.getTime() ?? 0));
