import { indiaInstant } from "@rebale/contract/values/calendar";
import { describe, expect, test } from "vitest";
import { isWithin, type ShownLot, windowOf } from "./window.rules.ts";

const at = (clock: string) => indiaInstant(clock);
const lot: ShownLot = {
  ...{ approval: "approved", closedAt: null, inspectionDays: null },
  endsAt: at("2026-12-05T16:00"),
};
const now = at("2026-12-01T11:00");
const daysOf = (over: Partial<ShownLot>, then = now) => {
  const window = windowOf({ ...lot, ...over }, then);
  return window && [window.from, window.to];
};

describe("the goods of a lot are shown", () => {
  test("from its approval to the end of the stage that runs (F50)", () => {
    expect(daysOf({})).toEqual(["2026-12-01", "2026-12-05"]);
    expect(daysOf({ approval: "pending" })).toBeNull();
    expect(daysOf({ closedAt: now })).toBeNull();
    expect(daysOf({ endsAt: null })).toBeNull();
    expect(daysOf({}, at("2026-12-05T16:00"))).toBeNull();
  });
  test("on the last days alone where its terms name them (F50)", () => {
    expect(daysOf({ inspectionDays: 2 })).toEqual(["2026-12-04", "2026-12-05"]);
    expect(daysOf({ inspectionDays: 1 })).toEqual(["2026-12-05", "2026-12-05"]);
    expect(daysOf({ inspectionDays: 30 })).toEqual(["2026-12-01", "2026-12-05"]);
    expect(daysOf({ inspectionDays: 0 })).toBeNull();
  });
  test("for a month ahead at most", () => {
    expect(daysOf({ endsAt: at("2027-03-01T16:00") })).toEqual(["2026-12-01", "2026-12-31"]);
  });
  test("in slots that are over before the lot is", () => {
    const window = windowOf({ ...lot, inspectionDays: 1 }, now);
    if (!window) throw new Error("No window");
    const slot = (from: string, to: string) => ({ from: at(from), to: at(to) });
    expect(isWithin(slot("2026-12-05T15:00", "2026-12-05T16:00"), window)).toBe(true);
    expect(isWithin(slot("2026-12-05T15:30", "2026-12-05T16:30"), window)).toBe(false);
    expect(isWithin(slot("2026-12-04T15:00", "2026-12-04T16:00"), window)).toBe(false);
  });
});
