import { describe, expect, test } from "vitest";
import { Day, Instant } from "./fields.ts";

/** 29 February of year 0 has the form of a day, and PostgreSQL has no such year (T15). */
describe("days and instants are of years that a database has", () => {
  test.each(["1800-01-01", "2026-11-26", "2028-02-29", "2199-12-31"])("%s is a day", (day) =>
    expect(Day.parse(day)).toBe(day),
  );
  test.each(["0000-02-29", "0001-01-01", "1799-12-31", "2200-01-01", "9999-12-31", "2027-02-29"])(
    "%s is none",
    (day) => expect(Day.safeParse(day).error?.issues[0]?.message).toContain("Use YYYY-MM-DD"),
  );
  test.each(["0000-02-29T00:00:00Z", "0001-01-01T00:00:00+05:30", "9999-12-31T23:59:59-05:30"])(
    "%s is no instant",
    (instant) => expect(Instant.safeParse(instant).success).toBe(false),
  );
  test("an instant of today is one", () =>
    expect(Instant.safeParse("2026-11-26T10:00:00+05:30").success).toBe(true));
});
