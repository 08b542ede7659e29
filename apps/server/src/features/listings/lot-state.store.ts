import type { listings } from "@rebale/contract";
import { sql } from "kysely";

/** What became of a lot, in a query over `lots`, `timetables` and `auctions`. */
export const lotState = sql<listings.LotState>`case
  when lots.approval <> 'approved' then lots.approval
  when timetables.seller_answer = 'awaited' or timetables.offer_answer = 'awaited' then 'awaiting'
  when timetables.outcome = 'sold' then 'sold'
  when timetables.outcome = 'withdrawn' then 'withdrawn'
  when timetables.paused_at is not null then 'live'
  when timetables.closed_at is not null or auctions.ends_at <= (select market_now()) then 'unsold'
  when timetables.awaits_signature or timetables.starts_at > (select market_now()) then 'upcoming'
  else 'live' end`;
