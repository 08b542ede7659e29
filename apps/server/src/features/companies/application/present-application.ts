import type { companies } from "@rebale/contract";
import type { Deps } from "../../../platform/deps.ts";
import type { Applicant } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { presentPapers } from "../../papers/index.ts";
import { findCompany } from "../companies.store.ts";
import { findApplicant } from "./application.store.ts";

/** @throws Problem not_allowed once the account is active */
export async function presentApplication(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, company }: Pick<Applicant, "userId" | "company">,
): Promise<companies.Application> {
  const user = await findApplicant(db, userId);
  if (user?.status !== "waiting" && user?.status !== "refused") throw new Problem("not_allowed");
  const acts = company?.status === "active" ? company.companyId : null;
  const [own, papers] = await Promise.all([
    acts === null ? undefined : findCompany(db, acts),
    acts === null ? [] : presentPapers(db, acts, clock.now()),
  ]);
  const { pan_number, email, mobile, status, ...typed } = user;
  const sent = papers.map(({ kind }) => kind);
  return {
    status,
    company_status: (own?.status as companies.Company["status"]) ?? null,
    email,
    mobile,
    typed: { ...typed, pan: own?.pan ?? pan_number },
    reasons: (own?.reasons ?? []) as unknown as companies.Application["reasons"],
    missing: own ? missingPapers(sent, { gstNumber: user.gst_number }) : [],
    papers,
  };
}

/** Papers that an application needs: a GST certificate only of who has a GST number. */
function missingPapers(
  sent: readonly companies.CompanyPaperKind[],
  { gstNumber }: { gstNumber: string | null },
): companies.CompanyPaperKind[] {
  const needed: companies.CompanyPaperKind[] = gstNumber ? ["pan", "gst", "bank"] : ["pan", "bank"];
  return needed.filter((kind) => !sent.includes(kind));
}
