import type { BidOrder } from "@rebale/contract/auctions";
import type { DealTab } from "@rebale/contract/awards/next-step";
import type { DealCounts } from "@rebale/contract/awards/next-step-shape";
import { api } from "../../../lib/api/browser.ts";
import { auctions } from "../../../lib/api/operations.ts";
import { currentSession } from "../../../lib/session/session.ts";
import { pageOf } from "../../../ui/tabs/pager.tsx";
import { ROWS_A_PAGE } from "./orders.rules.ts";

export interface OrdersPage {
  orders: BidOrder[];
  total: number;
  page: number;
  seller: boolean;
  /** The market's, of this answer. */
  time: string;
  /** How many sales stand under each tab; null where none were asked for. */
  toDo: DealCounts | null;
}

/** A seller reads the bids on own lots, a buyer the own ones. */
export async function readOrders(
  url: string,
  {
    rows = ROWS_A_PAGE,
    ...only
  }: { rows?: number; status?: "pending" | "completed"; won?: "1"; to_do?: DealTab } = {},
): Promise<OrdersPage> {
  const page = pageOf(url);
  const seller = currentSession().type === "seller";
  const {
    data,
    totalpage,
    server_time,
    to_do: toDo,
  } = seller
    ? await api.call(auctions.sellerOrders, { query: { page, rows, ...only } })
    : await api.call(auctions.myOrders, { query: { page, rows, ...only } });
  return { orders: data, total: totalpage, page, seller, time: server_time, toDo };
}
