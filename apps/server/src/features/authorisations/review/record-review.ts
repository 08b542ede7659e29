import type { authorisations } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { managersOfOne, type Notice, notice, notifyMembers } from "../../notifications/index.ts";
import { decideRow, setAuthorisation } from "../authorisations.store.ts";
import { auditOfReview, type CheckedReview } from "./check-review.ts";

/**
 * Carries out what was decided on a locked authorisation, and notifies its company; of a first look
 * nobody is told.
 * @param isAudited that the audit has it already, since it was decided
 */
export async function recordReview(
  tx: Tx,
  home: string,
  adminId: number,
  review: CheckedReview,
  { isAudited = false } = {},
): Promise<void> {
  const { found, decision, reason, isFirstLook } = review;
  if (isFirstLook) await setAuthorisation(tx, found.id, { first_look_by: adminId });
  else
    await decideRow(tx, found.id, {
      status: decision === "accept" ? "accepted" : "refused",
      reason: decision === "refuse" ? (reason ?? null) : null,
      decided_by: adminId,
    });
  if (!isAudited) await writeAudit(tx, auditOfReview(adminId, review));
  if (!isFirstLook) await notifyMembers(tx, home, await noticesOf(tx, review));
}

async function noticesOf(tx: Tx, { found, decision, reason }: CheckedReview): Promise<Notice[]> {
  const managers = await managersOfOne(tx, found.company_id);
  const of = { number: found.number, stream: found.stream as authorisations.Stream };
  return managers.map((userId) =>
    decision === "accept"
      ? notice(userId, "authorisation_accepted", of, { link: "/company" })
      : notice(
          userId,
          "authorisation_refused",
          { ...of, reason: reason ?? "" },
          { link: "/company" },
        ),
  );
}
