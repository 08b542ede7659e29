import type { Paise } from "@rebale/contract";
import { rateOn } from "@rebale/contract/rates/dated-rates";
import { gstOnGroundRent } from "@rebale/contract/rates/tax-rates";
import { addDays, daysBetween, indiaDay } from "@rebale/contract/values/calendar";
import { share } from "@rebale/contract/values/share";

/** The cost of goods that lie longer than was agreed; pure, days `YYYY-MM-DD` in Asia/Kolkata. */

export interface RentTerms {
  /** Paise; null where none was agreed. */
  readonly perDay: Paise | null;
  readonly liftBy: Date | null;
  /** The last day that is counted already. */
  readonly countedTo: string | null;
}
export interface Rent {
  readonly days: number;
  readonly from: string;
  readonly to: string;
  readonly amount: Paise;
  readonly gst: Paise;
}

/**
 * For the days after the last free one up to this one, but those that were counted before: by the
 * calendar, not by 24 hours. Null where there is none.
 */
export function groundRent({ perDay, liftBy, countedTo }: RentTerms, on: Date): Rent | null {
  if (perDay === null || perDay === 0 || liftBy === null) return null;
  const lastFree = indiaDay(new Date(liftBy.getTime() - 1));
  const last = countedTo !== null && countedTo > lastFree ? countedTo : lastFree;
  const [from, to] = [addDays(last, 1), indiaDay(on)];
  const days = daysBetween(last, to);
  if (days <= 0) return null;
  const amount = (perDay * days) as Paise;
  const percent = rateOn(gstOnGroundRent, to)?.rate ?? 0;
  return { days, from, to, amount, gst: share(amount, percent) as Paise };
}
