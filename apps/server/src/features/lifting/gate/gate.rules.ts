import type { AwardState } from "@rebale/contract/awards/states";
import type { TripState } from "@rebale/contract/lifting/states";
import { whyNotLiftable } from "../trips/trips.rules.ts";

/** Whether a pass opens a gate. Pure. */

export interface ShownPass {
  readonly direction: "in" | "out";
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly siteId: number;
  readonly tripState: TripState;
  readonly awardState: AwardState;
}

export type UseRefusal = "pass_used" | "pass_expired" | "pass_other_site" | "award_not_paid";

/** @param at when it was shown, which a phone without network tells later */
export function whyNotUsable(pass: ShownPass, siteId: number, at: Date): UseRefusal | null {
  if (pass.usedAt !== null) return "pass_used";
  // What was missed may have come after all, at a gate that had no network.
  const isOpen = pass.tripState === "booked" || pass.tripState === "missed";
  if (at > pass.expiresAt || (pass.direction === "in" && !isOpen)) return "pass_expired";
  if (pass.siteId !== siteId) return "pass_other_site";
  return pass.direction === "in" && whyNotLiftable(pass.awardState) ? "award_not_paid" : null;
}

/** A phone's clock may run ahead: nothing was shown later than now. */
export const shownAt = (told: string | undefined, now: Date): Date => {
  const at = told === undefined ? now : new Date(told);
  return at < now ? at : now;
};
