/**
 * A financial year by the calendar year in which it starts: 2026 is 2026-27, from 1 April 2026 to
 * 31 March 2027.
 */
export type FinancialYear = number;

export const yearLabel = (year: FinancialYear) =>
  `${year}-${String((year + 1) % 100).padStart(2, "0")}`;

const INDIA = 5.5 * 3_600_000;

/** The financial year on an Indian calendar. */
export function financialYearOf(at: Date): FinancialYear {
  const there = new Date(at.getTime() + INDIA);
  return there.getUTCMonth() >= 3 ? there.getUTCFullYear() : there.getUTCFullYear() - 1;
}

export const firstDay = (year: FinancialYear) => `${year}-04-01`;

export const yearsBetween = (from: FinancialYear, to: FinancialYear): FinancialYear[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
