import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

/** Visits of the demo's lots that have opened: several look for each that bids. */
export const addLotViews = (tx: Tx) =>
  sql`insert into lot_views (lot_id, day, views)
    select lots.id, (market_now() at time zone 'Asia/Kolkata')::date,
      auctions.bidder_count * 4 + 6 + lots.id % 17
    from lots join timetables on timetables.lot_id = lots.id
      join auctions on auctions.lot_id = lots.id
    where lots.is_demo and lots.approval = 'approved'
      and timetables.starts_at <= (select market_now())
    on conflict do nothing`.execute(tx);
