import type { AwardState, PayThrough } from "@rebale/contract/awards/states";
import { sql } from "kysely";
import type { Db, Tx } from "../../../../platform/db/db.ts";
import { isToSettle, orderStatus, stands } from "../../../awards/index.ts";
import { lotColumns, offerColumns } from "../../../listings/index.ts";
import type { Bidder } from "../../domain/sale/party.rules.ts";
import { maximumOfOrder } from "../maximums.store.ts";
import { PARTY } from "./party.store.ts";

export interface OrderPage {
  readonly of: { readonly parties: readonly number[] } | { readonly sellerId: number };
  readonly status?: "pending" | "completed" | "to_settle" | undefined;
  readonly won?: boolean;
  /** Only orders that became these sales; `over`: also those of which nothing is left to do. */
  readonly sales?: { readonly ids: readonly number[]; readonly over: boolean };
  readonly page: number;
  readonly rows: number;
}

const orders = (db: Db | Tx) =>
  db
    .selectFrom("bid_orders")
    .innerJoin("lot_goods as lots", "lots.id", "bid_orders.lot_id")
    .innerJoin("timetables", "timetables.lot_id", "bid_orders.lot_id")
    .innerJoin("auctions", "auctions.lot_id", "bid_orders.lot_id")
    .innerJoin("goods_groups as categories", "categories.id", "lots.category_id")
    .innerJoin("people as buyer", "buyer.id", "bid_orders.bidder_id")
    .innerJoin("people as seller", "seller.id", "bid_orders.seller_id")
    .leftJoin("seller_answers", "seller_answers.lot_id", "bid_orders.lot_id")
    .leftJoin("offers", (join) =>
      join.onRef("offers.lot_id", "=", "bid_orders.lot_id").on("offers.ended_at", "is", null),
    )
    .leftJoin("sales as awards", "awards.order_id", "bid_orders.id");

/** The states of a sale after which nobody does anything any more. */
export const OVER: readonly AwardState[] = ["completed", "defaulted", "cancelled"];

/** A sale that was undone or called off is none. */
const isWin = sql<boolean>`coalesce(${stands("awards")}, false)`;

const orderColumns = [
  ...lotColumns,
  ...offerColumns,
  "lots.relist_of",
  "auctions.leader_id",
  "auctions.leader_alias",
  "bid_orders.id as order_id",
  "bid_orders.alias",
  "bid_orders.best_bid",
  orderStatus.as("status"),
  isWin.as("is_win"),
  "awards.id as award_id",
  sql<AwardState | null>`awards.state`.as("award_state"),
  sql<PayThrough | null>`awards.pay_through`.as("award_pay_through"),
  "awards.due_at as award_due_at",
  "bid_orders.bid_count as own_bids",
  "bid_orders.tender_state",
  "bid_orders.last_bid_at",
  "bid_orders.bidder_id",
  "bid_orders.seller_id",
  "buyer.name as buyer_name",
  "buyer.business_name as buyer_business",
  "buyer.mobile as buyer_mobile",
  "buyer.city as buyer_city",
  "buyer.state as buyer_state",
  "seller.name as seller_name",
  "seller.business_name as seller_business",
  "seller.mobile as seller_mobile",
  "seller.city as seller_city",
  "seller.state as seller_state",
] as const;

/** Not of a tender that nobody has opened: neither office nor seller learns of it. */
export const isUnsealed = (orders: "bid_orders" | "placed") =>
  sql<boolean>`coalesce(${sql.ref(`${orders}.tender_state`)}, 'opened') = 'opened'`;

