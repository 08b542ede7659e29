import { expect, test } from "vitest";
import { nextTimes, timesOf, typedOf } from "./site-times.rules.ts";

const monday = { weekday: 1, from: "08:00", to: "12:30", places: 3, minutes: 45 };

test("what is read of a site is sent back as it was", () => {
  expect(timesOf(typedOf(monday))).toEqual(monday);
});

test("more times follow the last day with its hours, from Sunday back to Monday", () => {
  expect(timesOf(nextTimes([typedOf(monday)]))).toEqual({ ...monday, weekday: 2 });
  expect(nextTimes([typedOf({ ...monday, weekday: 7 })]).weekday).toBe("1");
  expect(timesOf(nextTimes([]))).toMatchObject({ weekday: 1, from: "09:00", places: 2 });
});
