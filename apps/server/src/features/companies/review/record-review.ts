import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutUser } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { decideWaiting, endSessionsOf } from "../../accounts/index.ts";
import { setStanding } from "../../company-register/index.ts";
import { type Notice, notice, notifyMembers } from "../../notifications/index.ts";
import { decidePapers } from "../../papers/index.ts";
import { auditOfReview, type CheckedReview } from "./check-review.ts";
import { nameRegisteredSite } from "./registered-site.ts";
import { acceptPan, listSeats, listWaitingLogins } from "./review.store.ts";

/**
 * Carries out what was decided on a locked company and its current papers, and notifies its owners
 * and managers. Who is accepted may sign in.
 * @param isAudited that the audit has the decision already, since it was made
 * @returns its users, whose sessions say another thing now
 */
export async function recordReview(
  tx: Tx,
  home: string,
  adminId: number,
  review: CheckedReview,
  { isAudited = false } = {},
) {
  const { company, decision, reasons, status } = review;
  const waiting = await listWaitingLogins(tx, company.id);
  await setStanding(tx, company.id, { status, reasons });
  if (decision === "accept") await acceptPan(tx, company.id);
  await decidePapers(tx, company.id, decision, reasons);
  if (decision === "accept") await nameRegisteredSite(tx, company, adminId);
  if (!isAudited) await writeAudit(tx, auditOfReview(adminId, review));
  const logins = await reviewLogins(tx, adminId, waiting, review);
  const users = await listSeats(tx, company.id);
  const notified = users.filter(({ seat, role }) => seat === "active" && decides(role));
  await notifyMembers(tx, home, [
    ...notified.map(({ id }) => noticeOf(id, review)),
    ...(decision === "accept"
      ? logins.map(({ id }) =>
          notice(id, "account_active", { type: "seller" }, { link: "/sellnow" }),
        )
      : []),
  ]);
  return users;
}

const decides = (role: string | null) => role === "owner" || role === "manager";

/** Logins that wait for their company go with it: activated, or refused with the reasons. */
async function reviewLogins(
  tx: Tx,
  adminId: number,
  waiting: readonly number[],
  { company, decision, reasons }: CheckedReview,
) {
  if (decision !== "accept" && decision !== "refuse") return [];
  const status = decision === "accept" ? "active" : "refused";
  const reason = decision === "accept" ? null : reasons.map(({ msg }) => msg).join("\n");
  const logins = await decideWaiting(tx, waiting, status, reason);
  for (const { id, name } of logins) {
    if (status === "refused") await endSessionsOf(tx, id);
    await writeAudit(tx, {
      adminId,
      action: `seller ${status === "active" ? "activated" : "refused"}`,
      ...aboutUser({ id, name }),
      details: { with: `Company ${company.id}` },
    });
  }
  return logins;
}

function noticeOf(userId: number, review: CheckedReview): Notice {
  const link = { link: "/company" };
  const company = review.company.name;
  const { decision, reasons } = review;
  switch (decision) {
    case "accept":
      return notice(userId, "company_accepted", { company }, link);
    case "correct":
      return notice(userId, "company_correction", { company, reasons }, link);
    case "refuse":
      return notice(userId, "company_refused", { company, reasons }, link);
    case "suspend":
      return notice(userId, "company_suspended", { company, reasons }, link);
  }
}
