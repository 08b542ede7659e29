import type { MarketDay } from "@rebale/contract/figures";
import { t } from "ttag";
import type { ChartRow } from "../../../ui/charts/chart.rules.ts";

/** With more days than this a point is a week. */
const MAX_DAYS = 100;
const WEEK = 7;

export interface Trend {
  title: string;
  series: string;
  unit: "count" | "rupees" | "percent" | "hours";
  look: "bars" | "curve";
  value: (days: readonly MarketDay[]) => number | null;
  /** The office's list of what a point counts; bids and bidders have none of their own. */
  list?: "listed" | "ended";
}

const sum = (days: readonly MarketDay[], of: (day: MarketDay) => number) =>
  days.reduce((total, day) => total + of(day), 0);
const perHundred = (part: number, whole: number) =>
  whole ? Math.round((part / whole) * 1000) / 10 : null;

export const TRENDS: readonly Trend[] = [
  {
    title: t`Lots listed`,
    series: t`Lots`,
    unit: "count",
    list: "listed",
    look: "bars",
    value: (days) => sum(days, (day) => day.listed),
  },
  {
    title: t`Bids`,
    series: t`Bids`,
    unit: "count",
    look: "bars",
    value: (days) => sum(days, (day) => day.bids),
  },
  {
    title: t`Value sold`,
    series: t`Sold`,
    unit: "rupees",
    list: "ended",
    look: "bars",
    value: (days) => sum(days, (day) => day.sold_value),
  },
  {
    title: t`Bidders a day`,
    series: t`Bidders`,
    unit: "count",
    look: "curve",
    value: (days) => Math.round(sum(days, (day) => day.bidders) / days.length),
  },
  {
    title: t`Sell-through: sold of ended`,
    series: t`Sold`,
    unit: "percent",
    list: "ended",
    look: "bars",
    value: (days) =>
      perHundred(
        sum(days, (day) => day.sold),
        sum(days, (day) => day.closed),
      ),
  },
  {
    title: t`Time to review a lot`,
    series: t`Hours`,
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

/** The days one by one, or by the week when there are many. */
function points(days: readonly MarketDay[]): MarketDay[][] {
  const size = days.length > MAX_DAYS ? WEEK : 1;
  return Array.from({ length: Math.ceil(days.length / size) }, (_, i) =>
    days.slice(i * size, (i + 1) * size),
  );
}

/** A row a point; a week has its first day's name. */
export const trendRows = (days: readonly MarketDay[], { series, value }: Trend): ChartRow[] =>
  points(days).map((some) => ({ name: indian(some[0]?.day ?? ""), [series]: value(some) }));

/** The office's list of the lots behind a point. */
export function listBehind(days: readonly MarketDay[], list: "listed" | "ended", row: number) {
  const some = points(days)[row] ?? [];
  const search = new URLSearchParams({
    status: list === "ended" ? "ended" : "all",
    from: some[0]?.day ?? "",
    to: some.at(-1)?.day ?? "",
  });
  return `/admin/products?${search}`;
}
