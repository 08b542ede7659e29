import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { issueForTruck } from "../src/features/invoices/issue/issue-for-truck.ts";
import { bookTrucks } from "../src/features/kilograms/index.ts";
import type { Market } from "./app.ts";

let count = 0;
/** A truck that left with its invoice, as gate and weighbridge would write it. @returns its trip */
export async function truckLeft(
  { db }: Pick<Market, "db">,
  awardId: string,
  kilograms: number,
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
        gate_out_at, eway_no)
      select ${awardId}, ${n}, place.id, market_now() - interval '2 hours', market_now(),
        'MH12AB1234', 'Ramesh', '9876543210', 'out', '1234', ${randomBytes(32)},
        ${kilograms * 1000}, a.bidder_id, market_now() - interval '1 hour', market_now(),
        ${`2${String(n).padStart(11, "0")}`}
      from awards a, place where a.id = ${awardId} returning id`.execute(db);
  const tripId = rows[0]?.id ?? 0;
  const truck = { awardId: Number(awardId), tripId, netGrams: kilograms * 1000, actorId: null };
  await db.transaction().execute(async (tx) => {
    await issueForTruck(tx, truck);
    await bookTrucks(tx, truck.awardId);
  });
  // Invoices beyond the price at the sale are owed, too.
  await sql`update award_dues set amount = greatest(amount, (select sum(total) from invoices i
      where i.award_id = award_dues.award_id and paper_role(i.kind) = 'bill')),
      cause = cause || jsonb_build_object('before', amount)
    where award_id = ${awardId} and kind = 'price' and cancelled_by is null`.execute(db);
  return String(tripId);
}
