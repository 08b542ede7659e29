import { describe, expect, test } from "vitest";
import { freeSlots, rangeOf, slotAt, slotsOn, usualDays } from "./slots.rules.ts";

/** A Saturday. */
const day = "2026-12-05";
const at = (clock: string, on = day) => new Date(`${on}T${clock}:00+05:30`);

describe("slots of a site", () => {
  test("that has said nothing: hours from 9 to 18 with two bays, Monday to Saturday (G42)", () => {
    const slots = slotsOn(usualDays, day);
    expect(slots).toHaveLength(9);
    expect(slots[0]).toEqual({ from: at("09:00"), to: at("10:00"), bays: 2 });
    expect(slots.at(-1)?.to).toEqual(at("18:00"));
    expect(slotsOn(usualDays, "2026-12-06")).toEqual([]);
  });
  test("have whole lengths: what is left at the end is none", () => {
    const days = [{ weekday: 6, from: "09:00", to: "10:40", bays: 1, minutes: 45 }];
    expect(slotsOn(days, day).map(({ to }) => to)).toEqual([at("09:45"), at("10:30")]);
  });
  test("are taken at their beginning, until they are over", () => {
    expect(slotAt(usualDays, at("09:00"), at("09:59"))).toMatchObject({ bays: 2 });
    expect(slotAt(usualDays, at("09:00"), at("10:00"))).toBeUndefined();
    expect(slotAt(usualDays, at("09:30"), at("08:00"))).toBeUndefined();
  });
  test("lose the places of what meets them, also of times that were set before", () => {
    const booked = [{ from: at("09:30"), to: at("10:30") }];
    const free = freeSlots(usualDays, booked, { from: day, to: "2026-12-06" }, at("08:00"));
    expect(free.map((slot) => slot.free)).toEqual([1, 1, 2, 2, 2, 2, 2, 2, 2]);
  });
  test("are listed for a week from today, or at most 31 days", () => {
    expect(rangeOf({}, at("23:59"))).toEqual({ from: day, to: "2026-12-11" });
    expect(rangeOf({ from: "2026-12-05T20:00:00.000Z", to: "2030-01-01" }, at("08:00"))).toEqual({
      ...{ from: "2026-12-06", to: "2027-01-05" },
    });
  });
});
