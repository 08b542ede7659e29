import type { Paise } from "@rebale/contract";
import { LIFTING_GRACE_DAYS } from "@rebale/contract/awards/states";
import type { CostLine } from "@rebale/contract/landed-cost/landed-cost";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { share } from "@rebale/contract/values/share";

/** What a sale through the market owes, and what becomes of it; pure, in paise. */

/** How an award's money stands. */
export interface AwardMoney {
  /** All that is to be paid in: open dues with their GST. */
  readonly owed: Paise;
  /** Of it the market's: its fee, and what else it charges. */
  readonly fee: Paise;
  readonly feeGst: Paise;
  /** What has come in for it and was not given back, the deposit that was set off among it. */
  readonly paid: Paise;
  /** Of what came in, what is still the buyer's. */
  readonly paidIn: Paise;
  /** Of the buyer's deposit, what stands for it. */
  readonly held: Paise;
  /** What the market has taken of it. */
  readonly feeTaken: Paise;
  readonly feeGstTaken: Paise;
}

/** What is still to come beyond what the deposit covers; below zero where that is more. */
export const openOf = ({ owed, paid, held }: AwardMoney): number => owed - paid - held;
export const dueOf = (money: AwardMoney): Paise => Math.max(0, openOf(money)) as Paise;

/** Of what is owed, what the market has yet to take. */
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

/** Of a deposit, what the terms let the seller keep; all of it where they say nothing. */
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
