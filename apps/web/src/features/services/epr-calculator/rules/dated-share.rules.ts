import { firstDayOfYear, lastDayOfYear } from "@rebale/contract/values/calendar";
import type { FinancialYear } from "./financial-year.rules.ts";

/** A share that the rules fix for a time. Rules change: nothing here is used outside its dates. */
export interface DatedShare {
  /** Per cent; null where the figure is not confirmed and has to be looked up. */
  percent: number | null;
  valid_from: string;
  /** Last day; null while it stays in force. */
  valid_to: string | null;
  /** Where the figure is published, or where it must be looked up. */
  source: string;
  /** `medium`: shown, and to be read in the gazette. */
  confidence: "high" | "medium" | "look up";
}

/** `percents` for consecutive financial years from `first` on; the last one stays in force. */
export function sharesFrom(
  first: FinancialYear,
  percents: readonly (number | null)[],
  source: string,
): DatedShare[] {
  return percents.map((percent, i) => ({
    percent,
    valid_from: firstDayOfYear(first + i),
    valid_to: i === percents.length - 1 ? null : lastDayOfYear(first + i),
    source,
    confidence: percent === null ? "look up" : "high",
  }));
}

/** The share in force when the year begins; undefined where the rules had none yet. */
export const shareIn = (
  table: readonly DatedShare[],
  year: FinancialYear,
): DatedShare | undefined =>
  table.find(
    ({ valid_from, valid_to }) =>
      valid_from <= firstDayOfYear(year) && (valid_to === null || firstDayOfYear(year) <= valid_to),
  );

/**
 * Shares that are to be read in the gazette, after years of which none is known; the last one stays
 * in force.
 * @param percents by financial year: 2026-27
 */
export function sharesToRead(
  first: FinancialYear,
  percents: Readonly<Record<string, number>>,
  source: string,
): DatedShare[] {
  const years = Object.entries(percents).map(([year, percent]) => ({
    year: Number(year.slice(0, 4)),
    percent,
  }));
  const known = Math.min(...years.map(({ year }) => year));
  return [
    ...sharesFrom(first, [null], source).map((share) => ({
      ...share,
      valid_to: lastDayOfYear(known - 1),
    })),
    ...years.map(({ year, percent }, i) => ({
      ...{ percent, source, confidence: "medium" as const },
      valid_from: firstDayOfYear(year),
      valid_to: i === years.length - 1 ? null : lastDayOfYear(year),
    })),
  ];
}
