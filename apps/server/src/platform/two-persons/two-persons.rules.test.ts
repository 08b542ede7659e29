import { expect, test } from "vitest";
import { areIndependent, mayBeOneOfTwo, type Person } from "./two-persons.rules.ts";

const now = new Date("2026-12-10T10:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const person = (over: Partial<Person> = {}): Person => ({
  ...{ id: 1, since: hoursAgo(1000), invitedBy: null, factorSince: null },
  ...{ factorResetBy: null, factorResetAt: null, ...over },
});

test.each([
  ["a day in the office", { since: hoursAgo(24) }, true],
  ["a minute less", { since: new Date(hoursAgo(24).getTime() + 60_000) }, false],
  ["a second factor of a day", { factorSince: hoursAgo(24) }, true],
  ["a second factor of an hour", { factorSince: hoursAgo(1) }, false],
])(
  "one of two has been in the office for a day, with their own second factor: %s (X04)",
  (_, over, may) => {
    expect(mayBeOneOfTwo(person(over), now)).toBe(may);
  },
);

test.each([
  ["nobody", {}, true],
  ["the other, six days ago", { invitedBy: 2, since: hoursAgo(6 * 24) }, false],
  ["the other, seven days ago", { invitedBy: 2, since: hoursAgo(7 * 24) }, true],
  ["a third", { invitedBy: 3, since: hoursAgo(48) }, true],
])("who was let in by %s (X04)", (_, over, may) => {
  const other = person({ id: 2 });
  expect(areIndependent(person(over), other, now)).toBe(may);
  expect(areIndependent(other, person(over), now)).toBe(may);
});

test("whose second factor the other turned off counts as that other for seven days (X04)", () => {
  const reset = (hours: number, by: number) =>
    person({ factorResetBy: by, factorResetAt: hoursAgo(hours) });
  expect(areIndependent(reset(1, 2), person({ id: 2 }), now)).toBe(false);
  expect(areIndependent(reset(7 * 24, 2), person({ id: 2 }), now)).toBe(true);
  expect(areIndependent(reset(1, 3), person({ id: 2 }), now)).toBe(true);
});
