import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";

export const countCompletedOrders = async (db: Db, sellerId: number): Promise<number> =>
  (
    await db
      .selectFrom("bid_orders")
      .select(sql<number>`count(*)`.as("count"))
      .where("seller_id", "=", sellerId)
      .where("status", "=", "completed")
      .executeTakeFirstOrThrow()
  ).count;

interface BuyerCounts {
  total_bids: number;
  leading: number;
  won: number;
  completed: number;
}

export async function countForBuyer(db: Db, buyerId: number): Promise<BuyerCounts> {
  const { rows } = await sql<BuyerCounts>`
    select count(*) as total_bids,
      count(*) filter (where lots.closed_at is null and lots.leader_id = ${buyerId}) as leading,
      count(*) filter (where bid_orders.is_win) as won,
      count(*) filter (where bid_orders.is_win and bid_orders.status = 'completed') as completed
    from bid_orders join lots on lots.id = bid_orders.lot_id
    where bid_orders.bidder_id = ${buyerId}`.execute(db);
  return rows[0] as BuyerCounts;
}
