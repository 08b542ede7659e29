import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";

/**
 * Brings what lists sort these lots by up to what their auctions say. What is over has its last
 * price, and what is paused no end, until its timetable changes. `offset 0`: begun at the lists,
 * the join would hold every listed lot against all of these.
 */
export async function followAuctions(db: Db, lotIds: readonly number[]): Promise<void> {
  await sql`update listed_lots listed set price = shown.price, ends_at = shown.ends_at
    from (select lot_id, a.ends_at, lot_value(greatest(a.highest_bid, t.market_value), lots.basis,
          lots.unit, lots.quantity_milli, lots.weight_grams) as price
        from unnest(${[...lotIds]}::bigint[]) as moved(lot_id) join auctions a using (lot_id)
          join timetables t using (lot_id) join lots on lots.id = lot_id offset 0) shown
    where listed.lot_id = shown.lot_id and listed.closed_at is null and listed.ends_at is not null
      and (listed.price, listed.ends_at) is distinct from (shown.price, shown.ends_at)`.execute(db);
}
