import { writeAudit } from "../../../platform/audit/audit.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { takeBackDecision } from "../../review-queue/index.ts";
import {
  type AuthorisationRow,
  findAuthorisation,
  lockAuthorisation,
} from "../authorisations.store.ts";
import { aboutAuthorisation } from "./check-review.ts";

/**
 * Undoes one's own decision on an authorisation within its minute, a first look included: nothing
 * of it was carried out yet. It is assigned to who undid it.
 * @throws Problem not_found, undo_too_late, undo_not_yours
 */
export const undoReview = (
  { db }: Pick<Deps, "db">,
  adminId: number,
  id: number,
): Promise<AuthorisationRow> =>
  db.transaction().execute(async (tx) => {
    const found = await lockAuthorisation(tx, id);
    if (!found) throw new Problem("not_found");
    const held = await takeBackDecision(tx, { kind: "authorisation", id }, adminId);
    await writeAudit(tx, {
      adminId,
      action: "authorisation decision undone",
      ...aboutAuthorisation(found),
      details: { id, undone: held.decision },
    });
    return (await findAuthorisation(tx, id)) as AuthorisationRow;
  });
