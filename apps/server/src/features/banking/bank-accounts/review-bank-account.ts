import type { Body, banking } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { COOLING_HOURS } from "../../wallet/index.ts";
import {
  acceptAccount,
  type BankAccountRow,
  lockBankAccount,
  readBankAccount,
  refuseAccount,
} from "./bank-accounts.store.ts";

/**
 * Accepts an account or refuses it. The company's first is usable at once where no money lay here
 * long before, a further one later.
 * @throws Problem not_found, decided_meanwhile
 */
export const reviewBankAccount = (
  { db }: Pick<Deps, "db">,
  adminId: number,
  id: number,
  { decision, reason }: Body<typeof banking.reviewBankAccount>,
): Promise<BankAccountRow> =>
  db.transaction().execute(async (tx) => {
    const found = await lockBankAccount(tx, id);
    if (!found || found.removed_at) throw new Problem("not_found");
    if (found.status !== "waiting") throw new Problem("decided_meanwhile");
    if (decision === "accept") await acceptAccount(tx, id, adminId, COOLING_HOURS);
    else await refuseAccount(tx, id, adminId, reason ?? "");
    await writeAudit(tx, {
      adminId,
      action: `bank account ${decision === "accept" ? "accepted" : "refused"}`,
      subject: `Bank account ${id}`,
      companyId: found.company_id,
      details: { bank_account_id: id, ...(reason && { reason }) },
    });
    return readBankAccount(tx, id);
  });
