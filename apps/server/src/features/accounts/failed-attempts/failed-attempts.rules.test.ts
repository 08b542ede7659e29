import { expect, test } from "vitest";
import { isAlarm } from "./failed-attempts.rules.ts";

test("an alarm is many wrong guesses, and many more than usual (T3)", () => {
  expect(isAlarm({ lastHour: 59, hourlyMean: 0 })).toBe(false);
  expect(isAlarm({ lastHour: 60, hourlyMean: 0 })).toBe(true);
  expect(isAlarm({ lastHour: 200, hourlyMean: 100 })).toBe(false);
  expect(isAlarm({ lastHour: 300, hourlyMean: 100 })).toBe(true);
});
