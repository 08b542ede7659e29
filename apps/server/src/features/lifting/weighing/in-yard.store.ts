import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { gstTdsPercentOf, type Invoiced, paidInOf } from "../../awards/index.ts";
import { type Billing, isByWeight } from "../../invoices/index.ts";

/** The sum that invoices of a sale's other trucks add that have not left yet; the buyer's part. */
export async function invoicedInYard(tx: Tx, awardId: number, tripId: number): Promise<Paise> {
  const sums = (which: ReturnType<typeof sql>) =>
    sql<Invoiced>`
    select coalesce(sum(i.value), 0)::bigint as value, coalesce(sum(i.total), 0)::bigint as total
    from truck_papers i left join trips t on t.id = i.trip_id
    where i.award_id = ${awardId} and i.is_bill ${which}`.execute(tx);
  const percent = await gstTdsPercentOf(tx, awardId);
  const [all] = (await sums(sql``)).rows;
  const isElse = sql`and (t.id is null or t.id = ${tripId} or t.state <> 'weighed')`;
  const [others] = (await sums(isElse)).rows;
  if (!all || !others) throw new Error(`Nothing is known of the papers of award ${awardId}`);
  return (paidInOf(all, percent) - paidInOf(others, percent)) as Paise;
}

/**
 * The plate of another truck, in the yard still, that has the one invoice of goods sold as a whole;
 * undefined where none has.
 */
export async function billedInYard(
  tx: Tx,
  awardId: number,
  tripId: number,
): Promise<string | undefined> {
  const { rows } = await sql<Pick<Billing, "basis"> & { vehicleNo: string }>`
    select t.vehicle_no as "vehicleNo", l.basis
    from truck_papers i join trips t on t.id = i.trip_id
      join sales a on a.id = t.award_id join lot_goods l on l.id = a.lot_id
    where i.award_id = ${awardId} and i.is_bill and t.id <> ${tripId}
      and t.state = 'weighed'`.execute(tx);
  return rows.find((truck) => !isByWeight(truck))?.vehicleNo;
}
