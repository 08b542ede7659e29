import { expect, test } from "vitest";
import { isoTime } from "./iso-time.ts";

test("a time reads as toISOString writes it, the first time and again, whatever was asked between", () => {
  const times = [0, 1, 64, -1, -64, 1_790_000_000_000, 1_790_000_000_064, 8.64e15, -8.64e15];
  for (const time of [...times, ...times.toReversed(), ...times])
    expect(isoTime(new Date(time))).toBe(new Date(time).toISOString());
});

test("what is no time is refused", () => {
  expect(() => isoTime(new Date(Number.NaN))).toThrow(RangeError);
});
