import type { Caller } from "../../../platform/http/caller.ts";
import { officeMay } from "../../../platform/office.access.ts";

interface Of {
  readonly company_id: number;
  /** Companies that it was sent to, with a claim. */
  readonly sharedWith: readonly number[];
}

/** A company's document is for its owners and managers, waiting ones too, and the office. */
export function maySeeCompanyDocument(caller: Caller, document: Of): boolean {
  if (caller.kind === "admin") return officeMay(caller, "documents.read");
  const company = "company" in caller ? caller.company : null;
  return (
    company?.status === "active" &&
    [document.company_id, ...document.sharedWith].includes(company.companyId) &&
    (company.role === "owner" || company.role === "manager")
  );
}
