import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";

/**
 * Brings what lists sort these lots by up to what their auctions say. What is over has its last
 * price, and what is paused no end, until its timetable changes.
 */
export async function followAuctions(db: Db, lotIds: readonly number[]): Promise<void> {
  await sql`update listed_lots listed set price = shown.price, ends_at = shown.ends_at
    from (select a.lot_id, a.ends_at, lot_value(greatest(a.highest_bid, t.market_value), lots.basis,
          lots.unit, lots.quantity_milli, lots.weight_grams) as price
        from auctions a join timetables t on t.lot_id = a.lot_id join lots on lots.id = a.lot_id
        where a.lot_id = any(${[...lotIds]}::bigint[])) shown
    where listed.lot_id = shown.lot_id and listed.closed_at is null and listed.ends_at is not null
      and (listed.price, listed.ends_at) is distinct from (shown.price, shown.ends_at)`.execute(db);
}
