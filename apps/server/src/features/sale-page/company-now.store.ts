import type { TripState } from "@rebale/contract/lifting/states";
import { endOfDay, startOfDay } from "@rebale/contract/values/calendar";
import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

const MAX = 50;

/** A company's sales that are not over, the newest first. */
export async function openSalesOf(db: Db, companyId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from sales
    where (company_id = ${companyId} or seller_company_id = ${companyId})
      and state in ('payment_due', 'overdue', 'paid', 'lifting', 'lifted')
    order by id desc limit ${MAX}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface TruckNow {
  readonly id: number;
  readonly awardId: number;
  readonly title: string;
  readonly vehicleNo: string;
  readonly state: TripState;
  readonly from: Date;
  readonly to: Date;
}

/** Its trucks of a day, and those that stand in a yard. @param day in India */
export async function trucksNow(db: Db, companyId: number, day: string): Promise<TruckNow[]> {
  const { rows } = await sql<TruckNow>`select t.id, t.award_id as "awardId", lots.title,
      t.vehicle_no as "vehicleNo", t.state, t.slot_from as "from", t.slot_to as "to"
    from sales join trucks t on t.award_id = sales.id
      join lot_goods lots on lots.id = sales.lot_id
    where (sales.company_id = ${companyId} or sales.seller_company_id = ${companyId})
      and t.state <> 'cancelled'
      and (t.slot_from >= ${startOfDay(day)} and t.slot_from < ${endOfDay(day)}
        or t.state in ('arrived', 'tared', 'weighed'))
    order by t.slot_from, t.id limit ${MAX}`.execute(db);
  return rows;
}
