import type { Tx } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { assign } from "./assignments.store.ts";
import { type HeldDecision, lockHeld, type Subject, takeHeld } from "./held-decisions.store.ts";
import { refuseUndo } from "./review-queue.rules.ts";

/**
 * Takes a decision away that is held: nothing of it was carried out yet. Its subject, which is
 * locked already, is assigned to who made it.
 * @throws Problem undo_too_late, undo_not_yours
 */
export async function takeBackDecision(
  tx: Tx,
  subject: Subject,
  userId: number,
): Promise<HeldDecision> {
  const held = await lockHeld(tx, subject);
  const refusal = refuseUndo(held, { userId, now: await marketNow(tx) });
  if (refusal || !held) throw new Problem(refusal ?? "undo_too_late");
  await takeHeld(tx, subject);
  await assign(tx, subject, userId);
  return held;
}
