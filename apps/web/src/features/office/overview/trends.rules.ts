import type { MarketDay } from "@rebale/contract/figures";
import type { ChartRow } from "../../../ui/charts/chart.rules.ts";

/** With more days than this a point is a week. */
const MOST_DAYS = 100;
const WEEK = 7;

export interface Trend {
  title: string;
  series: string;
  unit: "count" | "rupees" | "percent" | "hours";
  look: "bars" | "curve";
  value: (days: readonly MarketDay[]) => number | null;
}

const sum = (days: readonly MarketDay[], of: (day: MarketDay) => number) =>
  days.reduce((total, day) => total + of(day), 0);
const perHundred = (part: number, whole: number) =>
  whole ? Math.round((part / whole) * 1000) / 10 : null;

export const TRENDS: readonly Trend[] = [
  {
    title: "Lots listed",
    series: "Lots",
    unit: "count",
    look: "bars",
    value: (days) => sum(days, (day) => day.listed),
  },
  {
    title: "Bids",
    series: "Bids",
    unit: "count",
    look: "bars",
    value: (days) => sum(days, (day) => day.bids),
  },
  {
    title: "Value sold",
    series: "Sold",
    unit: "rupees",
    look: "bars",
    value: (days) => sum(days, (day) => day.sold_value),
  },
  {
    title: "Bidders a day",
    series: "Bidders",
    unit: "count",
    look: "curve",
    value: (days) => Math.round(sum(days, (day) => day.bidders) / days.length),
  },
  {
    title: "Sell-through: sold of ended",
    series: "Sold",
    unit: "percent",
    look: "bars",
    value: (days) =>
      perHundred(
        sum(days, (day) => day.sold),
        sum(days, (day) => day.closed),
      ),
  },
  {
    title: "Time to review a lot",
    series: "Hours",
    unit: "hours",
    look: "curve",
    value: (days) => {
      const reviewed = sum(days, (day) => day.reviewed);
      const hours = sum(days, (day) => (day.review_hours ?? 0) * day.reviewed);
      return reviewed ? Math.round((hours / reviewed) * 10) / 10 : null;
    },
  },
];

const indian = (day: string) => day.split("-").reverse().join("-");

/** The days one by one, or by the week when there are many; a week has its first day's name. */
export function trendRows(days: readonly MarketDay[], { series, value }: Trend): ChartRow[] {
  const size = days.length > MOST_DAYS ? WEEK : 1;
  const rows: ChartRow[] = [];
  for (let i = 0; i < days.length; i += size) {
    const some = days.slice(i, i + size);
    const [first] = some;
    if (first) rows.push({ name: indian(first.day), [series]: value(some) });
  }
  return rows;
}
