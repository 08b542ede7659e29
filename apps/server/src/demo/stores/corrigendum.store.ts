import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

/** The live lot that most have bid for and that simulated bidders leave alone; sold by weight. */
export async function findLotToChange(
  db: Db,
): Promise<{ id: number; quantity_milli: number } | undefined> {
  const { rows } = await sql<{ id: number; quantity_milli: number }>`
    select lots.id, lots.quantity_milli
    from lots join timetables on timetables.lot_id = lots.id
      join auctions on auctions.lot_id = lots.id
    where lots.is_demo and lots.approval = 'approved' and not lots.is_moving
      and lots.unit in ('kg', 'MT') and auctions.bid_count > 0
      and timetables.closed_at is null and timetables.paused_at is null
      and timetables.starts_at <= (select market_now())
      and auctions.ends_at > (select market_now()) + interval '2 hours'
      and not exists (select from event_lots where event_lots.lot_id = lots.id)
    order by auctions.bidder_count desc, lots.id limit 1`.execute(db);
  return rows[0];
}
