/** The deduction for a measured fault of a truck’s goods. Pure; percents with four decimals. */

/** As terms have it: from `above_percent` on, `rate_percent` off the price of each percent. */
export interface Deduction {
  readonly what: string;
  readonly above_percent: number;
  readonly rate_percent: number;
}

const FOUR = 10_000;
const round = (percent: number) => Math.round(percent * FOUR) / FOUR;

/**
 * The percent that a measured share takes off the value: of all steps that the terms name for it.
 * @returns null where the terms name none: then the buyer says how much, and the office decides
 */
export function deductionOf(
  deductions: readonly Deduction[],
  what: string,
  measured: number,
): number | null {
  const steps = deductions.filter((one) => nameOf(one.what) === nameOf(what));
  if (steps.length === 0) return null;
  const off = steps.reduce(
    (sum, { above_percent, rate_percent }) =>
      sum + (Math.max(0, measured - above_percent) * rate_percent) / 100,
    0,
  );
  return Math.min(100, round(off));
}

/** Rupees of goods, in the example of a term. */
export const EXAMPLE_VALUE = 100_000;
/** Percent above the limit. */
const EXAMPLE_EXCESS = 3;
/** An example of a term, as terms say it: its deduction for goods that are worse than it allows. */
export function exampleOf(one: Deduction) {
  const measured = round(Math.min(100, one.above_percent + EXAMPLE_EXCESS));
  const off = deductionOf([one], one.what, measured) ?? 0;
  return { measured, off, rupees: Math.round(off * EXAMPLE_VALUE) / 100 };
}

const nameOf = (what: string) => what.trim().toLowerCase();
