import { DAY_MS } from "@rebale/contract/values/calendar";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addedTime } from "./clock.rules.ts";

const start = new Date("2026-12-01T06:00:00.000Z");
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const clock = (endsAt: Date, pausedAt: Date | null = null) => ({
  startsAt: start,
  endsAt,
  pausedAt,
});

describe("the clock of a lot that is changed (F42)", () => {
  test("half of its time is left, so that of 460 s with 60 s left 230 s are left, and with 400 s nothing moves", () => {
    expect(addedTime(clock(at(460)), at(400))).toBe(170_000);
    expect(addedTime(clock(at(460)), at(60))).toBe(0);
    expect(addedTime(clock(at(460)), at(230))).toBe(0);
    expect(addedTime(clock(at(460)), at(231))).toBe(1000);
  });
  test("no more than a day has to be left", () => {
    const tenDays = new Date(start.getTime() + 10 * DAY_MS);
    const anHourBefore = new Date(tenDays.getTime() - 3_600_000);
    expect(addedTime(clock(tenDays), anHourBefore)).toBe(DAY_MS - 3_600_000);
  });
  test("before the start it is counted from there, so that nothing moves", () => {
    expect(addedTime(clock(at(460)), at(-3600))).toBe(0);
  });
  test("of a paused auction from where its clock stands, however long ago that was", () => {
    expect(addedTime(clock(at(460), at(400)), at(9000))).toBe(170_000);
    expect(addedTime(clock(at(460), at(60)), at(9000))).toBe(0);
  });
  test("is never set back", () => {
    fc.assert(
      fc.property(fc.nat(900_000), fc.nat(900_000), (length, now) => {
        const endsAt = at(length + 1);
        const added = addedTime(clock(endsAt), at(now));
        const left = endsAt.getTime() + added - Math.max(at(now).getTime(), start.getTime());
        expect(added).toBeGreaterThanOrEqual(0);
        expect(left).toBeGreaterThanOrEqual(Math.min(DAY_MS, ((length + 1) * 1000) / 2));
      }),
    );
  });
});
