import type { Body, payments } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { type EventRow, findUnhandled, readEventRow, setHandled } from "./events.store.ts";
import { type HandleDeps, handleEvent } from "./handle-event.ts";

/**
 * Tries an event again, whatever its turn; or puts it away as settled by hand, with the reason.
 * @param eventId the gateway's own id of it
 * @returns the event as it is then: still open, with its reason, where it failed again
 * @throws Problem not_found; decided_meanwhile where it is handled
 */
export async function decideEvent(
  deps: HandleDeps,
  adminId: number,
  eventId: string,
  decision: Body<typeof payments.decideEvent>,
): Promise<EventRow> {
  const { db } = deps;
  const event = await readEventRow(db, eventId);
  if (!event) throw new Problem("not_found");
  const id = { gateway: event.gateway, eventId };
  if (!(await findUnhandled(db, id))) throw new Problem("decided_meanwhile");
  const isAgain = "again" in decision;
  await db.transaction().execute(async (tx) => {
    if (!isAgain) await setHandled(tx, id);
    await writeAudit(tx, {
      adminId,
      action: isAgain ? "gateway's event tried again" : "gateway's event put away",
      subject: `Event ${eventId}`,
      details: { ...id, ...decision },
    });
  });
  if (isAgain) await handleEvent(deps, id);
  return (await readEventRow(db, eventId)) ?? event;
}
