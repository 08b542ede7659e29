import type { listings } from "@rebale/contract";
import { sql } from "kysely";

/** What became of a lot, in a query over `lots` and `auctions`. */
export const lotState = sql<listings.LotState>`case
  when lots.approval <> 'approved' then lots.approval
  when lots.seller_answer = 'awaited' or lots.offer_answer = 'awaited' then 'awaiting'
  when lots.outcome = 'sold' then 'sold'
  when lots.outcome = 'withdrawn' then 'withdrawn'
  when lots.paused_at is not null then 'live'
  when lots.closed_at is not null or auctions.ends_at <= market_now() then 'unsold'
  when lots.awaits_signature or lots.starts_at > market_now() then 'upcoming'
  else 'live' end`;
