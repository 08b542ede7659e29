import { DAY_MS } from "@rebale/contract/values/calendar";

/** An auction's clock when its lot is changed. */
interface Clock {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Since when it stands still; null while it runs. */
  readonly pausedAt: Date | null;
}

/**
 * How many milliseconds later an auction ends whose lot is changed: time to look at the change is
 * left, half as long as the auction is and a day at most, from now or from its start. Never
 * negative. What is left of a paused one is counted from where its clock stands.
 */
export function addedTime({ startsAt, endsAt, pausedAt }: Clock, now: Date): number {
  const needed = Math.min(DAY_MS, (endsAt.getTime() - startsAt.getTime()) / 2);
  const from = Math.max((pausedAt ?? now).getTime(), startsAt.getTime());
  return Math.max(0, Math.ceil(from + needed - endsAt.getTime()));
}
