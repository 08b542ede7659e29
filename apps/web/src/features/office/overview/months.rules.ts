import type { MarketMonth } from "@rebale/contract/figures";

const SUMMED = [
  ...(["listed", "bids", "closed", "sold", "sold_value"] as const),
  ...(["fees", "fees_gst", "new_buyers", "new_sellers"] as const),
];

/** A month beside the one before it. */
export interface MonthRow extends MarketMonth {
  /** In whole percent; null where there was nothing before. */
  readonly grown: { readonly sold_value: number | null; readonly fees: number | null };
}

const percent = (now: number, before: number | undefined) =>
  before ? Math.round(((now - before) / before) * 100) : null;

/** Twelve months, each with what it grew by; the thirteenth is there to be compared with. */
export const monthRows = (months: readonly MarketMonth[]): MonthRow[] =>
  months.slice(0, 12).map((month, i) => ({
    ...month,
    grown: {
      sold_value: percent(month.sold_value, months[i + 1]?.sold_value),
      fees: percent(month.fees, months[i + 1]?.fees),
    },
  }));

/** Their sum; money held is no sum, but what is there now. Rupees to the paisa. */
export function sumOf(rows: readonly MonthRow[]): MonthRow {
  const sums = SUMMED.map((name) => [
    name,
    Math.round(rows.reduce((all, row) => all + row[name], 0) * 100) / 100,
  ]);
  return {
    ...(Object.fromEntries(sums) as Pick<MarketMonth, (typeof SUMMED)[number]>),
    ...{ month: "", held: rows[0]?.held ?? 0, best_sellers: [] },
    grown: { sold_value: null, fees: null },
  };
}

/** +12 %. */
export const grownText = (by: number | null): string =>
  by === null ? "" : `${by > 0 ? "+" : by < 0 ? "−" : ""}${Math.abs(by)}%`;
