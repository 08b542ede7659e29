import type { Tx } from "../../platform/db/db.ts";
import { addJobs } from "../../platform/jobs/jobs.ts";
import { notifyMembers } from "../notifications/index.ts";
import { addHeld, type HeldDecision, type Subject, takeHeld } from "./held-decisions.store.ts";
import { undoUntil } from "./review-queue.rules.ts";

/**
 * Keeps a decision's notices back for as long as it can be undone. What was decided before on the
 * same subject can no longer be undone, and is published now.
 */
export async function holdDecision(
  tx: Tx,
  home: string,
  subject: Subject,
  decision: HeldDecision,
): Promise<void> {
  const earlier = await takeHeld(tx, subject);
  if (earlier) await notifyMembers(tx, home, earlier.notices);
  await addHeld(tx, subject, decision);
  await addJobs(tx, [{ name: "tell-decisions", payload: {}, at: undoUntil(decision.decidedAt) }]);
}
