import type { auctions, Paise } from "@rebale/contract";
import type { Db } from "../../../platform/db/db.ts";
import { type Admitted, partiesOf } from "../../../platform/http/caller.ts";
import { presentOrder } from "../present-order.ts";
import { type OrderPage, type OrderRow, ordersPage } from "../store/sale/orders.store.ts";
import { duesOf } from "./read-desk.ts";

/** A page of a buyer's own orders, newest first, with what is to be paid; and how many there are. */
export async function ownOrders(
  db: Db,
  caller: Admitted["buyer"],
  page: Omit<OrderPage, "of">,
): Promise<{ orders: auctions.BidOrder[]; count: number }> {
  const { found, count } = await ordersPage(db, { ...page, of: { parties: partiesOf(caller) } });
  const dues = await duesOf(db, found.flatMap(unpaid));
  return {
    orders: found.map((row) => presentOrder(row, "buyer", caller.userId, dueOn(row, dues))),
    count,
  };
}

const TO_PAY: ReadonlySet<string | null> = new Set(["payment_due", "overdue"]);

const unpaid = ({ award_id: id, award_state, award_pay_through }: OrderRow) =>
  id !== null && TO_PAY.has(award_state) ? [{ id, pay_through: award_pay_through }] : [];

/** Null where nothing is due. */
const dueOn = ({ award_id }: OrderRow, dues: ReadonlyMap<number, Paise>): Paise | null =>
  (award_id !== null && dues.get(award_id)) || null;
