import type { listings } from "@rebale/contract";
import { sql } from "kysely";

/** The state of a lot, in a query over `lots`, `timetables` and `auctions`. */
export const lotState = sql<listings.LotState>`case
  when lots.approval <> 'approved' then lots.approval
  when exists (select from reserve_questions asked
      where asked.lot_id = lots.id and asked.ended_at is null)
    or exists (select from made_offers offered
      where offered.lot_id = lots.id and offered.ended_at is null) then 'awaiting'
  when timetables.outcome = 'sold' then 'sold'
  when timetables.outcome = 'withdrawn' then 'withdrawn'
  when timetables.paused_at is not null then 'live'
  when timetables.closed_at is not null or auctions.ends_at <= (select market_now()) then 'unsold'
  when timetables.awaits_signature or timetables.starts_at > (select market_now()) then 'upcoming'
  else 'live' end`;
