import type { Caller } from "../../../platform/http/caller.ts";
import { officeMay } from "../../../platform/office.access.ts";

/** A company's document is for its owners and managers, waiting ones too, and the office. */
export function maySeeCompanyDocument(caller: Caller, document: { company_id: number }): boolean {
  if (caller.kind === "admin") return officeMay(caller, "documents.read");
  const company = "company" in caller ? caller.company : null;
  return (
    company?.status === "active" &&
    company.companyId === document.company_id &&
    (company.role === "owner" || company.role === "manager")
  );
}
