import { isDeepStrictEqual } from "node:util";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { endSessionsOf } from "../../accounts/index.ts";
import { assign, takeBackDecision } from "../../review-queue/index.ts";
import { lockCompany } from "../companies.store.ts";
import { listSeats } from "./review.store.ts";
import { hasTraded, readSnapshot, restoreSnapshot, type Snapshot } from "./snapshot.store.ts";

/**
 * Undoes one's own decision on a company within its minute: everything is as before and nobody is
 * told. A login that was activated by it waits again and is signed out.
 * @throws Problem not_found, undo_too_late, undo_not_yours, decision_built_on
 */
export async function undoReview(
  { db, bus }: Pick<Deps, "db" | "bus">,
  adminId: number,
  companyId: number,
): Promise<void> {
  const subject = { kind: "company", id: companyId } as const;
  const seats = await db.transaction().execute(async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (!company) throw new Problem("not_found");
    const held = await takeBackDecision(tx, subject, adminId, async ({ decision, ...of }) => {
      const { logins } = of.before as Snapshot;
      const is = await readSnapshot(
        tx,
        companyId,
        logins.map(({ id }) => id),
      );
      if (!isDeepStrictEqual(is, of.after)) return false;
      return decision !== "accept" || !(await hasTraded(tx, companyId, of.decidedAt));
    });
    const [was, decided] = [held.before as Snapshot, held.after as Snapshot];
    await restoreSnapshot(tx, companyId, was);
    await assign(tx, subject, adminId);
    for (const { id, status } of decided.logins)
      if (status === "active") await endSessionsOf(tx, id);
    await writeAudit(tx, {
      adminId,
      action: "company decision undone",
      ...aboutCompany(companyId, company.name),
      details: { undone: held.decision, before: decided.status, after: was.status },
    });
    return listSeats(tx, companyId);
  });
  for (const { id } of seats) bus.publish("session", { userId: id });
}
