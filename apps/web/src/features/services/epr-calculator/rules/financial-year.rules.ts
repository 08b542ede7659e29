/**
 * A financial year by the calendar year in which it starts: 2026 is 2026-27, from 1 April 2026 to
 * 31 March 2027.
 */
export type FinancialYear = number;

export const yearsBetween = (from: FinancialYear, to: FinancialYear): FinancialYear[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
