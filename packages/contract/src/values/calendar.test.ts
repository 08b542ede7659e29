import { describe, expect, test } from "vitest";
import {
  addDays,
  daysBetween,
  endOfDay,
  financialYear,
  financialYearText,
  firstDayOfYear,
  indiaAsUtc,
  indiaDay,
  indiaInstant,
  indiaIso,
  indiaTime,
  lastDayOfMonth,
  lastDayOfYear,
  startOfDay,
  weekdayOf,
} from "./calendar.ts";

describe("a day in India begins and ends with its own midnight, half past six UTC", () => {
  test.each([
    ["2026-03-31T18:29:59.999Z", "2026-03-31", "2026-03-31 23:59:59", 2025],
    ["2026-03-31T18:30:00.000Z", "2026-04-01", "2026-04-01 00:00:00", 2026],
    ["2026-12-31T18:29:59.999Z", "2026-12-31", "2026-12-31 23:59:59", 2026],
    ["2026-12-31T18:30:00.000Z", "2027-01-01", "2027-01-01 00:00:00", 2026],
    ["2028-02-28T18:30:00.000Z", "2028-02-29", "2028-02-29 00:00:00", 2027],
    ["2027-02-28T18:30:00.000Z", "2027-03-01", "2027-03-01 00:00:00", 2026],
  ])("%s is on %s, at %s", (iso, day, time, year) => {
    const at = new Date(iso);
    expect([indiaDay(at), indiaTime(at), financialYear(indiaDay(at))]).toEqual([day, time, year]);
    expect(indiaAsUtc(at).toISOString().slice(0, 10)).toBe(day);
    expect(startOfDay(day) <= at && at < endOfDay(day)).toBe(true);
  });

  test("the end of one day is the beginning of the next, also at the end of months and years", () => {
    for (const day of ["2026-03-31", "2026-11-30", "2026-12-31", "2027-02-28", "2028-02-29"])
      expect(endOfDay(day)).toEqual(startOfDay(addDays(day, 1)));
    expect(endOfDay("2026-12-31").toISOString()).toBe("2026-12-31T18:30:00.000Z");
  });
});

test("an instant is read from a clock in India, with a blank or a T, with seconds or without", () => {
  expect(indiaIso("2026-04-01 00:00:00")).toBe("2026-04-01T00:00:00+05:30");
  for (const clock of ["2026-04-01 05:30", "2026-04-01T05:30:00"])
    expect(indiaInstant(clock).toISOString()).toBe("2026-04-01T00:00:00.000Z");
  expect(indiaTime(indiaInstant("2026-03-31 23:59:59"))).toBe("2026-03-31 23:59:59");
});

test("a Date that is none has no time, and no day", () => {
  expect(indiaTime(new Date(Number.NaN))).toBe("");
  expect(() => indiaDay(new Date(Number.NaN))).toThrow(RangeError);
});

test.each([
  ["2026-01-31", 1, "2026-02-01"],
  ["2027-02-28", 1, "2027-03-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2028-02-29", 366, "2029-03-01"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2027-01-01", -1, "2026-12-31"],
  ["2028-03-01", -1, "2028-02-29"],
  ["2026-04-01", -365, "2025-04-01"],
  ["2026-04-01", 0, "2026-04-01"],
])("%s and %i days is %s, and back", (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
  expect(daysBetween(day, later)).toBe(days);
});

test("the week begins on Monday and ends on Sunday, whatever month that is", () => {
  const week = ["28", "29", "30"].map((day) => `2026-12-${day}`);
  expect([...week, "2026-12-31", "2027-01-01", "2027-01-02", "2027-01-03"].map(weekdayOf)).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ]);
});

test("months end on their own days, and February by the leap year", () => {
  expect(
    ["2026-01", "2026-04", "2026-12", "2027-02", "2028-02", "2100-02"].map(lastDayOfMonth),
  ).toEqual(["2026-01-31", "2026-04-30", "2026-12-31", "2027-02-28", "2028-02-29", "2100-02-28"]);
});

test("a financial year runs from 1 April to 31 March, also over a century (W8)", () => {
  expect(
    ["2027-03-31", "2027-04-01", "2027-12-31", "2028-01-01", "2028-02-29"].map(financialYear),
  ).toEqual([2026, 2027, 2027, 2027, 2027]);
  expect([2026, 2098, 2099].map(financialYearText)).toEqual(["2026-27", "2098-99", "2099-00"]);
  expect([firstDayOfYear(2026), lastDayOfYear(2026)]).toEqual(["2026-04-01", "2027-03-31"]);
  expect(addDays(lastDayOfYear(2026), 1)).toBe(firstDayOfYear(2027));
});
