import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/problem.ts";
import { tellMember } from "../../messages/index.ts";
import { completeOrder, findOrder, type OrderRow } from "./orders.store.ts";

/** The seller says that the winner has paid and lifted the lot. */
export function finishOrder(
  { db }: Pick<Deps, "db">,
  orderId: number,
  sellerId: number,
): Promise<OrderRow> {
  return db.transaction().execute(async (tx) => {
    const isDone = await completeOrder(tx, orderId, sellerId);
    const order = await findOrder(tx, orderId);
    if (!order?.is_win || order.seller_id !== sellerId) throw new Problem("not_found");
    // Said again: the winner knows already.
    if (!isDone) return order;
    await tellMember(tx, {
      userId: order.bidder_id,
      title: "Order completed",
      description: `The seller marked "${order.title}" as paid and lifted.`,
      link: "/totalbid",
    });
    return order;
  });
}
