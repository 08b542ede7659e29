import type { Tx } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { findList } from "../lists/lists.store.ts";
import type { Actor } from "../own-company.store.ts";
import { addInvitations } from "./invitations.store.ts";

interface Named {
  readonly lotId: number;
  readonly listId: number;
  /** The field that names the list. */
  readonly path: string;
}

/**
 * Invites the companies of lists to new lots, as the lists are now.
 * @throws Problem not_found at the field that names no list of the company
 */
export async function inviteFromLists(
  tx: Tx,
  { userId, companyId }: Actor,
  named: readonly Named[],
): Promise<void> {
  for (const [listId, lots] of Map.groupBy(named, (one) => one.listId)) {
    const list = await findList(tx, companyId, listId);
    if (!list) throw new Problem("not_found", { path: lots[0]?.path ?? "invite_list_id" });
    const lotIds = lots.map(({ lotId }) => lotId);
    await addInvitations(tx, lotIds, list.companies, userId);
  }
}
