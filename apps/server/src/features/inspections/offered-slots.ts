import type { inspections, lifting } from "@rebale/contract";
import { addDays } from "@rebale/contract/values/calendar";
import { freeSlots, meets, type Slot, slotAt, slotsOn } from "../lifting/index.ts";
import { isWithin, type Window } from "./window.rules.ts";

/** The slots that a site's hours make, as trucks have theirs. */

type Hours = readonly inspections.InspectionDay[];
interface Booked {
  readonly from: Date;
  readonly to: Date;
}

/** A place is to visitors what a bay is to trucks. */
const asTrucks = (hours: Hours): lifting.SlotDay[] =>
  hours.map(({ places, ...day }) => ({ ...day, bays: places }));

/** Those that are not over, with the places that are left. */
export const offeredSlots = (
  hours: Hours,
  booked: readonly Booked[],
  window: Window,
  now: Date,
): lifting.FreeSlot[] =>
  freeSlots(asTrucks(hours), booked, window, now).filter(({ from, to }) =>
    isWithin({ from: new Date(from), to: new Date(to) }, window),
  );

/** Whether there is any slot, taken or not. */
export function showsGoods(hours: Hours, window: Window, now: Date): boolean {
  const days = asTrucks(hours);
  for (let day = window.from; day <= window.to; day = addDays(day, 1))
    if (slotsOn(days, day).some((slot) => slot.to > now && isWithin(slot, window))) return true;
  return false;
}

/** The slot that begins then; undefined where none is offered. */
export function offeredAt(hours: Hours, from: Date, window: Window, now: Date): Slot | undefined {
  const slot = slotAt(asTrucks(hours), from, now);
  return slot && isWithin(slot, window) ? slot : undefined;
}

export const isFull = (slot: Slot, booked: readonly Booked[]): boolean =>
  booked.filter((one) => meets(one, slot)).length >= slot.bays;
