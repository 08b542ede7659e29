import type { Tx } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { type HeldDecision, lockHeld, type Subject, takeHeld } from "./held-decisions.store.ts";
import { refuseUndo } from "./review-queue.rules.ts";

/**
 * Takes a decision away with its notices, for its maker to restore what was. The subject is locked
 * already.
 * @param isAsDecided whether nothing was built on it since
 * @throws Problem undo_too_late, undo_not_yours, decision_built_on
 */
export async function takeBackDecision(
  tx: Tx,
  subject: Subject,
  userId: number,
  isAsDecided: (held: HeldDecision) => Promise<boolean>,
): Promise<HeldDecision> {
  const held = await lockHeld(tx, subject);
  const refusal = refuseUndo(held, { userId, now: await marketNow(tx) });
  if (refusal || !held) throw new Problem(refusal ?? "undo_too_late");
  if (!(await isAsDecided(held))) throw new Problem("decision_built_on");
  await takeHeld(tx, subject);
  return held;
}
