import { expect, test } from "vitest";
import { freeDays, lateDays, plate, shortHours, slotHours } from "./truck-labels.ts";

test("a plate is read as it stands on the truck", () => {
  expect(["MH12AB1234", "DL1CAA0007", "TN092345"].map(plate)).toEqual([
    ...["MH 12 AB 1234", "DL 1 CAA 0007", "TN 09 2345"],
  ]);
});

test("slots stand below their Indian day, and full ones nowhere (G42)", () => {
  const slot = (from: string, free: number) => ({ from, to: "2026-12-01T05:30:00.000Z", free });
  const late = slot("2026-11-30T18:45:00.000Z", 2);
  const next = slot("2026-12-01T04:30:00.000Z", 1);
  expect(freeDays([late, next, slot("2026-12-02T04:30:00.000Z", 0)])).toEqual([
    { day: "Tuesday, 01-12-2026", slots: [late, next] },
  ]);
  expect(slotHours(next)).toBe("10:00 am – 11:00 am");
});

test("a day after the last one to lift counts for ground rent, and short hours fit a phone (U26)", () => {
  const liftBy = "2026-12-05T18:30:00.000Z"; // midnight in India after 5 December
  expect(lateDays("2026-12-05T05:30:00.000Z", liftBy)).toBe(0);
  expect(lateDays("2026-12-06T05:30:00.000Z", liftBy)).toBe(1);
  expect(lateDays("2026-12-07T05:30:00.000Z", liftBy)).toBe(2);
  expect(lateDays("2026-12-07T05:30:00.000Z", null)).toBe(0);
  const slot = { from: "2026-12-05T05:30:00.000Z", to: "2026-12-05T06:30:00.000Z" };
  expect(shortHours(slot)).toBe("11 am – 12 pm");
});
