import { addDays, DAY_MS, indiaDay, startOfDay } from "@rebale/contract/values/calendar";

/** When the goods of a lot are shown. Pure; days are `YYYY-MM-DD` in India. */

export interface ShownLot {
  readonly approval: string;
  readonly closedAt: Date | null;
  /** When the stage that runs is over. */
  readonly endsAt: Date | null;
  /** On how many of the last days, as its terms say; null for all. */
  readonly inspectionDays: number | null;
}

export interface Window {
  readonly from: string;
  readonly to: string;
  /** A visit is over by then. */
  readonly end: Date;
}

/** How far ahead slots are listed, in days after the first. */
const MAX_AHEAD = 30;

/** From approval to the end, or on its last days alone; null where nothing is shown any more. */
export function windowOf(lot: ShownLot, now: Date): Window | null {
  const { approval, closedAt, endsAt: end, inspectionDays } = lot;
  if (approval !== "approved" || closedAt !== null || end === null || end <= now) return null;
  const lastDays = startOfDay(addDays(indiaDay(end), 1 - (inspectionDays ?? 0)));
  const start = inspectionDays === null ? now.getTime() : Math.max(now.getTime(), +lastDays);
  if (start >= end.getTime()) return null;
  const to = Math.min(end.getTime(), start + MAX_AHEAD * DAY_MS);
  return { from: indiaDay(new Date(start)), to: indiaDay(new Date(to)), end };
}

interface Time {
  readonly from: Date;
  readonly to: Date;
}
/** Whether a slot is over before the lot is, and on one of its days. */
export const isWithin = (slot: Time, { from, to, end }: Window): boolean => {
  const day = indiaDay(slot.from);
  return day >= from && day <= to && slot.to <= end;
};
