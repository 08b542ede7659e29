/**
 * The least step that a bidder would think of: the lot's own, or a round half percent of the price.
 */
export function stepOf(price: number, increment: number | null): number {
  if (increment) return increment;
  const size = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(price, 100))) - 2);
  return Math.max(1, size * (price / size >= 500 ? 5 : 1));
}

/** Amounts to choose by one touch: the least that will be accepted, then above it. */
export function quickAmounts(next: number, increment: number | null): number[] {
  const step = stepOf(next, increment);
  return [next, ...[1, 2, 5].map((n) => Math.round((next + n * step) * 100) / 100)];
}
