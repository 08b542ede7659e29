import type { Deps } from "../../platform/deps.ts";
import { notifyMembers } from "../notifications/index.ts";
import { listDue, type Subject, takeDue } from "./held-decisions.store.ts";

/** Carries out a decision on a lot, which changes nothing before its minute is over. */
export type CarryOut = (lotId: number) => Promise<void>;

/**
 * Notifies people of decisions on them once these can no longer be undone. Each decision is a
 * transaction of its own: one that fails waits for the next minute and holds up no other.
 */
export async function publishDecisions(
  { db, config, log }: Pick<Deps, "db" | "config" | "log">,
  carryOut: CarryOut,
): Promise<void> {
  const tell = (subject: Subject) =>
    db.transaction().execute(async (tx) => {
      const due = await takeDue(tx, subject);
      if (due) await notifyMembers(tx, config.home, due.notices);
    });
  for (const subject of await listDue(db))
    await (subject.kind === "lot" ? carryOut(subject.id) : tell(subject)).catch((error: unknown) =>
      log.error({ err: error, subject }, "a decision was not told"),
    );
}
