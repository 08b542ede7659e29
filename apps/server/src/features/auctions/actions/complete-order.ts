import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/problem.ts";
import { lockSale } from "../store/auction.store.ts";
import { findOrder, lotOfOrder, markCompleted, type OrderRow } from "../store/orders.store.ts";

/**
 * The seller says that the winner has paid and lifted the lot; said again, nothing changes. The row
 * lock decides between it and a voiding of the winning bid.
 * @throws Problem not_found
 */
export function completeOrder(
  { db, events }: Pick<Deps, "db" | "events">,
  orderId: number,
  sellerId: number,
): Promise<OrderRow> {
  return db.transaction().execute(async (tx) => {
    const lotId = await lotOfOrder(tx, orderId);
    if (lotId === undefined) throw new Problem("not_found");
    await lockSale(tx, lotId);
    const isDone = await markCompleted(tx, orderId, sellerId);
    const order = await findOrder(tx, orderId);
    if (!order?.is_win || order.seller_id !== sellerId) throw new Problem("not_found");
    if (isDone)
      await events.publish(tx, [
        {
          name: "order.completed",
          lotId: order.id,
          payload: { title: order.title, url: order.url, bidderId: order.bidder_id },
        },
      ]);
    return order;
  });
}
