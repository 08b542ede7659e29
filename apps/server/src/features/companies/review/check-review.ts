import type { Body, companies } from "@rebale/contract";
import { aboutCompany } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { refuseTakenPan } from "../name-company.ts";
import { decideCompany } from "./review.rules.ts";
import { findForReview, type ReviewRow } from "./review.store.ts";

export type Review = Body<typeof companies.reviewCompany>;
type Status = companies.Company["status"];

/** The outcome of a decision, once it is found possible. */
export interface CheckedReview extends Pick<Review, "decision" | "reasons"> {
  /** As it stands. */
  readonly company: ReviewRow;
  readonly status: Status;
}

/**
 * Whether a locked company can be decided so now.
 * @throws Problem not_found, decision_not_possible, pan_taken
 */
export async function checkReview(
  tx: Tx,
  companyId: number,
  { decision, reasons }: Pick<Review, "decision" | "reasons">,
): Promise<CheckedReview> {
  const company = await findForReview(tx, companyId);
  if (!company) throw new Problem("not_found");
  const status = decideCompany(company.status as Status, decision, {
    papersWaiting: company.papers_waiting,
    wasRefused: company.is_refused,
  });
  if (!status) throw new Problem("decision_not_possible");
  if (decision === "accept" && company.pan) await refuseTakenPan(tx, company.pan, companyId);
  return { company, decision, reasons, status };
}

const done: Record<Review["decision"], string> = {
  accept: "accepted",
  correct: "correction asked",
  refuse: "refused",
  suspend: "suspended",
};
/** The audit's entry of a decision, whether it is carried out now or in a minute. */
export const auditOfReview = (
  adminId: number,
  { company, decision, reasons, status }: CheckedReview,
) => ({
  adminId,
  action: `company ${done[decision]}`,
  ...aboutCompany(company.id, company.name),
  details: { before: company.status, after: status, reasons },
});
