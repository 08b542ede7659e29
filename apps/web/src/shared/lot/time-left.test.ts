import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

const now = Date.parse("2026-11-21T09:00:00Z");
const left = (until: string) => timeLeft(until, now);

test("time is told in days, hours, minutes and seconds", () => {
  expect(left("2026-11-23T12:04:05Z").parts.map((p) => p.value)).toEqual([2, 3, 4, 5]);
});
test("the last five minutes are soon, the end is over", () => {
  expect(left("2026-11-21T09:05:01Z")).toMatchObject({ soon: false, over: false });
  expect(left("2026-11-21T09:05:00Z")).toMatchObject({ soon: true, over: false });
  expect(left("2026-11-21T09:00:00Z")).toMatchObject({ over: true });
});
