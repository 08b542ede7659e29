import type { Tx } from "../../../platform/db/db.ts";
import { tellWebhooks } from "../../webhooks/index.ts";
import type { TripRow } from "./trips.store.ts";

type TripEvent = "booked" | "arrived" | "weighed" | "out" | "received" | "missed";

/** Tells both sides of trucks, as they stand in their rows. */
export const tellTrips = (tx: Tx, what: TripEvent, trips: readonly TripRow[]): Promise<void> =>
  tellWebhooks(
    tx,
    trips.map((trip) => ({
      type: `trip.${what}` as const,
      to: [trip.buyerCompanyId, trip.sellerCompanyId],
      data: {
        ...{ award_id: String(trip.awardId), trip_id: String(trip.id) },
        ...{ vehicle_no: trip.vehicleNo, net_kg: netOf(trip) },
        invoice_id: trip.invoiceId === null ? null : String(trip.invoiceId),
      },
    })),
  );

function netOf({ netOut, tareGrams, grossGrams }: TripRow): number | null {
  if (netOut !== null) return netOut / 1000;
  return tareGrams === null || grossGrams === null ? null : (grossGrams - tareGrams) / 1000;
}
