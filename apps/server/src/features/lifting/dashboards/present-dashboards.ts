import { type lifting, rupees } from "@rebale/contract";
import { dueFor, type OfSale } from "../trips/present-trip.ts";
import type { TripRow } from "../trips/trips.store.ts";
import type { GoodsToCollect } from "./to-collect.store.ts";

const kg = (grams: number | null) => (grams === null ? null : grams / 1000);

export const presentTruckToday = (trip: TripRow, sale: OfSale, now: Date): lifting.TruckToday => {
  const { tareGrams: tare, grossGrams: gross } = trip;
  return {
    _id: String(trip.id),
    ...{ award_id: String(trip.awardId), title: trip.title, buyer: trip.buyerName },
    ...{ no: trip.no, state: trip.state, vehicle_no: trip.vehicleNo },
    slot: { from: trip.slotFrom.toISOString(), to: trip.slotTo.toISOString() },
    site: { _id: String(trip.siteId), name: trip.siteName, city: trip.city },
    ...{ driver_name: trip.driver_name, driver_mobile: trip.driver_mobile },
    net_kg: tare === null || gross === null ? null : kg(gross - tare),
    invoice_id: trip.invoiceId === null ? null : String(trip.invoiceId),
    gate_out_at: trip.gateOutAt?.toISOString() ?? null,
    due: rupees(dueFor(trip, sale, now)),
  };
};

/** @param site where they lie @param slot the next that has a place */
export const presentToCollect = (
  goods: GoodsToCollect,
  site: lifting.ToCollect["site"],
  slot: lifting.FreeSlot | null,
): lifting.ToCollect => ({
  award_id: String(goods.awardId),
  ...{ title: goods.title, url: goods.url, seller: goods.seller, site },
  sold_kg: kg(goods.soldGrams),
  left_kg: kg(goods.soldGrams === null ? null : goods.soldGrams - goods.outGrams),
  lift_by: goods.liftBy?.toISOString() ?? null,
  is_late: goods.isLate,
  next_truck: goods.truck && {
    ...{ _id: String(goods.truck.id), vehicle_no: goods.truck.vehicleNo },
    state: goods.truck.state,
    slot: {
      from: new Date(goods.truck.from).toISOString(),
      to: new Date(goods.truck.to).toISOString(),
    },
  },
  next_slot: slot,
});
