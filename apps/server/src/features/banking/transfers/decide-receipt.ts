import type { Body, banking } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { firstOfTwo } from "../../../platform/two-persons/first-of-two.ts";
import { requireBuyer } from "../../awards/index.ts";
import { entryFor, postEntries } from "../../journal/index.ts";
import { findCompany } from "../../wallet/index.ts";
import { placeReceipt } from "./place-receipt.ts";
import { changeReceipt, linkReturn, lockReceipt, type ReceiptState } from "./receipts.store.ts";

type Decision = Body<typeof banking.decideReceipt>;
type Came = "matched" | "asked" | "returned" | "refused";

/**
 * Whose money in suspense is; or that it goes back, by two persons; or that a claim is none.
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
      action: `transfer ${came === "asked" ? "to be returned" : came}`,
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

async function match(
  tx: Tx,
  home: string,
  { id, received }: ReceiptState,
  adminId: number,
  { company_id, award_id = null }: Extract<Decision, { company_id: number }>,
): Promise<Came> {
  if (!(await findCompany(tx, company_id))) throw new Problem("not_found", { path: "company_id" });
  if (award_id !== null) await requireBuyer(tx, company_id, award_id);
  if (received === null) throw new Error(`Receipt ${id} has come in and has no amount`);
  await changeReceipt(tx, id, {
    ...{ state: "matched", company_id, award_id, decided_by: adminId },
    ...{ return_asked_by: null, reason: null },
  });
  await placeReceipt(
    tx,
    home,
    { id, amount: received },
    { companyId: company_id, awardId: award_id },
    adminId,
  );
  return "matched";
}

async function sendBack(
  tx: Tx,
  { id, received, returnAskedBy }: ReceiptState,
  adminId: number,
  { reason, utr }: Extract<Decision, { return: true }>,
): Promise<Came> {
  const first = await firstOfTwo(tx, adminId, returnAskedBy);
  if (first === adminId) throw new Problem("second_person_needed");
  const named = { reason, ...(utr && { return_utr: utr }) };
  if (first === null) {
    await changeReceipt(tx, id, { ...named, return_asked_by: adminId });
    return "asked";
  }
  await changeReceipt(tx, id, {
    ...{ ...named, state: "returned", returned_by: adminId, decided_by: adminId },
  });
  if (received === null) throw new Error(`Receipt ${id} has come in and has no amount`);
  const entry = entryFor({ kind: "transfer_returned", receiptId: id, amount: received });
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
