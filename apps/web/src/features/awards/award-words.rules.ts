import type { Award } from "@rebale/contract/awards";
import type { AwardState } from "@rebale/contract/awards/states";
import { t } from "ttag";
import { dateTime, isMidnight, lastDay, rupeesExact } from "../../lib/formatting/formatting.ts";

export type Side = "buyer" | "seller";

/** Where a sale stands, in a word or two. */
export const stateWords: Readonly<Record<AwardState, string>> = {
  payment_due: t`To be paid`,
  overdue: t`Payment overdue`,
  paid: t`To be lifted`,
  lifting: t`Being lifted`,
  lifted: t`Lifted`,
  settled: t`Settled`,
  completed: t`Completed`,
  defaulted: t`Not kept`,
  cancelled: t`Called off`,
};

export const toneOf = (state: AwardState): "wait" | "good" | "bad" | "plain" => {
  if (state === "completed" || state === "settled") return "good";
  if (state === "overdue" || state === "defaulted") return "bad";
  return state === "cancelled" ? "plain" : "wait";
};

/** The same where it is a midnight; a time in the day otherwise. */
export const deadline = (end: string): string =>
  isMidnight(end) ? t`${lastDay(end)}, midnight` : dateTime(end);

/** What is to be paid; where the rate of its GST is not known, that comes on top. */
export function payableWords({ payable, lines }: Pick<Award, "payable" | "lines">): string {
  const amount = rupeesExact(payable);
  return lines.some(({ percent }) => percent === null) ? t`${amount} plus GST` : amount;
}

type Step = Award["timeline"][number];

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

const money: Readonly<Record<Award["money"][number]["what"], (amount: string) => string>> = {
  held: (amount) => t`${amount} of the buyer’s deposit is held for this sale`,
  paid: (amount) => t`${amount} paid in`,
  set_off: (amount) => t`The deposit of ${amount} is counted as payment`,
  back: (amount) => t`${amount} is back in the buyer’s wallet`,
  forfeited: (amount) => t`${amount} of the buyer’s deposit is forfeited`,
  to_seller: (amount) => t`${amount} of it goes to the seller`,
  released: (amount) => t`${amount} released to the seller for a truck`,
  claimed: (amount) => t`${amount} back to the buyer for a claim`,
  reversed: (amount) => t`${amount} reversed by Rebale`,
};

interface Happening extends ReturnType<typeof describeStep> {
  readonly key: string;
  /** ISO 8601. */
  readonly at: string;
}

/** All that happened, the last first: who moved the sale, and what moved of its money. */
export function happeningsOf({ timeline, money: moved }: Pick<Award, "timeline" | "money">) {
  const steps = timeline.map((step) => ({ key: step.move, at: step.at, ...describeStep(step) }));
  const amounts = moved.map(({ what, at, amount }) => ({
    ...{ key: what, at, what: money[what](rupeesExact(amount)), by: null, reason: null },
  }));
  const all: Happening[] = [...steps, ...amounts];
  return all
    .map((one, place) => ({ ...one, key: `${place} ${one.key}`, place }))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.place - a.place);
}

/** What the other side would have to say for the sale to be off, null where nobody asked. */
export const cancelWish = ({ agreed_by, timeline }: Award, side: Side): string | null => {
  const other = side === "buyer" ? "seller" : "buyer";
  if (!agreed_by.includes(other) || agreed_by.includes(side)) return null;
  return timeline.findLast(({ move, by }) => move === "agree_cancel" && by === other)?.reason ?? "";
};
