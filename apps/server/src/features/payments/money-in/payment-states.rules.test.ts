import { PAYMENT_STATES } from "@rebale/contract/payments";
import { expect, test } from "vitest";
import { isForward, latestOf, nextPoll } from "./payment-states.rules.ts";

test("a payment moves forward alone: every pair of states in one direction, none out of captured (M24)", () => {
  const moves = PAYMENT_STATES.flatMap((from) =>
    PAYMENT_STATES.filter((to) => isForward(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(moves).toHaveLength(10);
  for (const late of ["failed → captured", "expired → captured", "failed → authorised"])
    expect(moves).toContain(late);
  expect(moves.filter((move) => move.startsWith("captured"))).toEqual([]);
  expect(latestOf(["captured", "failed"])).toBe("captured");
  expect(latestOf(["created", "failed", "authorised"])).toBe("authorised");
});

test("the gateway is asked after 3, 10 and 60 minutes, then each hour for three days (M25)", () => {
  const askedAt = new Date("2026-12-01T06:30:00.000Z");
  const asked: number[] = [];
  for (let now = askedAt, next: Date | null = askedAt; next; ) {
    next = nextPoll({ askedAt, state: "created" }, now);
    if (next) asked.push((next.getTime() - askedAt.getTime()) / 60_000);
    now = next ?? now;
  }
  expect(asked.slice(0, 5)).toEqual([3, 10, 60, 120, 180]);
  expect(asked.at(-1)).toBe(72 * 60);
  expect(asked).toHaveLength(74);
});

test("a captured one is asked for once more, at the end: an order may be paid twice (M23)", () => {
  const askedAt = new Date("2026-12-01T06:30:00.000Z");
  const end = new Date("2026-12-04T06:30:00.000Z");
  expect(nextPoll({ askedAt, state: "captured" }, askedAt)).toEqual(end);
  expect(nextPoll({ askedAt, state: "captured" }, end)).toBeNull();
});
