import { indiaDay } from "@rebale/contract/values/calendar";
import { expect, test } from "vitest";
import { instantsOf, rangeOf } from "./range.rules.ts";

const now = new Date("2026-11-21T20:00:00Z"); // past midnight in India

test("a day is India's", () => {
  expect(indiaDay(now)).toBe("2026-11-22");
  expect(instantsOf({ from: "2026-11-01", to: "2026-11-02" })).toEqual({
    start: new Date("2026-10-31T18:30:00Z"),
    stop: new Date("2026-11-02T18:30:00Z"),
  });
});

test("without dates it is the last twelve months, and never more", () => {
  expect(rangeOf({}, now)).toEqual({ from: "2025-11-23", to: "2026-11-22" });
  expect(rangeOf({ from: "2026-11-01" }, now)).toEqual({ from: "2026-11-01", to: "2026-11-22" });
  expect(rangeOf({ to: "2026-03-31" }, now)).toEqual({ from: "2025-04-01", to: "2026-03-31" });
  expect(rangeOf({ from: "2020-01-01" }, now).from).toBe("2025-11-23");
});
