import type { lifting } from "@rebale/contract";
import type { PickupSiteRow, TripOfAward } from "./award-trips.store.ts";

export const presentTripRow = (trip: TripOfAward): lifting.TripRow => ({
  _id: String(trip.id),
  no: trip.no,
  state: trip.state,
  vehicle_no: trip.vehicleNo,
  slot: { from: trip.slotFrom.toISOString(), to: trip.slotTo.toISOString() },
  net_kg: trip.netGrams === null ? null : trip.netGrams / 1000,
  invoice_id: trip.invoiceId === null ? null : String(trip.invoiceId),
  gate_out_at: trip.gateOutAt?.toISOString() ?? null,
});

export const presentPickupSite = ({ id, companyId: _, ...site }: PickupSiteRow) => ({
  ...site,
  _id: String(id),
});
