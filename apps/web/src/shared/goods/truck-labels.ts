import type { Award } from "@rebale/contract/awards";
import type { FreeSlot } from "@rebale/contract/lifting";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { t } from "ttag";
import { clockTime, date, kilograms } from "../../lib/formatting/formatting.ts";
import { weekdayAt } from "../../lib/formatting/weekdays.rules.ts";

type Truck = Award["trips"][number];

/** Where a truck is. */
export const truckStates: Readonly<Record<Truck["state"], string>> = {
  booked: t`Booked`,
  arrived: t`In the yard`,
  tared: t`Weighed empty`,
  weighed: t`Loaded and weighed`,
  out: t`Left the yard`,
  received: t`Received`,
  missed: t`Did not come`,
  cancelled: t`Cancelled`,
};
export const truckTone = (state: Truck["state"]): "wait" | "good" | "bad" | "plain" => {
  if (state === "out" || state === "received") return "good";
  if (state === "missed") return "bad";
  return state === "cancelled" ? "plain" : "wait";
};

/** MH 12 AB 1234, as plates have it. */
export const plate = (vehicle: string): string =>
  vehicle.replace(/^([A-Z]{2})(\d{1,2})([A-Z]*)(\d{1,4})$/, (_, ...parts: string[]) =>
    parts.slice(0, 4).filter(Boolean).join(" "),
  );

export const orDash = (kg: number | null): string => (kg === null ? "–" : kilograms(kg));

type Slot = Truck["slot"];
export const slotDay = ({ from }: Slot): string => `${weekdayAt(from)}, ${date(from)}`;
export const slotHours = ({ from, to }: Slot): string => `${clockTime(from)} – ${clockTime(to)}`;

/** The same where there is little room: whole hours without their minutes. */
export const shortHours = (slot: Slot): string => slotHours(slot).replaceAll(":00", "");

/** Days that goods lie beyond the last free one, if they go at `from`; 0 without such a day. */
export const lateDays = (from: string, liftBy: string | null): number =>
  liftBy === null
    ? 0
    : Math.max(0, Math.floor((Date.parse(from) - Date.parse(liftBy)) / DAY_MS) + 1);

export interface SlotDay {
  readonly day: string;
  readonly slots: readonly FreeSlot[];
}
/** Slots that have a place left, by their days. */
export function freeDays(slots: readonly FreeSlot[]): readonly SlotDay[] {
  const free = slots.filter((slot) => slot.free > 0);
  const days = [...new Set(free.map(slotDay))];
  return days.map((day) => ({ day, slots: free.filter((slot) => slotDay(slot) === day) }));
}
