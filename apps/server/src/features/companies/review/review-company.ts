import type { Body, companies } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutCompany, aboutUser } from "../../../platform/audit/audit-subjects.rules.ts";
import { refuseUnseen } from "../../../platform/audit/decided.store.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { decideWaiting, endSessionsOf } from "../../accounts/index.ts";
import { setStanding } from "../../company-register/index.ts";
import { type Notice, notice } from "../../notifications/index.ts";
import { decidePapers } from "../../papers/index.ts";
import { assign, holdDecision } from "../../review-queue/index.ts";
import { lockCompany } from "../companies.store.ts";
import { refuseTakenPan } from "../name-company.ts";
import { nameRegisteredSite } from "./registered-site.ts";
import { COMPANY_DECISIONS, decideCompany } from "./review.rules.ts";
import { acceptPan, findForReview, listSeats } from "./review.store.ts";
import { listWaitingLogins, readSnapshot } from "./snapshot.store.ts";

type Review = Body<typeof companies.reviewCompany>;
type Decision = Review["decision"];

/**
 * The office's decision on a company and its current papers. Who is accepted may sign in; reasons
 * reach owners and managers, and stand beside the papers that they name. It holds at once; people
 * are notified when it can no longer be undone.
 * @throws Problem not_found, decision_not_possible, decided_meanwhile, pan_taken
 */
export async function reviewCompany(
  { db, bus, config }: Pick<Deps, "db" | "bus" | "config">,
  adminId: number,
  companyId: number,
  { decision, reasons, seen_decision: seen }: Review,
): Promise<void> {
  const seats = await db.transaction().execute(async (tx) => {
    const company = await lockCompany(tx, companyId);
    const before = company && (await findForReview(tx, companyId));
    if (!before) throw new Problem("not_found");
    await refuseUnseen(tx, COMPANY_DECISIONS, { id: companyId, adminId, seen });
    const was = before.status as companies.Company["status"];
    const papersWaiting = before.papers_waiting;
    const status = decideCompany(was, decision, {
      papersWaiting,
      wasRefused: before.is_refused,
    });
    if (!status) throw new Problem("decision_not_possible");
    if (decision === "accept" && before.pan) await refuseTakenPan(tx, before.pan, companyId);
    const waiting = await listWaitingLogins(tx, companyId);
    const snapshot = await readSnapshot(tx, companyId, waiting);

    await setStanding(tx, companyId, { status, reasons });
    if (decision === "accept") await acceptPan(tx, companyId);
    await decidePapers(tx, companyId, decision, reasons);
    if (decision === "accept") await nameRegisteredSite(tx, company, adminId);
    await writeAudit(tx, {
      adminId,
      action: `company ${done[decision]}`,
      ...aboutCompany(companyId, before.name),
      details: { before: was, after: status, reasons },
    });
    const logins = await reviewLogins(tx, { companyId, adminId, waiting }, { decision, reasons });
    const users = await listSeats(tx, companyId);
    const notified = users.filter(({ seat, role }) => seat === "active" && decides(role));
    await assign(tx, { kind: "company", id: companyId }, null);
    await holdDecision(
      tx,
      config.home,
      { kind: "company", id: companyId },
      {
        decision,
        decidedBy: adminId,
        decidedAt: await marketNow(tx),
        before: snapshot,
        after: await readSnapshot(tx, companyId, waiting),
        notices: [
          ...notified.map(({ id }) => noticeOf(id, before.name, { decision, reasons })),
          ...(decision === "accept"
            ? logins.map(({ id }) =>
                notice(id, "account_active", { type: "seller" }, { link: "/sellnow" }),
              )
            : []),
        ],
      },
    );
    return users;
  });
  for (const { id } of seats) bus.publish("session", { userId: id });
}

const done: Record<Decision, string> = {
  accept: "accepted",
  correct: "correction asked",
  refuse: "refused",
  suspend: "suspended",
};
const decides = (role: string | null) => role === "owner" || role === "manager";

/** Logins that wait for their company go with it: activated, or refused with the reasons. */
async function reviewLogins(
  tx: Tx,
  {
    companyId,
    adminId,
    waiting,
  }: { companyId: number; adminId: number; waiting: readonly number[] },
  { decision, reasons }: Review,
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
      details: { with: `Company ${companyId}` },
    });
  }
  return logins;
}

function noticeOf(userId: number, company: string, { decision, reasons }: Review): Notice {
  const link = { link: "/company" };
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
