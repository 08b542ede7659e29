import type { ProblemCode } from "@rebale/contract";
import type { SecondChance } from "./auction.ts";

/**
 * A sale whose winning bid is voided before its order is completed: the next bidder is offered the
 * lot at their own bid.
 */

/** How long the bidder may think it over. */
const OFFER_DAYS = 3;
const DAY = 86_400_000;

export const offerUntil = (voidedAt: Date): Date => new Date(voidedAt.getTime() + OFFER_DAYS * DAY);

export type OfferRefusal = Extract<
  ProblemCode,
  "answer_not_awaited" | "answered_already" | "answer_too_late"
>;
export type OfferDecision =
  | { readonly accepted: true; readonly isRepeat: boolean }
  | { readonly accepted: false; readonly because: OfferRefusal };

const refuse = (because: OfferRefusal): OfferDecision => ({ accepted: false, because });

export function decideOffer(
  { offerTo, offerUntil, offerAnswer }: SecondChance,
  bidderId: number,
  answer: "accepted" | "declined",
  now: Date,
): OfferDecision {
  if (offerTo !== bidderId || offerUntil === null) return refuse("answer_not_awaited");
  if (offerAnswer === answer) return { accepted: true, isRepeat: true };
  if (offerAnswer === "lapsed") return refuse("answer_too_late");
  if (offerAnswer !== "awaited") return refuse("answered_already");
  if (now >= offerUntil) return refuse("answer_too_late");
  return { accepted: true, isRepeat: false };
}
