import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { awardOfOrder } from "../awards/index.ts";

interface SellerCounts {
  total_products: number;
  approved: number;
  expired_pending: number;
  approval_pending: number;
  completed: number;
}

/**
 * As the lists behind the cards count: expired ones are among the approved, refused ones among
 * those without approval (S2.50).
 */
export async function countForSeller(db: Db, sellerId: number): Promise<SellerCounts> {
  const { rows } = await sql<SellerCounts>`
    select count(*) as total_products,
      count(*) filter (where approval = 'approved') as approved,
      count(*) filter (where approval = 'approved' and auctions.ends_at <= (select market_now())
        and timetables.paused_at is null) as expired_pending,
      count(*) filter (where approval <> 'approved') as approval_pending,
      (select count(*) from sales awards join lot_goods sold on sold.id = awards.lot_id
        where sold.seller_id = ${sellerId} and awards.state = 'completed') as completed
    from lot_goods lots join lot_times timetables on timetables.lot_id = lots.id
      join standings auctions on auctions.lot_id = lots.id where seller_id = ${sellerId}`.execute(
    db,
  );
  return rows[0] as SellerCounts;
}

interface BuyerCounts {
  total_bids: number;
  leading: number;
  won: number;
  completed: number;
}

/** @param parties whose bids the buyer sees as their own */
export async function countForBuyer(db: Db, parties: readonly number[]): Promise<BuyerCounts> {
  const { rows } = await sql<BuyerCounts>`
    select count(*) as total_bids,
      count(*) filter (where timetables.closed_at is null
        and auctions.leader_alias = bid_orders.alias) as leading,
      count(awards.id) as won,
      count(*) filter (where awards.state = 'completed') as completed
    from lot_bidders bid_orders join lot_times timetables on timetables.lot_id = bid_orders.lot_id
      join standings auctions on auctions.lot_id = bid_orders.lot_id
      ${awardOfOrder}
    where coalesce(bid_orders.company_id, -bid_orders.bidder_id)
      = any(${[...parties]}::bigint[])`.execute(db);
  return rows[0] as BuyerCounts;
}
