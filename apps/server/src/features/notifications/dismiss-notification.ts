import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { dismiss, findForMember, findReader, removeNotification } from "./notifications.store.ts";

/** Takes a notification out of a member's list; what the office sent stays in the office's. */
export function dismissNotification(
  { db }: Pick<Deps, "db">,
  userId: number,
  id: number,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const reader = await findReader(tx, userId);
    const notification = reader && (await findForMember(tx, reader, id));
    if (!notification) throw new Problem("not_found");
    const ownOnly = notification.user_id === userId && notification.sent_by === null;
    await (ownOnly ? removeNotification(tx, id) : dismiss(tx, userId, id));
  });
}
