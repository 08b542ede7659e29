import type { AwardState } from "@rebale/contract/awards/states";
import { DAY_MS } from "@rebale/contract/values/calendar";

/** Whether a truck may be booked. Pure. */

const HOUR = 3_600_000;
/** How long after its slot a truck is still waited for, and let in. */
export const GRACE_MS = 2 * HOUR;
/** Slots further away are nobody's yet. */
const MAX_AHEAD = 60 * DAY_MS;
/** One sale's trucks still to come: nobody takes all places of a yard. */
export const MAX_BOOKED = 40;

export const WORDS_OF_VEHICLE = {
  en: "Enter the number on the plate, such as MH 12 AB 1234",
  hi: "नंबर प्लेट का नंबर लिखिए, जैसे MH 12 AB 1234",
};
/** Why no truck may come for a sale; null where one may. */
export function whyNotLiftable(state: AwardState): "award_not_paid" | "award_closed" | null {
  if (state === "paid" || state === "lifting") return null;
  return state === "payment_due" || state === "overdue" ? "award_not_paid" : "award_closed";
}

export const isTooFar = (from: Date, now: Date): boolean =>
  from.getTime() > now.getTime() + MAX_AHEAD;
