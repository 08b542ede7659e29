import type { InspectionState } from "@rebale/contract/inspections/states";
import { DAY_MS } from "@rebale/contract/values/calendar";

/** Whether visitors are let in, and who says afterwards that they came. Pure. */

/** How long before the slot its pass opens the gate. */
const EARLY_MS = 30 * 60_000;
/** How long after the slot the seller may still say who came. */
const SAY_MS = DAY_MS;

interface Slot {
  readonly slotFrom: Date;
  readonly slotTo: Date;
}
interface Appointment extends Slot {
  readonly state: InspectionState;
}

export const validFrom = ({ slotFrom }: Pick<Slot, "slotFrom">): Date =>
  new Date(slotFrom.getTime() - EARLY_MS);

/** Whether its pass may still be shown. */
export const hasPass = ({ state, slotTo }: Appointment, now: Date): boolean =>
  state === "booked" && now <= slotTo;

export type VisitRefusal = "pass_used" | "pass_expired" | "pass_other_site";

/** @param at when it was shown, which a phone without network tells later */
export function whyNotLetIn(
  visit: Appointment & { readonly siteId: number },
  siteId: number,
  at: Date,
): VisitRefusal | null {
  if (visit.siteId !== siteId) return "pass_other_site";
  if (visit.state === "came") return "pass_used";
  // Somebody who was taken for missed may have come after all, at a gate that had no network.
  if (visit.state === "cancelled" || at < validFrom(visit) || at > visit.slotTo)
    return "pass_expired";
  return null;
}

/** Until when the seller may say who came. */
export const sayUntil = ({ slotTo }: Pick<Slot, "slotTo">): Date =>
  new Date(slotTo.getTime() + SAY_MS);

/** Not before anybody can have come, and for a day. */
export const maySay = (visit: Appointment, now: Date): boolean =>
  visit.state !== "cancelled" && now >= validFrom(visit) && now <= sayUntil(visit);
