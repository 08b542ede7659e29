import { sql } from "kysely";
import { stands } from "./standing.store.ts";

/** The awards of orders that won. */
export const awardOfOrder = sql`left join awards
  on awards.order_id = bid_orders.id and ${stands("awards")}`;

/**
 * The specification's status of an order (S3.8), in a query over `bid_orders`, `timetables`,
 * `auctions` and `awardOfOrder`: completed is one whose award is, and one for whose bidder there is
 * nothing left to do.
 */
export const orderStatus = sql<"pending" | "completed">`case
  when ${stands("awards")}
    then case awards.state when 'completed' then 'completed' else 'pending' end
  when timetables.closed_at is null then 'pending'
  when auctions.leader_alias = bid_orders.alias and exists (select from reserve_questions asked
    where asked.lot_id = bid_orders.lot_id and asked.ended_at is null) then 'pending'
  when exists (select from made_offers offered where offered.lot_id = bid_orders.lot_id
    and offered.alias = bid_orders.alias and offered.ended_at is null) then 'pending'
  else 'completed' end`;
