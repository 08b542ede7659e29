import type { TripState } from "@rebale/contract/lifting/states";
import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

/** Trucks of a sale. */

export interface TripOfAward {
  readonly id: number;
  readonly no: number;
  readonly state: TripState;
  readonly vehicleNo: string;
  readonly slotFrom: Date;
  readonly slotTo: Date;
  /** By its slips that count; null until both are there. */
  readonly netGrams: number | null;
  readonly invoiceId: number | null;
  readonly gateOutAt: Date | null;
  readonly driverName: string;
  readonly driverMobile: string;
  readonly tareGrams: number | null;
  readonly grossGrams: number | null;
  readonly receivedGrams: number | null;
  readonly ewayNo: string | null;
  /** Has an invoice of its own, and its money is not the seller's yet. */
  readonly isClaimable: boolean;
}

/** In the order in which they were booked. */
export async function tripsOfAward(db: Db, awardId: number): Promise<TripOfAward[]> {
  const { rows } = await sql<TripOfAward>`
    select t.id, t.no, t.state, t.vehicle_no as "vehicleNo", t.slot_from as "slotFrom",
      t.slot_to as "slotTo", t.gate_out_at as "gateOutAt", t.driver_name as "driverName",
      t.driver_mobile as "driverMobile", t.received_grams as "receivedGrams",
      t.eway_no as "ewayNo",
      tare.grams as "tareGrams", gross.grams as "grossGrams",
      coalesce(t.net_grams, gross.grams - tare.grams) as "netGrams",
      (select id from truck_papers p where p.trip_id = t.id) as "invoiceId",
      t.state in ('out', 'received') and t.released_at is null
        and exists (select from truck_papers p where p.trip_id = t.id and p.is_bill)
        as "isClaimable"
    from trucks t
      left join weighed tare on tare.trip_id = t.id and tare.kind = 'tare' and not tare.is_replaced
      left join weighed gross
        on gross.trip_id = t.id and gross.kind = 'gross' and not gross.is_replaced
    where t.award_id = ${awardId} order by t.no`.execute(db);
  return rows;
}
