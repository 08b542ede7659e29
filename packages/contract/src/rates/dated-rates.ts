/** The law's rates, by the day since when. Without zod, so that a page may carry it. */

/** Where a rate was read; screens word it: notification `9/2025`, section `206C(1)`, a site. */
export const SOURCES = [
  "gst_notification",
  "income_tax_1961",
  "income_tax_2025",
  "finance_bill",
  "website",
] as const;
export interface Source {
  readonly code: (typeof SOURCES)[number];
  /** Its number, section, year or name. */
  readonly of: string;
}

/** Holds until the next row of its table begins. */
export interface DatedRate<Rate = number> {
  /** YYYY-MM-DD in India. */
  readonly from: string;
  /** Percent, or what a rule has beside its percent. */
  readonly rate: Rate;
  readonly sources: readonly Source[];
  /** A rate whose confidence is not high is shown as to be confirmed. */
  readonly confidence: "high" | "medium" | "low";
}
/** Oldest first. */
export type RateTable<Rate = number> = readonly DatedRate<Rate>[];

/**
 * The row that holds on a day; undefined before the first.
 * @param day YYYY-MM-DD in India
 */
export const rateOn = <Rate>(table: RateTable<Rate>, day: string): DatedRate<Rate> | undefined =>
  table.findLast(({ from }) => from <= day);
