import type { Paise } from "@rebale/contract";
import { describe, expect, test } from "vitest";
import { groundRent } from "./ground-rent.rules.ts";

/** Paid on 1 December, to be lifted in 15 days. */
const liftBy = new Date("2026-12-17T00:00:00+05:30");
const terms = { perDay: 50_000 as Paise, liftBy, countedTo: null };
const on = (at: string) => new Date(`2026-12-${at}+05:30`);

describe("ground rent", () => {
  test("of 20 December is for four days: 2,000.00 and 360.00 of GST (G55)", () => {
    expect(groundRent(terms, on("20T10:00:00"))).toEqual({
      ...{ days: 4, from: "2026-12-17", to: "2026-12-20", amount: 200_000, gst: 36_000 },
    });
  });
  test("is none on the last free day, and one day a second later, by the day in India (G55)", () => {
    expect(groundRent(terms, on("16T23:59:59"))).toBeNull();
    expect(groundRent(terms, on("17T00:00:00"))).toMatchObject({ days: 1 });
  });
  test("counts no day twice, and none that was given back by more time (G55)", () => {
    expect(groundRent({ ...terms, countedTo: "2026-12-20" }, on("20T23:00:00"))).toBeNull();
    expect(groundRent({ ...terms, countedTo: "2026-12-20" }, on("22T01:00:00"))).toMatchObject({
      ...{ days: 2, from: "2026-12-21" },
    });
    const later = new Date("2026-12-25T00:00:00+05:30");
    const extended = { ...terms, liftBy: later, countedTo: "2026-12-20" };
    expect(groundRent(extended, on("24T12:00:00"))).toBeNull();
    expect(groundRent(extended, on("25T12:00:00"))).toMatchObject({ days: 1 });
  });
  test("is none where none was agreed, or no day to lift by", () => {
    expect(groundRent({ ...terms, perDay: null }, on("20T10:00:00"))).toBeNull();
    expect(groundRent({ ...terms, liftBy: null }, on("20T10:00:00"))).toBeNull();
  });
});
