import type { MarketDay } from "@rebale/contract/figures";
import { addDays } from "@rebale/contract/values/calendar";
import { expect, test } from "vitest";
import { TRENDS, trendRows } from "./trends.rules.ts";

const day = (n: number, over: Partial<MarketDay> = {}): MarketDay => ({
  day: addDays("2026-01-01", n),
  listed: 1,
  bids: 10,
  bid_value: 1000,
  bidders: 4,
  closed: 2,
  sold: 1,
  sold_value: 500,
  reviewed: 0,
  review_hours: null,
  ...over,
});
const trend = (title: string) => {
  const found = TRENDS.find((each) => each.title.startsWith(title));
  if (!found) throw new Error(title);
  return found;
};

test("few days stand one by one, under India's dates", () => {
  expect(trendRows([day(0), day(1)], trend("Bids"))).toEqual([
    { name: "01-01-2026", Bids: 10 },
    { name: "02-01-2026", Bids: 10 },
  ]);
});

test("many days are summed by the week, bidders a day averaged", () => {
  const year = Array.from({ length: 365 }, (_, i) => day(i));
  expect(trendRows(year, trend("Bids"))).toHaveLength(53);
  expect(trendRows(year, trend("Bids"))[0]).toEqual({ name: "01-01-2026", Bids: 70 });
  expect(trendRows(year, trend("Bidders"))[0]).toMatchObject({ Bidders: 4 });
});

test("sell-through is of what ended, time to review of what was reviewed; without any there is none", () => {
  expect(trendRows([day(0), day(1, { closed: 0, sold: 0 })], trend("Sell-through"))).toMatchObject([
    { Sold: 50 },
    { Sold: null },
  ]);
  const days = [day(0, { reviewed: 3, review_hours: 2 }), day(1)];
  expect(trendRows(days, trend("Time"))).toMatchObject([{ Hours: 2 }, { Hours: null }]);
});
