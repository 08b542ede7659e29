import type { Paise } from "@rebale/contract";

/**
 * As MSTC warns: a bid so many times the price it beats is more often a slip or mischief than
 * meant.
 */
export const UNUSUAL_TIMES = 5;

/**
 * Such a bid counts like any other. Its bidder is asked first, on our own screens, and the office
 * looks at it.
 */
export const isUnusual = (amount: Paise, beaten: Paise): boolean =>
  amount >= beaten * UNUSUAL_TIMES;

export interface UnusualBid {
  readonly lot_id: number;
  readonly seq: number;
  readonly amount: Paise;
  /** The highest bid before it, or the market value. */
  readonly beaten: Paise;
  readonly at: Date;
}
