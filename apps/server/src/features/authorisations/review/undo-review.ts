import { isDeepStrictEqual } from "node:util";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutCompanys } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { assign, takeBackDecision } from "../../review-queue/index.ts";
import {
  type AuthorisationRow,
  findAuthorisation,
  lockAuthorisation,
  NUMBER_TAKEN,
} from "../authorisations.store.ts";
import { hasBid, readSnapshot, restoreSnapshot, type Snapshot } from "../snapshot.store.ts";

/**
 * Undoes one's own decision on an authorisation within its minute, a first look included: it waits
 * again and its company is not notified.
 * @throws Problem not_found, undo_too_late, undo_not_yours, decision_built_on
 */
export async function undoReview(
  { db }: Pick<Deps, "db">,
  adminId: number,
  id: number,
): Promise<AuthorisationRow> {
  const subject = { kind: "authorisation", id } as const;
  return db
    .transaction()
    .execute(async (tx) => {
      const found = await lockAuthorisation(tx, id);
      if (!found) throw new Problem("not_found");
      const held = await takeBackDecision(tx, subject, adminId, async ({ after, ...of }) => {
        if (!isDeepStrictEqual(await readSnapshot(tx, id), after)) return false;
        return of.decision !== "accept" || !(await hasBid(tx, found, of.decidedAt));
      });
      await restoreSnapshot(tx, id, held.before as Snapshot);
      await assign(tx, subject, adminId);
      await writeAudit(tx, {
        adminId,
        action: "authorisation decision undone",
        ...aboutCompanys(
          { id: found.company_id, name: found.company },
          `${found.stream} ${found.number}`,
        ),
        details: { id, undone: held.decision },
      });
      return (await findAuthorisation(tx, id)) as AuthorisationRow;
    })
    .catch((error: unknown) => {
      const isTaken = (error as { constraint?: string }).constraint === NUMBER_TAKEN;
      throw isTaken ? new Problem("decision_built_on") : error;
    });
}
