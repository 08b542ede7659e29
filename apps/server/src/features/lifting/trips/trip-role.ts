import { DAY_MS } from "@rebale/contract/values/calendar";
import type { Caller } from "../../../platform/http/caller.ts";
import { hashToken } from "../../accounts/index.ts";
import { sideOf } from "../../awards/index.ts";
import type { TripRow } from "./trips.store.ts";

/** A person's role to a truck; null for nobody. */
export type TripRole = "buyer" | "seller" | "office" | "gate" | "driver";

type OfTrip = Pick<
  TripRow,
  | "siteId"
  | "linkHash"
  | "gateOutAt"
  | "buyerId"
  | "buyerCompanyId"
  | "sellerId"
  | "sellerCompanyId"
>;

/** How long after the truck is out its driver's link still opens. */
const LINK_MS = 7 * DAY_MS;

/** @param link the driver's key, and now */
export function roleOf(
  caller: Caller,
  trip: OfTrip,
  link?: { readonly key: string | undefined; readonly now: Date },
): TripRole | null {
  if (caller.kind === "gate") return caller.siteId === trip.siteId ? "gate" : null;
  const side = "isFresh" in caller && !caller.lacksSecondFactor ? sideOf(caller, trip) : null;
  if (side) return side;
  if (link?.key === undefined || !hashToken(link.key).equals(trip.linkHash)) return null;
  const until = trip.gateOutAt === null ? null : trip.gateOutAt.getTime() + LINK_MS;
  return until === null || link.now.getTime() <= until ? "driver" : null;
}

/** Whether they may scan, weigh and let out there. */
export const mayWorkAtGate = (caller: Caller, trip: OfTrip): boolean => {
  const role = roleOf(caller, trip);
  return role === "gate" || role === "seller";
};
