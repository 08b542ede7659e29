import type { Basis } from "../../../lib/formatting.ts";

/**
 * The least step that a bidder would think of: the lot's own, or a round half percent of the price.
 */
export function stepOf(price: number, increment: number | null, basis: Basis): number {
  if (increment) return increment;
  const least = basis === "lot" ? 1 : 0.01;
  const size = Math.max(least, 10 ** (Math.floor(Math.log10(Math.max(price, 1))) - 2));
  return size * (price / size >= 500 ? 5 : 1);
}

/** Amounts to choose by one touch: the least that will be accepted, then above it. */
export function quickAmounts(next: number, increment: number | null, basis: Basis): number[] {
  const step = stepOf(next, increment, basis);
  return [next, ...[1, 2, 5].map((n) => Math.round((next + n * step) * 100) / 100)];
}
