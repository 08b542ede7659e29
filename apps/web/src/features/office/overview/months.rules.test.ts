import type { MarketMonth } from "@rebale/contract/figures";
import { describe, expect, test } from "vitest";
import { grownText, monthRows, sumOf } from "./months.rules.ts";

const month = (name: string, sold_value: number, fees: number): MarketMonth => ({
  ...{ month: name, listed: 2, bids: 5, closed: 2, sold: 1, sold_value, fees, fees_gst: 0.1 },
  ...{ held: 900, new_buyers: 1, new_sellers: 0, best_sellers: [] },
});

describe("the owner's months (V27)", () => {
  const months = [month("2026-11", 300, 3), month("2026-10", 200, 0), month("2026-09", 400, 4)];
  test("each stands beside the month before it", () => {
    expect(monthRows(months).map(({ grown }) => grown)).toEqual([
      { sold_value: 50, fees: null },
      { sold_value: -50, fees: -100 },
      { sold_value: null, fees: null },
    ]);
    expect([50, -50, 0, null].map(grownText)).toEqual(["+50%", "−50%", "0%", ""]);
  });

  test("and all come to a sum; money that is held is what is there now", () => {
    expect(sumOf(monthRows(months))).toMatchObject({
      ...{ listed: 6, sold: 3, sold_value: 900, fees: 7, fees_gst: 0.3, held: 900 },
    });
    const year = Array.from({ length: 13 }, () => month("2026-01", 1, 1));
    expect(monthRows(year)).toHaveLength(12);
  });
});
