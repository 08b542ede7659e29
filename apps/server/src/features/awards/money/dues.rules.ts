import type { Paise } from "@rebale/contract";
import { LIFTING_GRACE_DAYS } from "@rebale/contract/awards/states";
import type { CostLine } from "@rebale/contract/landed-cost/landed-cost";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { share } from "@rebale/contract/values/share";

/** The dues of a sale through the market, and what becomes of them; pure, in paise. */

/** How an award's money stands. */
export interface AwardMoney {
  /** All that is to be paid in: open dues with their GST. */
  readonly owed: Paise;
  /** The market's part: its fee, and what else it charges. */
  readonly fee: Paise;
  readonly feeGst: Paise;
  /** Payments for it that were not given back, the deposit that was set off among them. */
  readonly paid: Paise;
  /** The payments that are still the buyer's. */
  readonly paidIn: Paise;
  /** The buyer's deposit that stands for it. */
  readonly held: Paise;
  /** The market's takings so far. */
  readonly feeTaken: Paise;
  readonly feeGstTaken: Paise;
}

/** The part still to come beyond the deposit; below zero where that is more. */
export const openOf = ({ owed, paid, held }: AwardMoney): number => owed - paid - held;
export const dueOf = (money: AwardMoney): Paise => Math.max(0, openOf(money)) as Paise;

/** The charges, latest first, without which the rest is covered. */
export function uncovered<T extends { readonly amount: Paise; readonly gst: Paise }>(
  charges: readonly T[],
  open: number,
): T[] {
  let rest = open;
  return charges.toReversed().filter(({ amount, gst }) => {
    if (rest <= 0) return false;
    rest -= amount + gst;
    return true;
  });
}

/** The dues that the market has yet to take. */
export const leftForMarket = (money: AwardMoney): Paise =>
  Math.max(0, money.fee + money.feeGst - money.feeTaken - money.feeGstTaken) as Paise;

/** How much of the deposit pays what is left, once the two cover it. */
export const setOffOf = ({ owed, paid, held }: AwardMoney): Paise =>
  Math.min(held, Math.max(0, owed - paid)) as Paise;

/** GST at which the seller invoices the goods; 0 where the buyer pays it to the government. */
export const goodsGst = (lines: readonly Pick<CostLine, "what" | "percent" | "paid_to">[]) =>
  lines
    .filter(({ what, paid_to }) => GST.has(what) && paid_to === "seller")
    .reduce((sum, { percent }) => sum + (percent ?? 0), 0);
const GST: ReadonlySet<string> = new Set(["gst", "igst", "cgst", "sgst", "utgst"]);

/** On what is unpaid when its day is over, once; GST is on the fee as it was rounded. */
export function lateFeeOn(unpaid: Paise, percent: number, gstPercent: number) {
  const amount = share(unpaid, percent) as Paise;
  return { amount, gst: share(amount, gstPercent) as Paise };
}

/** The seller's part of a deposit by the terms; all of it where they say nothing. */
export const forfeitOf = (emd: Paise, percent: number | null): Paise =>
  share(emd, percent ?? 100) as Paise;

interface Days {
  readonly state: string;
  readonly graceUntil: Date | null;
  readonly liftBy: Date | null;
}
/** Whether a buyer had all the time that was agreed, and the days of grace. */
export function mayDefault({ state, graceUntil, liftBy }: Days, now: Date): boolean {
  if (state === "overdue") return graceUntil !== null && now >= graceUntil;
  return liftBy !== null && now.getTime() >= liftBy.getTime() + LIFTING_GRACE_DAYS * DAY_MS;
}
