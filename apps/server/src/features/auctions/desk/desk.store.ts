import type { AwardState, PayThrough } from "@rebale/contract/awards/states";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { stands } from "../../awards/index.ts";
import { type OrderPage, OVER } from "../store/sale/orders.store.ts";
import { PARTY } from "../store/sale/party.store.ts";

/** Orders of one party that stand alike. */
export interface AlikeOrders {
  /** The last close; null while their auctions are open. */
  readonly closed_at: Date | null;
  readonly seller_answer: string | null;
  readonly leads: boolean;
  readonly isWin: boolean;
  readonly hasBids: boolean;
  readonly isOffered: boolean;
  /** Null of companies that have not tendered. */
  readonly tender: string | null;
  readonly award_state: AwardState | null;
  readonly orders: number;
  /** Those on open auctions that end within the hour. */
  readonly ending: number;
  /** Paise: what the lots cost at their prices now. */
  readonly value: number;
}

/**
 * All orders of a buyer's company by how they stand: a few rows, however many orders.
 * @param parties whose bids the buyer sees as their own
 */
export async function alikeOrders(db: Db, parties: readonly number[]): Promise<AlikeOrders[]> {
  const { rows } = await sql<AlikeOrders>`
    select max(t.closed_at) as closed_at, seller_answer, leads, "isWin", "hasBids", "isOffered",
      award_state, tender, count(*) as orders,
      count(*) filter (where t.closed_at is null and t.paused_at is null and "hasBids"
        and ends_at > (select market_now())
        and ends_at <= (select market_now()) + interval '1 hour') as ending,
      sum(value)::bigint as value
    from (select bid_orders.lot_id, a.ends_at, d.seller_answer,
        coalesce(a.leader_alias = bid_orders.alias, false) as leads,
        coalesce(${stands("w")}, false) as "isWin",
        bid_orders.bid_count > 0 as "hasBids", bid_orders.tender_state as tender,
        coalesce(f.alias = bid_orders.alias, false) as "isOffered", w.state as award_state,
        lot_value(a.highest_bid, l.basis, l.unit, l.quantity_milli, l.weight_grams) as value
      from bid_orders
        join lot_goods l on l.id = bid_orders.lot_id
        join auctions a on a.lot_id = bid_orders.lot_id
        left join seller_answers d on d.lot_id = bid_orders.lot_id
        left join offers f on f.lot_id = bid_orders.lot_id and f.ended_at is null
        left join sales w on w.order_id = bid_orders.id
      where ${PARTY} = any(${[...parties]}::bigint[])) own
      join timetables t on t.lot_id = own.lot_id
    group by t.closed_at is null, 2, 3, 4, 5, 6, 7, 8`.execute(db);
  return rows;
}

export interface SaleToPay {
  readonly id: number;
  readonly pay_through: PayThrough;
  readonly due_at: Date | null;
  readonly state: "payment_due" | "overdue";
}

/** These parties' won and unpaid sales, those due first before the rest. */
export async function salesToPay(db: Db, parties: readonly number[]): Promise<SaleToPay[]> {
  const { rows } = await sql<SaleToPay>`
    select w.id, w.pay_through, w.due_at, w.state
    from bid_orders join sales w on w.order_id = bid_orders.id
    where ${PARTY} = any(${[...parties]}::bigint[]) and w.state in ('payment_due', 'overdue')
    order by w.due_at nulls last, w.id`.execute(db);
  return rows;
}

/** One side's sales that are not over, and how many others there are. */
export async function openSales(
  db: Db,
  of: OrderPage["of"],
): Promise<{ ids: number[]; over: number }> {
  const own =
    "parties" in of
      ? sql`coalesce(w.company_id, -w.bidder_id) = any(${[...of.parties]}::bigint[])`
      : sql`w.seller_id = ${of.sellerId}`;
  const isOver = sql`w.state = any(${[...OVER]}::text[])`;
  const { rows } = await sql<{ ids: number[]; over: number }>`
    select coalesce(array_agg(w.id) filter (where not ${isOver}), '{}') as ids,
      count(*) filter (where ${isOver}) as over
    from sales w where ${own} and w.order_id is not null`.execute(db);
  return rows[0] ?? { ids: [], over: 0 };
}
