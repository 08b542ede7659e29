import type { Body, banking, Paise } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { firstOfTwo } from "../../../platform/two-persons/first-of-two.ts";
import { requireBuyer } from "../../awards/index.ts";
import { postEntries } from "../../journal/index.ts";
import { entryFor } from "../../money-entries/index.ts";
import { findCompany } from "../../wallet/index.ts";
import { readerOf } from "../statements/claims.store.ts";
import { endClaims, placedAlone } from "./claims-of-utr.store.ts";
import { placeReceipt } from "./place-receipt.ts";
import { changeReceipt, linkReturn, lockReceipt, type ReceiptState } from "./receipts.store.ts";

type Decision = Body<typeof banking.decideReceipt>;
const ASKED = ["to be returned", "to be matched"] as const;
type Came = "matched" | "asked" | "returned" | "refused";

/**
 * Whose money in suspense is, above a bound by two persons; or that it goes back, by two; or that
 * a claim is none.
 * @throws Problem not_found; decided_meanwhile where it waits for nobody; second_person_needed
 */
export const decideReceipt = (
  { db, config: { home } }: Pick<Deps, "db" | "config">,
  adminId: number,
  id: number,
  decision: Decision,
): Promise<Came> =>
  db.transaction().execute(async (tx) => {
    const receipt = await lockReceipt(tx, id);
    if (!receipt) throw new Problem("not_found");
    const came = await decide(tx, home, receipt, adminId, decision);
    await writeAudit(tx, {
      adminId,
      action: `transfer ${came === "asked" ? ASKED["return" in decision ? 0 : 1] : came}`,
      subject: `Transfer ${receipt.ref}`,
      ...("company_id" in decision ? { companyId: decision.company_id } : {}),
      details: { receipt_id: id, ...decision },
    });
    return came;
  });

function decide(
  tx: Tx,
  home: string,
  receipt: ReceiptState,
  adminId: number,
  decision: Decision,
): Promise<Came> {
  if ("refuse" in decision) return refuseClaim(tx, receipt, adminId, decision.reason);
  if (receipt.state !== "unknown" && receipt.state !== "mismatched")
    throw new Problem("decided_meanwhile");
  return "return" in decision
    ? sendBack(tx, receipt, adminId, decision)
    : match(tx, home, receipt, adminId, decision);
}

/** Paise in suspense that one person may give to a company within a day. */
const MAX_ALONE = 50_000_00;

async function match(
  tx: Tx,
  home: string,
  receipt: ReceiptState,
  adminId: number,
  { company_id, award_id = null }: Extract<Decision, { company_id: number }>,
): Promise<Came> {
  const { id, utr, received } = receipt;
  if (!(await findCompany(tx, company_id))) throw new Problem("not_found", { path: "company_id" });
  if (award_id !== null) await requireBuyer(tx, company_id, award_id);
  if (received === null) throw new Error(`Receipt ${id} has come in and has no amount`);
  const isAgreed = await isAskedAgain(tx, receipt, adminId, { company_id, award_id });
  if (!isAgreed && !(await mayAlone(tx, { id, companyId: company_id, amount: received, adminId })))
    return askToMatch(tx, id, adminId, { company_id, award_id });
  await changeReceipt(tx, id, {
    ...{ state: "matched", company_id, award_id, decided_by: adminId },
    ...{ return_asked_by: null, reason: null },
  });
  await endClaims(tx, id, company_id, adminId);
  const of = { companyId: company_id, awardId: award_id };
  await placeReceipt(tx, home, { id, amount: received, utr }, of, adminId);
  return "matched";
}

interface Whose {
  readonly company_id: number;
  readonly award_id: number | null;
}

/** @throws Problem second_person_needed where the same person says the same again */
async function isAskedAgain(
  tx: Tx,
  { matchAskedBy, matchCompanyId, matchAwardId }: ReceiptState,
  adminId: number,
  { company_id, award_id }: Whose,
): Promise<boolean> {
  if (matchAskedBy === null || matchCompanyId !== company_id || matchAwardId !== award_id)
    return false;
  return (await firstOfTwo(tx, adminId, matchAskedBy)) !== null;
}

async function mayAlone(
  tx: Tx,
  of: { id: number; companyId: number; amount: Paise; adminId: number },
): Promise<boolean> {
  const read = await readerOf(tx, of.id);
  const before = await placedAlone(tx, of.companyId, of.adminId);
  return read?.isAgreed !== false && before + of.amount <= MAX_ALONE;
}

async function askToMatch(
  tx: Tx,
  id: number,
  adminId: number,
  { company_id, award_id }: Whose,
): Promise<Came> {
  const asked = { match_company_id: company_id, match_award_id: award_id };
  await changeReceipt(tx, id, { ...asked, match_asked_by: adminId, return_asked_by: null });
  return "asked";
}

async function sendBack(
  tx: Tx,
  { id, received, account, returnAskedBy }: ReceiptState,
  adminId: number,
  { reason, utr }: Extract<Decision, { return: true }>,
): Promise<Came> {
  const first = await firstOfTwo(tx, adminId, returnAskedBy);
  const named = { reason, ...(utr && { return_utr: utr }) };
  if (first === null) {
    await changeReceipt(tx, id, { ...named, return_asked_by: adminId, match_asked_by: null });
    return "asked";
  }
  await changeReceipt(tx, id, {
    ...{ ...named, state: "returned", returned_by: adminId, decided_by: adminId },
  });
  if (received === null) throw new Error(`Receipt ${id} has come in and has no amount`);
  const entry = entryFor({
    ...{ kind: "transfer_returned", receiptId: id, amount: received },
    isAtGateway: account === null,
  });
  if (entry) await postEntries(tx, [{ ...entry, actorId: adminId, cause: { receipt_id: id } }]);
  await linkReturn(tx, id);
  return "returned";
}

/** Its UTR may be told again. */
async function refuseClaim(
  tx: Tx,
  { id, state, received }: ReceiptState,
  adminId: number,
  reason: string,
): Promise<Came> {
  if (state !== "claimed" || received !== null) throw new Problem("decided_meanwhile");
  await changeReceipt(tx, id, { state: "refused", reason, decided_by: adminId });
  return "refused";
}
