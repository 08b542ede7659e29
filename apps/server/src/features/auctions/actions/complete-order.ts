import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { findAwardOfOrder, moveAward, tellLiftingOver, tellMoneyBack } from "../../awards/index.ts";
import { lockSale } from "../store/auction.store.ts";
import { findOrder, lotOfOrder, type OrderRow } from "../store/sale/orders.store.ts";

/** The reason given with a completion. */
const REASON = "paid_and_lifted";

/**
 * The seller says that the winner has paid and lifted the lot; said again, nothing changes. The row
 * lock decides between it and a voiding of the winning bid.
 * @throws Problem not_found; move_not_possible where the sale was undone
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
    const award = await findAwardOfOrder(tx, orderId);
    if (award?.sellerId !== sellerId) throw new Problem("not_found");
    const at = await marketNow(tx);
    const by = { actorId: sellerId, side: "seller", reason: REASON, at } as const;
    const moved = await moveAward(tx, award, { ...by, move: "complete_outside" });
    const order = await findOrder(tx, orderId);
    if (!order) throw new Problem("not_found");
    if (!moved) return order;
    await tellMoneyBack(tx, events, award, moved);
    await writeAudit(tx, {
      adminId: sellerId,
      action: "order completed",
      ...aboutLot(lotId, order.title),
      details: { award_id: award.id, reason: REASON },
    });
    const payload = { title: order.title, url: order.url, bidderId: order.bidder_id };
    await events.publish(tx, [{ name: "order.completed", lotId, payload }]);
    await tellLiftingOver(tx, events, award, "completed");
    return order;
  });
}
