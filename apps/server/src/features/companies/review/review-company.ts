import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { refuseUnseen } from "../../../platform/audit/decided.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { assign, holdDecision, replaceHeld } from "../../review-queue/index.ts";
import { lockCompany } from "../companies.store.ts";
import { auditOfReview, checkReview, type Review } from "./check-review.ts";
import { recordReview } from "./record-review.ts";
import { COMPANY_DECISIONS } from "./review.rules.ts";
import { readSubmitted } from "./review.store.ts";

/**
 * The office's decision on a company and its current papers. Who is accepted may sign in; reasons
 * reach owners and managers, and stand beside the papers that they name. A decision that is held
 * changes nothing before its minute is over.
 * @throws Problem not_found, decision_not_possible, decided_meanwhile, pan_taken
 */
export async function reviewCompany(
  { db, bus, config }: Pick<Deps, "db" | "bus" | "config">,
  adminId: number,
  companyId: number,
  { hold = false, seen_decision: seen, ...asked }: Review,
): Promise<void> {
  const seats = await db.transaction().execute(async (tx) => {
    if (!(await lockCompany(tx, companyId))) throw new Problem("not_found");
    await refuseUnseen(tx, COMPANY_DECISIONS, { id: companyId, adminId, seen });
    const review = await checkReview(tx, companyId, asked);
    const subject = { kind: "company", id: companyId } as const;
    await assign(tx, subject, null);
    if (!hold) {
      await replaceHeld(tx, config.home, subject);
      return recordReview(tx, config.home, adminId, review);
    }
    await writeAudit(tx, auditOfReview(adminId, review));
    await holdDecision(tx, config.home, subject, {
      decision: asked.decision,
      decidedBy: adminId,
      asked: { ...asked, on: await readSubmitted(tx, companyId) },
    });
    return [];
  });
  for (const { id } of seats) bus.publish("session", { userId: id });
}
