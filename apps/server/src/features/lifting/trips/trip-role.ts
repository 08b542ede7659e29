import type { Caller } from "../../../platform/http/caller.ts";
import { hashToken } from "../../accounts/index.ts";
import { sideOf } from "../../awards/index.ts";
import type { TripRow } from "./trips.store.ts";

/** Who somebody is to a truck; null for nobody. */
export type TripRole = "buyer" | "seller" | "office" | "gate" | "driver";

type OfTrip = Pick<
  TripRow,
  "siteId" | "linkHash" | "buyerId" | "buyerCompanyId" | "sellerId" | "sellerCompanyId"
>;

/** @param key of the driver's link */
export function roleOf(caller: Caller, trip: OfTrip, key?: string): TripRole | null {
  if (caller.kind === "gate") return caller.siteId === trip.siteId ? "gate" : null;
  const side = "isFresh" in caller && !caller.lacksSecondFactor ? sideOf(caller, trip) : null;
  if (side) return side;
  return key !== undefined && hashToken(key).equals(trip.linkHash) ? "driver" : null;
}

/** Whether they may scan, weigh and let out there. */
export const mayWorkAtGate = (caller: Caller, trip: OfTrip): boolean => {
  const role = roleOf(caller, trip);
  return role === "gate" || role === "seller";
};
