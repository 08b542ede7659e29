import { expect, test } from "vitest";
import {
  byMonth,
  daysOfMonth,
  fittedScale,
  monthName,
  monthsBetween,
  sinceFirst,
} from "./chart.rules.ts";

test("an axis has every month of its range, also over the turn of the year", () => {
  expect(monthsBetween("2025-11-20", "2026-02-01")).toEqual([
    "2025-11",
    "2025-12",
    "2026-01",
    "2026-02",
  ]);
  expect(monthName("2026-11")).toBe("Nov 2026");
});

test("a chart begins at the first month with anything, within its range", () => {
  const range = { from: "2025-12-10", to: "2026-11-27" };
  const found = [{ month: "2026-10" }, { month: "2026-08" }];
  expect(sinceFirst(found, range)).toEqual({ from: "2026-08-01", to: range.to });
  expect(sinceFirst([{ month: "2025-12" }], range)).toEqual(range);
  expect(sinceFirst([], range)).toEqual(range);
});

test("figures are laid out by month and material; where there is none stands 0", () => {
  const found = [
    { month: "2026-10", material: { title: "Tyres" }, spend: 5 },
    { month: "2026-11", material: { title: "Copper" }, spend: 7 },
    { month: "2026-11", material: { title: "Tyres" }, spend: 2 },
  ];
  expect(byMonth(found, { from: "2026-10-01", to: "2026-11-30" }, (f) => f.spend)).toEqual({
    series: ["Copper", "Tyres"],
    data: [
      { name: "Oct 2026", Copper: 0, Tyres: 5 },
      { name: "Nov 2026", Copper: 7, Tyres: 2 },
    ],
  });
});

test("a month's days end where the range ends", () => {
  const range = { from: "2026-01-15", to: "2026-03-10" };
  expect(daysOfMonth("2026-01", range)).toEqual({ from: "2026-01-15", to: "2026-01-31" });
  expect(daysOfMonth("2026-02", range)).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(daysOfMonth("2026-03", range)).toEqual({ from: "2026-03-01", to: "2026-03-10" });
});

test.each([
  { values: [41, 44.5, 47], marks: [40, 42, 44, 46, 48] },
  { values: [7, 7], marks: [6, 8] },
  { values: [0.4, 3], marks: [0, 1, 2, 3, 4] },
  { values: [1204, 1380, null], marks: [1200, 1250, 1300, 1350, 1400] },
  { values: [null], marks: [0, 1] },
])("a scale fits its values $values and begins below the lowest (U41)", ({ values, marks }) => {
  const data = values.map((rate, i) => ({ name: String(i), rate }));
  expect(fittedScale(data, ["rate"])).toEqual(marks);
});
