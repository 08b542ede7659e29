import type { Paise, ProblemCode } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import type { ReserveDecision } from "../auction.ts";

/**
 * Below the reserve the highest bid is subject to its seller's approval. Time is the market's, read
 * after the row lock.
 */

/** How long the seller may think it over. */
const ANSWER_DAYS = 3;

export const answerBy = (closedAt: Date): Date =>
  new Date(closedAt.getTime() + ANSWER_DAYS * DAY_MS);

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
  | "bidder_deactivated"
  | "bidder_may_not_win"
>;
export type AnswerDecision =
  | { readonly accepted: true; readonly isRepeat: boolean }
  | { readonly accepted: false; readonly because: AnswerRefusal };

const refuse = (because: AnswerRefusal): AnswerDecision => ({ accepted: false, because });

/**
 * @param pending `isDeactivated`: whether the highest bidder's account was deactivated, `mayWin`:
 * whether their company may have the lot now; the office voids such a bid, the seller need not
 * trust it
 */
export function decideBelowReserve(
  pending: ReserveDecision & {
    readonly highest: Paise;
    readonly isDeactivated: boolean;
    readonly mayWin: boolean;
  },
  { answer, amount }: Answer,
  now: Date,
): AnswerDecision {
  const { sellerAnswer, answerBy, highest, isDeactivated, mayWin } = pending;
  if (sellerAnswer === null || answerBy === null) return refuse("answer_not_awaited");
  if (sellerAnswer === answer && amount === highest) return { accepted: true, isRepeat: true };
  if (sellerAnswer === "lapsed") return refuse("answer_too_late");
  if (sellerAnswer !== "awaited") return refuse("answered_already");
  if (now >= answerBy) return refuse("answer_too_late");
  if (amount !== highest) return refuse("highest_bid_changed");
  if (answer === "accepted" && isDeactivated) return refuse("bidder_deactivated");
  if (answer === "accepted" && !mayWin) return refuse("bidder_may_not_win");
  return { accepted: true, isRepeat: false };
}
