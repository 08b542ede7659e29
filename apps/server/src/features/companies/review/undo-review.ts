import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { takeBackDecision } from "../../review-queue/index.ts";
import { lockCompany } from "../companies.store.ts";

/**
 * Undoes one's own decision on a company within its minute: nothing of it was carried out yet. The
 * company is assigned to who undid it.
 * @throws Problem not_found, undo_too_late, undo_not_yours
 */
export const undoReview = (
  { db }: Pick<Deps, "db">,
  adminId: number,
  companyId: number,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (!company) throw new Problem("not_found");
    const held = await takeBackDecision(tx, { kind: "company", id: companyId }, adminId);
    await writeAudit(tx, {
      adminId,
      action: "company decision undone",
      ...aboutCompany(companyId, company.name),
      details: { undone: held.decision },
    });
  });
