import { isOpenHold, type TaxHoldState } from "@rebale/contract/tax-holds/states";
import type { Account } from "../../platform/http/caller.ts";

interface Parties {
  readonly sellerCompanyId: number;
  readonly buyerCompanyId: number;
}

/** The side of a hold that a caller's company is on; null of nobody's. */
export function sideOfHold(
  { kind, company }: Pick<Account, "kind" | "company">,
  { sellerCompanyId, buyerCompanyId }: Parties,
): "buyer" | "seller" | null {
  if (kind === "admin" || company?.status !== "active") return null;
  if (company.companyId === buyerCompanyId) return "buyer";
  return company.companyId === sellerCompanyId ? "seller" : null;
}

const MANAGERS: ReadonlySet<string> = new Set(["owner", "manager"]);
const isManager = ({ company }: Pick<Account, "company">) =>
  company?.status === "active" && MANAGERS.has(company.role ?? "");

/** Whether the caller may say that the invoice is in the 2B. */
export const mayConfirm = (
  caller: Pick<Account, "kind" | "company">,
  hold: Parties & { readonly state: TaxHoldState },
): boolean => sideOfHold(caller, hold) === "buyer" && isManager(caller) && isOpenHold(hold.state);

const ANSWERABLE: ReadonlySet<TaxHoldState> = new Set(["missing", "differs"]);
export const isAnswerable = (state: TaxHoldState): boolean => ANSWERABLE.has(state);
/** Whether the caller may say that the return is filed. */
export const mayAnswer = (
  caller: Pick<Account, "kind" | "company">,
  hold: Parties & { readonly state: TaxHoldState },
): boolean =>
  sideOfHold(caller, hold) === "seller" && isManager(caller) && isAnswerable(hold.state);
