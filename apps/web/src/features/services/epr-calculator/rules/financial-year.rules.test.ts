import { expect, test } from "vitest";
import { shareIn, sharesFrom } from "./dated-share.rules.ts";
import { financialYearOf, yearLabel } from "./financial-year.rules.ts";

test("a financial year ends on 31 March at midnight in India", () => {
  expect(financialYearOf(new Date("2026-03-31T23:59:59+05:30"))).toBe(2025);
  expect(financialYearOf(new Date("2026-04-01T00:00:00+05:30"))).toBe(2026);
  expect(financialYearOf(new Date("2026-03-31T18:30:00Z"))).toBe(2026);
  expect(financialYearOf(new Date("2027-01-01T00:00:00+05:30"))).toBe(2026);
});

test("a financial year is written 2026-27, also over a century", () => {
  expect(yearLabel(2026)).toBe("2026-27");
  expect(yearLabel(2099)).toBe("2099-00");
});

test("a share holds from 1 April to 31 March, the last one until it is changed", () => {
  const table = sharesFrom(2024, [50, 60], "a rule");
  expect(table[0]).toMatchObject({ valid_from: "2024-04-01", valid_to: "2025-03-31" });
  expect(table[1]).toMatchObject({ valid_from: "2025-04-01", valid_to: null });
  expect([2023, 2024, 2025, 2031].map((year) => shareIn(table, year)?.percent)).toEqual([
    undefined,
    50,
    60,
    60,
  ]);
});
