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

/**
 * Amounts to choose by one touch: the least that will be accepted, then above it; round ones where
 * the lot has no step of its own, as the least is then a paisa above the last bid.
 */
export function quickAmounts(next: number, increment: number | null, basis: Basis): number[] {
  const step = stepOf(next, increment, basis);
  // In paise: 4.35 / 0.01 is a little less than 435.
  const [least, by] = [Math.round(next * 100), Math.round(step * 100)];
  const from = increment ? least : least - (least % by);
  return [next, ...[1, 2, 5].map((n) => (from + n * by) / 100)];
}
