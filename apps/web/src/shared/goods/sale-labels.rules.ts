import type { Award } from "@rebale/contract/awards";
import type { AwardState } from "@rebale/contract/awards/states";
import { t } from "ttag";

type Step = Award["timeline"][number];

export const toneOf = (state: AwardState): "wait" | "good" | "bad" | "plain" => {
  if (state === "completed" || state === "settled") return "good";
  if (state === "overdue" || state === "defaulted") return "bad";
  return state === "cancelled" ? "plain" : "wait";
};

const sides: Readonly<Record<Step["by"], string>> = {
  market: "Rebale",
  seller: t`Seller`,
  buyer: t`Buyer`,
  office: t`Rebale’s office`,
};
const winReasons: Readonly<Record<string, string>> = {
  close: t`Sold at the close of the auction`,
  reserve_decision: t`Sold: the seller accepted the highest bid`,
  offer: t`Sold: the offer was accepted`,
};
const moves: Readonly<Record<Step["move"], string>> = {
  win: t`Sold`,
  pay: t`Paid`,
  confirm_paid: t`The seller has the money`,
  fall_due: t`The day to pay has passed`,
  ask_default: t`The seller has asked to end the sale`,
  default: t`Ended: the buyer did not keep it`,
  agree_cancel: t`Would call the sale off`,
  cancel: t`Called off`,
  extend: t`More time was given`,
  void: t`The winning bid was voided`,
  gate_in: t`The first truck is in`,
  lifted: t`Lifted`,
  settle: t`The weight is settled`,
  complete: t`Completed`,
  complete_outside: t`Paid and lifted`,
};
/** Reasons that are the market's own and say no more than the move; all else is somebody's words. */
const CODES = new Set([
  ...["close", "reserve_decision", "offer", "paid_and_lifted", "both_agreed"],
  ...["all_paid", "not_paid_in_time", "both_accepted", "nobody_disputed", "all_done"],
  ...["truck_in", "all_out"],
]);
/** Reasons that are the market's own and say more than the move. */
const reasons: Readonly<Record<string, string>> = {
  seller_failed: t`The seller did not keep the sale`,
  buyer_defaulted: t`The buyer did not pay or lift in time`,
};

/** A line of the timeline: what happened, whose word it was and why. */
export const describeStep = ({ move, by, reason }: Step) => ({
  what: move === "win" ? (winReasons[reason] ?? moves.win) : moves[move],
  by: by === "market" ? (reason === "both_agreed" ? t`Both sides` : null) : sides[by],
  reason: CODES.has(reason) || !reason ? null : (reasons[reason] ?? reason),
});
