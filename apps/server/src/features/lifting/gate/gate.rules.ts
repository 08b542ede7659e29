import type { AwardState } from "@rebale/contract/awards/states";
import type { TripState } from "@rebale/contract/lifting/states";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { whyNotLiftable } from "../trips/trips.rules.ts";

/** Whether a pass opens a gate. Pure. */

export interface ShownPass {
  readonly direction: "in" | "out";
  /** Since when there is one, and its truck was booked. */
  readonly validFrom: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly siteId: number;
  readonly tripState: TripState;
  readonly awardState: AwardState;
}

export type UseRefusal =
  | "pass_used"
  | "pass_expired"
  | "pass_other_site"
  | "award_not_paid"
  | "time_impossible";

/** @param at when it was shown, which a phone without network tells later */
export function whyNotUsable(pass: ShownPass, siteId: number, at: Date): UseRefusal | null {
  if (pass.usedAt !== null) return "pass_used";
  // A truck that was missed may have come after all, at a gate that had no network.
  const isOpen = pass.tripState === "booked" || pass.tripState === "missed";
  if (at > pass.expiresAt || (pass.direction === "in" && !isOpen)) return "pass_expired";
  if (pass.siteId !== siteId) return "pass_other_site";
  return pass.direction === "in" && whyNotLiftable(pass.awardState) ? "award_not_paid" : null;
}

/** A phone that was offline tells of the last three days. */
const OFFLINE_MS = 3 * DAY_MS;

/** Whether it can have been shown then: not before there was a pass, and not long ago. */
export const isPossible = ({ validFrom }: Pick<ShownPass, "validFrom">, at: Date, now: Date) =>
  at >= validFrom && at.getTime() >= now.getTime() - OFFLINE_MS;

/**
 * Only the phone that may work offline tells when; its clock may run ahead: nothing was shown later
 * than now.
 */
export function shownAt(told: string | undefined, mayTell: boolean, now: Date): Date {
  const at = told === undefined || !mayTell ? now : new Date(told);
  return at < now ? at : now;
}
