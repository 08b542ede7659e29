import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { addJob } from "../../../platform/jobs.ts";
import { lockLot, marketNow } from "../closing/close.store.ts";
import { announceEnd } from "../closing/end-event.ts";
import { dueAnswers } from "./answering.store.ts";
import { closeUnsold } from "./close-unsold.ts";

export type LapseResult = "lapsed" | "answered before" | "not yet";

/**
 * Ends the wait for a seller who let the time pass. Safe to run twice and at any time: before it is
 * over it only asks to be called again then.
 */
export async function lapseAnswer(
  { db, bus }: Pick<Deps, "db" | "bus">,
  lotId: number,
): Promise<LapseResult> {
  const done = await db.transaction().execute(async (tx) => {
    const locked = await lockLot(tx, lotId);
    if (locked?.sellerAnswer !== "awaited" || locked.answerBy === null) return "answered before";
    const now = await marketNow(tx);
    if (now < locked.answerBy) {
      await askToLapse(tx, lotId, locked.answerBy);
      return "not yet";
    }
    return closeUnsold(tx, locked, "lapsed", now);
  });
  if (typeof done === "string") return done;
  announceEnd(bus, done);
  return "lapsed";
}

/** The job that ends the wait; there is one a lot. */
export const askToLapse = (tx: Tx, lotId: number, answerBy: Date) =>
  addJob(tx, "lapse-answer", { lotId }, { at: answerBy, key: `answer:${lotId}` });

/** Waits that are over and still stand: after downtime, or when a job was lost. */
export async function lapseDueAnswers(deps: Pick<Deps, "db" | "bus">): Promise<number> {
  const due = await dueAnswers(deps.db);
  for (const lotId of due) await lapseAnswer(deps, lotId);
  return due.length;
}
