import type { Paise } from "@rebale/contract";
import {
  isOpenHold,
  MAX_TAX_HOLD_DAYS,
  type TaxHoldReason,
  type TaxHoldState,
} from "@rebale/contract/tax-holds/states";
import { addDays, DAY_MS, endOfDay } from "@rebale/contract/values/calendar";

/** GST that is tied, and to whom it goes; pure, amounts in paise. */

/** A 2B that is brought in so many days before the end still brings the tax back to the buyer. */
const SAID_WITHIN_DAYS = 31;
/** Undecided for so long, a disputed one is late. */
const LATE_DAYS = 7;

/** The end of the last day, in India. @param dated the paper's day, YYYY-MM-DD */
export const untilOf = (dated: string, days: number): Date => endOfDay(addDays(dated, days));
export const latestUntil = (dated: string): Date => untilOf(dated, MAX_TAX_HOLD_DAYS);

export interface Amounts {
  readonly tax: Paise;
  readonly credited: Paise;
  readonly held: Paise;
  readonly released: Paise;
  readonly returned: Paise;
  /** Whether its truck is released: what it holds is in the seller's account. */
  readonly isTied: boolean;
}

/** The part that is not decided about yet: tied, or to be tied with the release. */
export const openPartOf = (hold: Amounts): Paise =>
  hold.isTied ? hold.held : (Math.max(0, hold.tax - hold.credited - hold.released) as Paise);

/** The part that a release ties: never more than the truck brings. */
export const toTie = (hold: Amounts, brings: Paise): Paise =>
  Math.max(0, Math.min(openPartOf(hold), brings)) as Paise;

/**
 * The part that a 2B frees: what it shows, less credit notes and what was free before. Where it
 * shows all, whatever is left is free.
 */
export function freedBy(hold: Amounts, covered: Paise): Paise {
  const open = openPartOf(hold);
  if (covered >= hold.tax) return open;
  return Math.min(open, Math.max(0, covered - hold.credited - hold.released)) as Paise;
}

/** The state of one that is over, by whom it went to. */
export function endedAs({ released, returned }: Pick<Amounts, "released" | "returned">) {
  if (released > 0 && returned > 0) return "split" as const;
  if (returned > 0) return "returned" as const;
  return released > 0 ? ("released" as const) : ("cancelled" as const);
}

interface AtEnd {
  readonly state: TaxHoldState;
  readonly untilAt: Date;
  readonly saidAt: Date | null;
}
/** To whom the rest goes once the last day is over; null while the office decides, or of none. */
export function atUntil({ state, untilAt, saidAt }: AtEnd): {
  readonly to: "seller" | "buyer";
  readonly why: TaxHoldReason;
} | null {
  if (state === "disputed" || !isOpenHold(state)) return null;
  if (state === "waiting") return { to: "seller", why: "nobody_spoke" };
  const isSaidAgain =
    saidAt !== null && saidAt.getTime() >= untilAt.getTime() - SAID_WITHIN_DAYS * DAY_MS;
  return isSaidAgain ? { to: "buyer", why: "not_in_2b" } : { to: "seller", why: "not_said_again" };
}

/** Whether the office has had one for too long. */
export const isLate = (disputedAt: Date | null, now: Date): boolean =>
  disputedAt !== null && now.getTime() - disputedAt.getTime() > LATE_DAYS * DAY_MS;

/** A note on the paper before its truck is released: what was found before was found of less. */
export const foundAfterNote = ({ tax, released }: Amounts, credited: Paise): Paise =>
  Math.max(0, Math.min(released, tax - credited)) as Paise;

/** The sums of several together. */
export const taxTotals = (holds: readonly Pick<Amounts, "held" | "released" | "returned">[]) =>
  holds.reduce(
    (sum, { held, released, returned }) => ({
      held: (sum.held + held) as Paise,
      released: (sum.released + released) as Paise,
      returned: (sum.returned + returned) as Paise,
    }),
    { held: 0 as Paise, released: 0 as Paise, returned: 0 as Paise },
  );
