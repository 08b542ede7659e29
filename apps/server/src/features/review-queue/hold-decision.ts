import type { Tx } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import { addJobs } from "../../platform/jobs/jobs.ts";
import { notifyMembers } from "../notifications/index.ts";
import { addHeld, type HeldDecision, type Subject, takeHeld } from "./held-decisions.store.ts";
import { undoUntil } from "./review-queue.rules.ts";

/** Keeps a decision for as long as it can be undone, in place of what was held before. */
export async function holdDecision(
  tx: Tx,
  home: string,
  subject: Subject,
  decision: Omit<HeldDecision, "decidedAt">,
): Promise<void> {
  await replaceHeld(tx, home, subject);
  const decidedAt = await marketNow(tx);
  await addHeld(tx, subject, { ...decision, decidedAt });
  await addJobs(tx, [{ name: "tell-decisions", payload: {}, at: undoUntil(decidedAt) }]);
}

/**
 * Takes away what is held of a subject that is decided on anew. What the version before has carried
 * out already is told now.
 */
export async function replaceHeld(tx: Tx, home: string, subject: Subject): Promise<void> {
  const earlier = await takeHeld(tx, subject);
  if (earlier?.notices) await notifyMembers(tx, home, earlier.notices);
}
