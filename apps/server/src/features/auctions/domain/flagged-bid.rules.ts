import type { Paise } from "@rebale/contract";

/**
 * As MSTC warns: a bid so many times the price it beats is more often a slip or mischief than
 * meant.
 */
export const UNUSUAL_TIMES = 5;

/**
 * Such a bid needs its bidder's confirmation; accepted, it counts like any other, and the office
 * looks at it.
 */
export const isUnusual = (amount: Paise, beaten: Paise): boolean =>
  amount >= beaten * UNUSUAL_TIMES;

export interface FlaggedBid {
  readonly lot_id: number;
  readonly seq: number;
  readonly amount: Paise;
  /** The highest bid before it, or the market value. */
  readonly beaten: Paise;
  readonly at: Date;
}
