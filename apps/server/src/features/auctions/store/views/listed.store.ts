import { sql } from "kysely";
import type { Db } from "../../../../platform/db/db.ts";

/**
 * Brings what lists sort these lots by up to what their auctions say. What is over has its last
 * price, and what is paused no end, until its timetable changes. Rows are locked in order of id, as
 * by the timetables that write them too.
 */
export async function followAuctions(db: Db, lotIds: readonly number[]): Promise<void> {
  await sql`with shown as materialized (
      select lot_id, a.ends_at, lot_value(greatest(a.highest_bid, t.market_value), lots.basis,
        lots.unit, lots.quantity_milli, lots.weight_grams) as price
      from unnest(${[...lotIds]}::bigint[]) as moved(lot_id) join auctions a using (lot_id)
        join timetables t using (lot_id) join lot_goods lots on lots.id = lot_id
    ), hidden as (
      update hidden_lots listed set price = shown.price, ends_at = shown.ends_at
      from shown where listed.lot_id = shown.lot_id and listed.closed_at is null
        and listed.ends_at is not null
        and (listed.price, listed.ends_at) is distinct from (shown.price, shown.ends_at)
    ), moved as (
      select listed.lot_id, shown.price, shown.ends_at
      from shown join listed_lots listed using (lot_id)
      where listed.closed_at is null and listed.ends_at is not null
        and (listed.price, listed.ends_at) is distinct from (shown.price, shown.ends_at)
      order by listed.lot_id for no key update of listed
    )
    update listed_lots listed set price = moved.price, ends_at = moved.ends_at
    from moved where listed.lot_id = moved.lot_id`.execute(db);
}
