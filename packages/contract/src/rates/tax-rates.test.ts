import { expect, test } from "vitest";
import { type RateTable, rateOn } from "./dated-rates.ts";
import * as rates from "./tax-rates.ts";

const tables = Object.entries(rates).flatMap(([name, table]): [string, RateTable<unknown>][] =>
  typeof table === "string" ? [] : [[name, table]],
);

test.each(tables)(
  "%s: its rows are days in their order, each with where it was read",
  (_, table) => {
    const days = table.map(({ from }) => from);
    expect(days).toEqual([...new Set(days)].sort());
    for (const { from, sources } of table) {
      expect(from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(sources.length).toBeGreaterThan(0);
    }
  },
);

test("a row holds from its first day to the day before the next begins (A3)", () => {
  const formOn = (day: string) => rateOn(rates.tcsOnScrap, day)?.rate.form;
  expect(
    ["2025-03-31", "2025-04-01", "2026-03-31", "2026-04-01", "2030-01-01"].map(formOn),
  ).toEqual([undefined, "27C", "27C", "127", "127"]);
  expect(rateOn(rates.tcsOnScrap, "2026-03-31")?.rate.percent).toBe(1);
  expect(rateOn(rates.tcsOnScrap, "2026-04-01")?.rate).toMatchObject({
    ...{ percent: 2, collectionCode: "1073" },
  });
});

test("the rates of a day in December 2026 (A3)", () => {
  const of = (table: RateTable) => rateOn(table, "2026-12-01")?.rate;
  expect([rates.gstOnFees, rates.gstOnGroundRent, rates.gstTcsOfMarket].map(of)).toEqual([
    18, 18, 0.5,
  ]);
  expect(rateOn(rates.incomeTdsOfMarket, "2026-12-01")?.rate).toMatchObject({
    ...{ percent: 0.1, without_pan: 5 },
  });
  expect(rateOn(rates.gstTdsOnMetal, "2026-12-01")?.rate).toEqual({ percent: 2, above: 250_000 });
});
