/**
 * When a bid is unusual: its bidder is asked once more, and the office looks at it. Without zod, so
 * that a page may carry it.
 */

/**
 * As MSTC warns: a bid so many times the price it beats is more often a slip or mischief than
 * meant.
 */
export const UNUSUAL_TIMES = 5;

/** So many times the price board's P75, and at least so many times what it beats. */
export const ABOVE_BOARD = { times: 3, beaten: 2 } as const;

/**
 * Why a bid is unusual; null for an ordinary one. Both amounts and both values are in one unit,
 * paise or rupees.
 */
export function whyUnusual({
  amount,
  beaten,
  value,
  usual,
}: {
  readonly amount: number;
  /** The highest bid before it, or the market value. */
  readonly beaten: number;
  /** The whole lot's cost at this bid. */
  readonly value: number;
  /** The whole lot's cost at the price board's P75; null where that is not known. */
  readonly usual: number | null;
}): "beaten" | "board" | null {
  if (amount >= beaten * UNUSUAL_TIMES) return "beaten";
  if (usual === null || amount < beaten * ABOVE_BOARD.beaten) return null;
  return value >= usual * ABOVE_BOARD.times ? "board" : null;
}
