import type { Deps } from "../../platform/deps.ts";
import { notifyMembers } from "../notifications/index.ts";
import { listDue, takeDue } from "./held-decisions.store.ts";

/**
 * Notifies people of decisions on them once these can no longer be undone. Each decision is a
 * transaction of its own: one that fails waits for the next minute and holds up no other.
 */
export async function publishDecisions({
  db,
  config,
  log,
}: Pick<Deps, "db" | "config" | "log">): Promise<void> {
  for (const subject of await listDue(db))
    await db
      .transaction()
      .execute(async (tx) => notifyMembers(tx, config.home, await takeDue(tx, subject)))
      .catch((error: unknown) => log.error({ err: error, subject }, "a decision was not told"));
}
