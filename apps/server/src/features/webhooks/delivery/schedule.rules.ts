import { DAY_MS } from "@rebale/contract/values/calendar";

/** When a message that was not taken is sent again. */

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

/** Milliseconds after each try but the last: 71 h 36 min 5 s in all. */
export const WAITS = [
  ...[5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE],
  ...[2, 5, 10, 14, 18, 22].map((hours) => hours * HOUR),
] as const;

/** So that what failed together does not come back together. */
const LATER_BY = 0.1;

/** An endpoint that took nothing for so long is off. */
export const FAILING_FOR = 3 * DAY_MS;

/**
 * @param tries in this round, the one that failed among them
 * @param chance from 0 to 1
 * @returns null after the last
 */
export function nextTry(tries: number, at: Date, chance: number): Date | null {
  const wait = WAITS[tries - 1];
  return wait === undefined
    ? null
    : new Date(at.getTime() + Math.round(wait * (1 + LATER_BY * chance)));
}

export const isFailingTooLong = (since: Date, at: Date): boolean =>
  at.getTime() - since.getTime() >= FAILING_FOR;
