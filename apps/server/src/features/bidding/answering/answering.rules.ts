import type { listings, Paise, ProblemCode } from "@rebale/contract";

/**
 * Below the reserve the highest bid is subject to its seller's approval. Time is the market's, read
 * after the lot was locked.
 */

/** How long the seller may think it over. */
const ANSWER_DAYS = 3;
const DAY = 86_400_000;

export const answerBy = (closedAt: Date): Date => new Date(closedAt.getTime() + ANSWER_DAYS * DAY);

export interface AskedSeller {
  /** Null where the seller was never asked. */
  readonly sellerAnswer: listings.SellerAnswer | null;
  readonly answerBy: Date | null;
}

export interface Answer {
  readonly answer: "accepted" | "declined";
  /** The highest bid as the seller saw it. */
  readonly amount: Paise;
}

export type AnswerRefusal = Extract<
  ProblemCode,
  | "answer_not_awaited"
  | "answered_already"
  | "answer_too_late"
  | "highest_bid_changed"
  | "bidder_shut_out"
>;
export type AnswerDecision =
  | { readonly accepted: true; readonly isRepeat: boolean }
  | { readonly accepted: false; readonly because: AnswerRefusal };

const refuse = (because: AnswerRefusal): AnswerDecision => ({ accepted: false, because });

/**
 * @param isShutOut whether the highest bidder's account was deactivated: the office voids such a
 * bid, the seller need not trust it
 */
export function decideAnswer(
  {
    sellerAnswer,
    answerBy,
    highest,
    isShutOut,
  }: AskedSeller & { readonly highest: Paise; readonly isShutOut: boolean },
  { answer, amount }: Answer,
  now: Date,
): AnswerDecision {
  if (sellerAnswer === null || answerBy === null) return refuse("answer_not_awaited");
  if (sellerAnswer === answer && amount === highest) return { accepted: true, isRepeat: true };
  if (sellerAnswer === "lapsed") return refuse("answer_too_late");
  if (sellerAnswer !== "awaited") return refuse("answered_already");
  if (now >= answerBy) return refuse("answer_too_late");
  if (amount !== highest) return refuse("highest_bid_changed");
  if (answer === "accepted" && isShutOut) return refuse("bidder_shut_out");
  return { accepted: true, isRepeat: false };
}
