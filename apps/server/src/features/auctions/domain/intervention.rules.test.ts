import { expect, test } from "vitest";
import { anAuction, minutes, noon } from "../../../../test/an-auction.ts";
import type { Auction } from "./auction.ts";
import { decideIntervention, type Intervention } from "./intervention.rules.ts";

const extended = { kind: "extend", endsAt: minutes(90) } as const;
const asked: Intervention[] = [
  { kind: "pause" },
  { kind: "resume" },
  extended,
  { kind: "withdraw" },
];
/** The decision on each of the four. */
const answers = (over: Partial<Auction>) =>
  asked.map((one) => {
    const decision = decideIntervention(anAuction(over), one, noon);
    return decision.accepted ? "accepted" : decision.because;
  });

test("what the office may do follows from where the auction stands (A9)", () => {
  expect(answers({})).toEqual(["accepted", "lot_not_paused", "accepted", "accepted"]);
  expect(answers({ pausedAt: minutes(-5) })).toEqual([
    "lot_paused",
    "accepted",
    "lot_paused",
    "accepted",
  ]);
  expect(answers({ startsAt: minutes(5) })).toEqual([
    ...["lot_upcoming", "lot_upcoming", "lot_upcoming"],
    "accepted",
  ]);
  const over = (state: Partial<Auction>) => new Set(answers(state));
  expect(over({ endsAt: noon })).toEqual(new Set(["lot_ended"]));
  expect(over({ closed: true })).toEqual(new Set(["lot_ended"]));
  expect(over({ closed: true, withdrawn: true })).toEqual(new Set(["lot_withdrawn"]));
  expect(over({ approved: false })).toEqual(new Set(["lot_not_approved"]));
});

const after = (over: Partial<Auction>, one: Intervention) =>
  decideIntervention(anAuction({ hardEndsAt: minutes(120), ...over }), one, noon);

test("a paused clock stands still: resumed, it has as long to go, its last end too (A9)", () => {
  expect(after({}, { kind: "pause" })).toMatchObject({ endsAt: minutes(60) });
  const paused = { pausedAt: minutes(-90), endsAt: minutes(-80) };
  expect(after(paused, { kind: "resume" })).toEqual({
    accepted: true,
    endsAt: minutes(10),
    hardEndsAt: minutes(210),
  });
});

test("an end is moved to a later time only, and the last possible one with it (A9)", () => {
  expect(after({}, extended)).toEqual({
    accepted: true,
    endsAt: minutes(90),
    hardEndsAt: minutes(150),
  });
  for (const to of [60, 59, 367 * 24 * 60])
    expect(after({}, { kind: "extend", endsAt: minutes(to) })).toMatchObject({
      because: "end_not_later",
    });
});

test("withdrawn, a live lot ends now; one that has not opened keeps its times (A9)", () => {
  expect(after({}, { kind: "withdraw" })).toMatchObject({ endsAt: noon });
  const upcoming = { startsAt: minutes(5) };
  expect(after(upcoming, { kind: "withdraw" })).toMatchObject({ endsAt: minutes(60) });
});
