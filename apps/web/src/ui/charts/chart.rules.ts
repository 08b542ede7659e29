import { lastDayOfMonth } from "@rebale/contract/values/calendar";
import { t } from "ttag";

/** Neighbours differ in lightness, too: told apart in grey, and at 3:1 on the card. */
const colors = [
  "bottle.8",
  "marigold.6",
  "bottle.4",
  "marigold.8",
  "red.6",
  "bottle.5",
  "marigold.7",
];
export const seriesColors = (i: number): string => colors[i % colors.length] ?? "bottle.8";

/** One row of a chart: a name on the axis, and a value for each series. */
export type ChartRow = { name: string } & Record<string, string | number | null>;

/** Months from YYYY-MM to YYYY-MM, both included: also those in which nothing happened. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  let [year = 0, month = 1] = from.split("-").map(Number);
  const last = to.slice(0, 7);
  for (let i = 0; i < 24; i++) {
    const name = `${year}-${String(month).padStart(2, "0")}`;
    if (name > last) break;
    months.push(name);
    month++;
    if (month > 12) [year, month] = [year + 1, 1];
  }
  return months;
}

const names = t`Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec`.split(" ");
/** Nov 2026, of YYYY-MM. */
export const monthName = (month: string): string =>
  `${names[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/**
 * Where an axis that does not begin at zero has its marks: from below the lowest value to above the
 * highest, in even steps of 1, 2 or 5 of some power of ten.
 */
export function fittedScale(data: readonly ChartRow[], series: readonly string[]): number[] {
  const values = data
    .flatMap((row) => series.map((name) => row[name]))
    .filter((value) => typeof value === "number");
  if (values.length === 0) return [0, 1];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const rough = (high - low || high || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((each) => each * power >= rough) ?? 10);
  const first = Math.max(0, Math.ceil(low / step) - 1);
  const last = Math.floor(high / step) + 1;
  return Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * step).toFixed(6)),
  );
}

/** A month's days, as far as they lie within the range: what the list behind a figure is asked. */
export function daysOfMonth(month: string, { from, to }: { from: string; to: string }) {
  const last = lastDayOfMonth(month);
  const first = `${month}-01`;
  return { from: first > from ? first : from, to: last < to ? last : to };
}

/** The range from the first month with anything on: months before it say nothing. */
export function sinceFirst<R extends { from: string; to: string }>(
  found: readonly { month: string }[],
  range: R,
): R {
  const months = found.map(({ month }) => month).sort();
  const first = months[0] && `${months[0]}-01`;
  return first && first > range.from && first <= range.to ? { ...range, from: first } : range;
}

/** A row a month and a value a material; months without any are there, too. */
export function byMonth<F extends { month: string; material: { title: string } }>(
  found: readonly F[],
  { from, to }: { from: string; to: string },
  value: (each: F) => number,
): { data: ChartRow[]; series: string[] } {
  const series = [...new Set(found.map(({ material }) => material.title))].sort();
  const data = monthsBetween(from, to).map((month) => {
    const row: ChartRow = { name: monthName(month) };
    for (const title of series) row[title] = 0;
    for (const each of found.filter((f) => f.month === month))
      row[each.material.title] = Number(row[each.material.title] ?? 0) + value(each);
    return row;
  });
  return { data, series };
}

export interface ChartProps {
  data: readonly ChartRow[];
  series: readonly string[];
  format: (value: number) => string;
  /** For the axis, where an exact figure would not fit. */
  short?: ((value: number) => string) | undefined;
  /** Counts: no figure between two of them on the axis. */
  whole?: boolean | undefined;
  stacked?: boolean | undefined;
  /** Bars from the left: for long names. */
  lying?: boolean | undefined;
  /** A row was clicked. */
  onPick?: ((row: number) => void) | undefined;
}
