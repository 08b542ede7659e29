import { roleMay } from "@rebale/contract/office/permissions";
import type { Caller } from "../../../platform/http/caller.ts";

/** A company's document is for its owners and managers, waiting ones too, and the office. */
export function maySeeCompanyDocument(caller: Caller, document: { company_id: number }): boolean {
  if (caller.kind === "admin")
    return (
      caller.officeRole !== null &&
      !caller.lacksSecondFactor &&
      roleMay(caller.officeRole, "documents.read")
    );
  const company = "company" in caller ? caller.company : null;
  return (
    company?.status === "active" &&
    company.companyId === document.company_id &&
    (company.role === "owner" || company.role === "manager")
  );
}
