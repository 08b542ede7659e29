import { expect, test } from "vitest";
import { quietUntil } from "./alert-times.rules.ts";

const night = { from: "22:00", to: "07:00" };
const india = (time: string) => new Date(`2026-11-22T${time}:00+05:30`);

test.each([
  ["21:59", null],
  ["22:00", "2026-11-23T07:00:00+05:30"],
  ["23:30", "2026-11-23T07:00:00+05:30"],
  ["00:10", "2026-11-22T07:00:00+05:30"],
  ["06:59", "2026-11-22T07:00:00+05:30"],
  ["07:00", null],
])("at %s in India a push waits until %s (A13)", (time, until) => {
  expect(quietUntil("push", night, india(time))).toEqual(until && new Date(until));
});

test("quiet hours within one day end on that day (A13)", () => {
  const noon = { from: "13:00", to: "14:30" };
  expect(quietUntil("sms", noon, india("13:15"))).toEqual(india("14:30"));
  expect(quietUntil("sms", noon, india("12:59"))).toBeNull();
  expect(quietUntil("sms", noon, india("14:30"))).toBeNull();
});

test("mail and the app disturb nobody; without quiet hours nothing waits (A13)", () => {
  for (const channel of ["app", "mail"] as const)
    expect(quietUntil(channel, night, india("23:00"))).toBeNull();
  expect(quietUntil("push", null, india("23:00"))).toBeNull();
});
