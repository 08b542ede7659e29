import type { lifting } from "@rebale/contract";
import { addDays, indiaDay, startOfDay, weekdayOf } from "@rebale/contract/values/calendar";

/** When a site takes trucks. Pure; days are `YYYY-MM-DD` and times of the clock India's. */

const USUAL = { from: "09:00", to: "18:00", bays: 2, minutes: 60 } as const;
/** For a site that has said nothing: Monday to Saturday. */
export const usualDays: readonly lifting.SlotDay[] = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  ...{ weekday, ...USUAL },
}));

export interface Slot {
  readonly from: Date;
  readonly to: Date;
  readonly bays: number;
}

const MINUTE = 60_000;
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** The slots of a day, in order; what is left at the end and too short for one is none. */
export function slotsOn(days: readonly lifting.SlotDay[], day: string): Slot[] {
  const midnight = startOfDay(day).getTime();
  return days
    .filter((one) => one.weekday === weekdayOf(day))
    .flatMap(({ from, to, bays, minutes }) => {
      const [first, end] = [minutesOf(from), minutesOf(to)];
      const count = Math.floor((end - first) / minutes);
      return Array.from({ length: count }, (_, i): Slot => {
        const start = midnight + (first + i * minutes) * MINUTE;
        return { from: new Date(start), to: new Date(start + minutes * MINUTE), bays };
      });
    })
    .toSorted((a, b) => a.from.getTime() - b.from.getTime());
}

/** The slot that begins then and is not over; undefined where there is none. */
export const slotAt = (days: readonly lifting.SlotDay[], from: Date, now: Date): Slot | undefined =>
  slotsOn(days, indiaDay(from)).find(
    (slot) => slot.from.getTime() === from.getTime() && slot.to > now,
  );

interface Booked {
  readonly from: Date;
  readonly to: Date;
}
/** Bookings of before the site's times were changed count where they meet. */
export const meets = (a: Booked, b: Booked): boolean => a.from < b.to && b.from < a.to;

/** How many days a list of slots may have, and how many it has. */
const MAX_DAYS = 31;
const USUAL_DAYS = 7;

/** The slots from a day to another that are not over, with the places that are left. */
export function freeSlots(
  days: readonly lifting.SlotDay[],
  booked: readonly Booked[],
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): lifting.FreeSlot[] {
  const found: lifting.FreeSlot[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    for (const slot of slotsOn(days, day)) {
      if (slot.to <= now) continue;
      const taken = booked.filter((one) => meets(one, slot)).length;
      const free = Math.max(0, slot.bays - taken);
      found.push({ from: slot.from.toISOString(), to: slot.to.toISOString(), free });
    }
  return found;
}

/** Days of a list that was asked for by days or by instants. */
export function rangeOf(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): { readonly from: string; readonly to: string } {
  const dayOf = (text: string) => (text.length > 10 ? indiaDay(new Date(text)) : text);
  const from = asked.from ? dayOf(asked.from) : indiaDay(now);
  const last = addDays(from, MAX_DAYS - 1);
  const to = asked.to ? dayOf(asked.to) : addDays(from, USUAL_DAYS - 1);
  return to > last ? { from, to: last } : { from, to };
}
