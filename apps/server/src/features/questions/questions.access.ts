import type { questions } from "@rebale/contract";
import type { Caller } from "../../platform/http/caller.ts";
import { isSeller, type OwnedLot } from "../../platform/lot-seller.access.ts";
import { officeMay } from "../../platform/office.access.ts";

/** Why a caller's place in their company does not let them ask or sell. */
type NotByRole = Extract<questions.WhyNotAsk, `company_${string}` | "role_may_not_bid">;

/**
 * The seller, where their role lets them manage lots, and the office in their place.
 * @param notByRole why a seller's role does not
 */
export const mayAnswer = (caller: Caller, lot: OwnedLot, notByRole: string | null): boolean =>
  officeMay(caller, "lots.review") || (isSeller(caller, lot) && notByRole === null);

/** The company whose questions are the caller's; null for who acts for none. */
export const askingCompany = (caller: Caller): number | null =>
  caller.kind === "buyer" && caller.company?.status === "active" ? caller.company.companyId : null;

/**
 * Why this caller asks nothing about this lot, whatever its time.
 * @param notByRole why a buyer's role does not let them
 */
export function whyNotAsker(
  caller: Caller,
  lot: { readonly company_id: number | null },
  notByRole: NotByRole | null,
): questions.WhyNotAsk | null {
  if (caller.kind === "seller") return "seller_may_not_ask";
  if (caller.kind === "admin" || caller.kind === "gate") return "not_allowed";
  if (caller.kind !== "buyer") return "sign_in_first";
  return notByRole ?? (askingCompany(caller) === lot.company_id ? "own_lot" : null);
}

/** Waiting ones are for their asker, the seller and the office; hidden ones not for the seller. */
export const maySeeQuestion = (
  caller: Caller,
  lot: OwnedLot,
  { state, company_id }: { readonly state: questions.QuestionState; readonly company_id: number },
): boolean =>
  state === "answered" ||
  officeMay(caller, "lots.read") ||
  askingCompany(caller) === company_id ||
  (state === "waiting" && isSeller(caller, lot));
