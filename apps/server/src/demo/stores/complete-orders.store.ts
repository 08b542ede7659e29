import { DAY_MS } from "@rebale/contract/values/calendar";
import { type Moved, recordMoves } from "../../features/awards/index.ts";
import type { Tx } from "../../platform/db/db.ts";

/** Winners of old auctions have paid and lifted their lots. */
export async function completeOrdersBefore(tx: Tx, before: Date): Promise<void> {
  const due = await tx
    .selectFrom("awards")
    .innerJoin("lots", "lots.id", "awards.lot_id")
    .innerJoin("auctions", "auctions.lot_id", "awards.lot_id")
    .select(["awards.id", "awards.seller_id", "awards.made_at"])
    .where("is_demo", "=", true)
    .where("awards.state", "=", "payment_due")
    .where("auctions.ends_at", "<", before)
    .execute();
  const moves = due.map(({ id, seller_id, made_at }): Moved => {
    const at = new Date(made_at.getTime() + 3 * DAY_MS);
    const by = { actorId: seller_id, side: "seller", reason: "paid_and_lifted", at } as const;
    return { ...by, awardId: id, from: "payment_due", to: "completed", move: "complete_outside" };
  });
  await recordMoves(tx, moves);
}
