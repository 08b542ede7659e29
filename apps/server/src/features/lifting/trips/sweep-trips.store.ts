import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { lockFreeAuctions } from "../../auction-times/index.ts";

/** Sales with trucks that were waited for long enough. @param grace milliseconds */
export async function salesWithMissed(db: Db, grace: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ lotId: number }>`
    select distinct a.lot_id as "lotId" from trips t join sales a on a.id = t.award_id
    where t.state = 'booked'
      and t.slot_to <= (select market_now()) - make_interval(secs => ${grace / 1000})
    order by 1 limit ${most}`.execute(db);
  return rows.map(({ lotId }) => lotId);
}

/** Those of them whose auctions nobody else has locked are missed now; their ids. */
export async function missTrips(
  tx: Tx,
  lotIds: readonly number[],
  grace: number,
): Promise<number[]> {
  const free = await lockFreeAuctions(tx, lotIds);
  const { rows } = await sql<{ id: number }>`
    update trips set state = 'missed' from sales a
    where a.lot_id = any(${free}::bigint[]) and a.id = trips.award_id and trips.state = 'booked'
      and slot_to <= (select market_now()) - make_interval(secs => ${grace / 1000})
    returning trips.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Trucks of the next day, each noted as reminded of; who booked so late needs none. */
export async function noteReminders(tx: Tx, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`update trips set reminded_at = market_now()
    where id in (select id from trips
      where state = 'booked' and reminded_at is null and slot_from > (select market_now())
        and slot_from <= (select market_now()) + interval '1 day'
        and booked_at < slot_from - interval '1 day'
      order by slot_from, id limit ${most} for no key update skip locked)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Names and phones of drivers so long after their slots. */
export const eraseDrivers = (tx: Tx, days: number, most: number) =>
  sql`update trips set driver_name = '', driver_mobile = '' where id in (
      select id from trips where driver_mobile <> ''
        and slot_to < (select market_now()) - make_interval(days => ${days})
      order by slot_to limit ${most} for no key update skip locked)`.execute(tx);
