import { randomBytes } from "node:crypto";
import { type Paise, paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Market } from "./app.ts";

/** A truck that left with its invoice, as gate and weighbridge would have written it. Rupees. */
export interface LeftTruck {
  readonly kilograms: number;
  readonly value: number;
  readonly igst: number;
  readonly tcs: number;
}
/** Line 44 and 45 of the acceptance. */
export const truck44: LeftTruck = {
  ...{ kilograms: 8520, value: 911_640, igst: 164_095.2, tcs: 21_514.7 },
};
export const truck45: LeftTruck = {
  ...{ kilograms: 7130, value: 762_910, igst: 137_323.8, tcs: 18_004.68 },
};

let count = 0;
/** @returns the trip's id */
export async function truckLeft(
  { db }: Pick<Market, "db">,
  awardId: string,
  { kilograms, value, igst, tcs }: LeftTruck,
): Promise<string> {
  const n = ++count;
  await sql`update awards set state = 'lifting' where id = ${awardId} and state = 'paid'`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    with place as (
      insert into company_sites (company_id, name, address, city, state, pincode)
        select seller_company_id, 'Yard', '1 Road', 'Pune', 'Maharashtra', '411001'
        from awards where id = ${awardId} returning id)
    insert into trips (award_id, no, site_id, slot_from, slot_to, vehicle_no, driver_name,
        driver_mobile, state, handover_code, link_hash, net_grams, booked_by, gate_in_at,
        gate_out_at)
      select ${awardId}, ${n}, place.id, market_now() - interval '2 hours', market_now(),
        'MH12AB1234', 'Ramesh', '9876543210', 'out', '1234', ${randomBytes(32)},
        ${kilograms * 1000}, a.bidder_id, market_now() - interval '1 hour', market_now()
      from awards a, place where a.id = ${awardId} returning id`.execute(db);
  const tripId = rows[0]?.id ?? 0;
  const amounts = { value: paise(value), igst: paise(igst), tcs: paise(tcs) };
  await sql`insert into invoices (kind, gstin, fy, series, seq, number, dated, award_id, trip_id,
      parties, lines, value, igst, tcs, total)
    select 'tax_invoice', '27AAPFU0939F1ZV', '26-27', 'RB', ${n},
      ${`RB/26-27/${String(n).padStart(6, "0")}`}, (market_now() at time zone 'Asia/Kolkata')::date,
      ${awardId}, ${tripId}, '{}', ${JSON.stringify([lineOf(kilograms, amounts)])}::jsonb,
      ${amounts.value}, ${amounts.igst}, ${amounts.tcs},
      ${amounts.value + amounts.igst + amounts.tcs}`.execute(db);
  return String(tripId);
}

const lineOf = (kilograms: number, { value, igst }: { value: Paise; igst: Paise }) => ({
  ...{ what: "PET scrap", hsn: "391590", grams: kilograms * 1000, value, igst },
});
