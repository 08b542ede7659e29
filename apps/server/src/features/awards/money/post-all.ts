import type { Tx } from "../../../platform/db/db.ts";
import { postEntries } from "../../journal/index.ts";
import { entryFor, type JournalEvent } from "../../money-entries/index.ts";
import type { Award } from "../awards.store.ts";

/** In their order, each after the one before: what one moves the next may take. */
export async function postAll(
  tx: Tx,
  { id, lotId }: Pick<Award, "id" | "lotId">,
  events: readonly JournalEvent[],
  actorId: number | null = null,
): Promise<void> {
  for (const event of events) {
    const entry = entryFor(event);
    const due = event.kind === "buyer_fee" ? event.due : undefined;
    const cause = { award: id, ...(due && { due: due.id, charge: due.kind }) };
    if (entry) await postEntries(tx, [{ ...entry, lotId, actorId, cause }]);
  }
}
