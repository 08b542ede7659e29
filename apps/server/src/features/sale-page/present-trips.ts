import type { lifting } from "@rebale/contract";
import { claimsUntil } from "../awards/index.ts";
import type { PickupSiteRow } from "../lifting/index.ts";
import type { TripOfAward } from "./trips.store.ts";

const kg = (grams: number | null) => (grams === null ? null : grams / 1000);
const iso = (at: Date | null) => at?.toISOString() ?? null;

/** @param claimHours as was agreed; without any nothing may be claimed */
export const presentTripRow = (
  trip: TripOfAward,
  claimHours: number | null,
): lifting.AwardTrip => ({
  _id: String(trip.id),
  no: trip.no,
  state: trip.state,
  vehicle_no: trip.vehicleNo,
  slot: { from: trip.slotFrom.toISOString(), to: trip.slotTo.toISOString() },
  net_kg: kg(trip.netGrams),
  invoice_id: trip.invoiceId === null ? null : String(trip.invoiceId),
  gate_out_at: iso(trip.gateOutAt),
  driver_name: trip.driverName,
  driver_mobile: trip.driverMobile,
  tare_kg: kg(trip.tareGrams),
  gross_kg: kg(trip.grossGrams),
  received_kg: kg(trip.receivedGrams),
  eway_no: trip.ewayNo,
  claim_until:
    claimHours && trip.isClaimable && trip.gateOutAt
      ? iso(claimsUntil(trip.gateOutAt, claimHours))
      : null,
});

export const presentPickupSite = ({ id, companyId: _, ...site }: PickupSiteRow) => ({
  ...site,
  _id: String(id),
});
