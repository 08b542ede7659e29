import type { ProblemCode } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import type { Offer } from "../auction.ts";

/**
 * A sale whose winning bid is voided before its order is completed: the next bidder is offered the
 * lot at their own bid.
 */

/** How long the bidder may think it over. */
const OFFER_DAYS = 3;

export const offerUntil = (voidedAt: Date): Date =>
  new Date(voidedAt.getTime() + OFFER_DAYS * DAY_MS);

export type OfferRefusal = Extract<
  ProblemCode,
  "answer_not_awaited" | "answered_already" | "answer_too_late"
>;
export type OfferDecision =
  | { readonly accepted: true; readonly isRepeat: boolean }
  | { readonly accepted: false; readonly because: OfferRefusal };

const refuse = (because: OfferRefusal): OfferDecision => ({ accepted: false, because });

export function decideOffer(
  offer: Offer | null,
  bidderId: number,
  answer: "accepted" | "declined",
  now: Date,
): OfferDecision {
  if (offer?.bidderId !== bidderId) return refuse("answer_not_awaited");
  if (offer.outcome === answer) return { accepted: true, isRepeat: true };
  if (offer.outcome === "lapsed") return refuse("answer_too_late");
  if (offer.outcome !== null) return refuse("answered_already");
  if (now >= offer.until) return refuse("answer_too_late");
  return { accepted: true, isRepeat: false };
}