/** One page of orders, newest first, and how many there are. */
export async function ordersPage(db: Db, asked: OrderPage) {
  const { of, status, won = false, sales, page, rows } = asked;
  // A bidder is shown what became of voided bids; to a seller they are none.
  let filtered = orders(db).where((eb) =>
    "parties" in of
      ? eb(PARTY, "in", [...of.parties])
      : eb.and([eb("bid_orders.seller_id", "=", of.sellerId), eb("bid_orders.bid_count", ">", 0)]),
  );
  if (status === "to_settle") filtered = filtered.where(isToSettle("awards"));
  else if (status) filtered = filtered.where(sql<boolean>`${orderStatus} = ${status}`);
  if (sales)
    filtered = filtered.where(
      sql<boolean>`(awards.id = any(${[...sales.ids]}::bigint[])
        or ${sales.over} and awards.state = any(${[...OVER]}::text[]))`,
    );
  else if (won) filtered = filtered.where(isWin);
  const { count } = await filtered
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  const found = await filtered
    .select(orderColumns)
    .select(("parties" in of ? maximumOfOrder : sql<number | null>`null::bigint`).as("maximum"))
    .select(sql<Date>`market_now()`.as("now"))
    .orderBy("bid_orders.id", "desc")
    .limit(rows)
    .offset((page - 1) * rows)
    .execute();
  return { found, count };
}
export type OrderRow = Awaited<ReturnType<typeof ordersPage>>["found"][number];

export async function lotOfOrder(tx: Tx, orderId: number): Promise<number | undefined> {
  const order = await tx
    .selectFrom("bid_orders")
    .select("lot_id")
    .where("id", "=", orderId)
    .executeTakeFirst();
  return order?.lot_id;
}

export const findOrder = (tx: Tx, orderId: number) =>
  orders(tx)
    .select(orderColumns)
    .select(sql<number | null>`null::bigint`.as("maximum"))
    .select(sql<Date>`market_now()`.as("now"))
    .where("bid_orders.id", "=", orderId)
    .executeTakeFirst();

/** The accounts behind an auction's masked names, in the order of their first bid. */
export const biddersOf = (db: Db, lotId: number) =>
  db
    .selectFrom("bid_orders")
    .innerJoin("people as users", "users.id", "bid_orders.bidder_id")
    .innerJoin("lot_goods as lots", "lots.id", "bid_orders.lot_id")
    .innerJoin("timetables", "timetables.lot_id", "bid_orders.lot_id")
    .select([
      "lots.title",
      "timetables.closed_at",
      "bid_orders.bidder_id",
      "bid_orders.alias",
      "bid_orders.bid_count",
      "users.name",
      "users.business_name",
      "users.mobile",
    ])
    .where("bid_orders.lot_id", "=", lotId)
    .where(isUnsealed("bid_orders"))
    .orderBy("bid_orders.alias")
    .limit(5000)
    .execute();

/** Everybody who bid on these lots. */
export async function listBidders(
  tx: Tx,
  lotIds: readonly number[],
): Promise<{ lotId: number; bidderId: number }[]> {
  return tx
    .selectFrom("bid_orders")
    .select(["lot_id as lotId", "bidder_id as bidderId"])
    .where("lot_id", "=", sql<number>`any(${[...lotIds]}::bigint[])`)
    .execute();
}

/** The part in an auction of one who bids there. */
export const findOrderOf = (db: Db, lotId: number, parties: readonly number[]) =>
  db
    .selectFrom("bid_orders")
    .leftJoin("sales as awards", "awards.order_id", "bid_orders.id")
    .select(["bid_orders.alias", "bid_orders.bidder_id", "bid_orders.company_id"])
    .select([isWin.as("is_win"), "bid_count as own_bids", "awards.id as award_id"])
    .select(["tender_state", "is_qualified"])
    .where("bid_orders.lot_id", "=", lotId)
    .where(PARTY, "in", [...parties])
    .orderBy("best_bid", "desc")
    .executeTakeFirst();

/** The bidder behind this mask; `bidderId` is the user who acts. */
export async function findBidder(
  tx: Tx,
  lotId: number,
  { bidderId, alias }: Pick<Bidder, "bidderId" | "alias">,
): Promise<Bidder> {
  const order = await tx
    .selectFrom("bid_orders")
    .select("company_id")
    .where("lot_id", "=", lotId)
    .where("alias", "=", alias)
    .executeTakeFirstOrThrow();
  return { bidderId, alias, companyId: order.company_id };
}
