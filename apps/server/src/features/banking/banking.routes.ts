import { banking, rupees } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { noteLook } from "../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { type CompanyPayment, paymentsOfCompany } from "../payments/index.ts";
import { findCompany } from "../wallet/index.ts";
import { bankAccountRoutes } from "./bank-accounts/bank-accounts.routes.ts";
import { dayRoutes } from "./days/days.routes.ts";
import { readMoneyNow } from "./now/money-now.ts";
import { statementRoutes } from "./statements/statements.routes.ts";
import { presentTransfer } from "./transfers/present-receipt.ts";
import { listClaims } from "./transfers/receipts.store.ts";
import { transferRoutes } from "./transfers/transfers.routes.ts";
import { countWaiting } from "./waiting.store.ts";
import { presentWithdrawal } from "./withdrawals/present-withdrawal.ts";
import { withdrawalRoutes } from "./withdrawals/withdrawals.routes.ts";
import { withdrawalsOf } from "./withdrawals/withdrawals.store.ts";

/** The bank's side of money. */
export function bankingRoutes(app: FastifyInstance, deps: Deps): void {
  for (const routes of [
    transferRoutes,
    statementRoutes,
    bankAccountRoutes,
    withdrawalRoutes,
    dayRoutes,
  ])
    routes(app, deps);
  endpoint(app, banking.moneyWaiting, async () => {
    const found = await countWaiting(deps.db);
    const { unknown, mismatched, claimed, return_asked, ...rest } = found;
    const { asked, approved, withdrawals_failed: failed, ...counts } = rest;
    const receipts = { unknown, mismatched, claimed, return_asked };
    return { data: { ...counts, receipts, withdrawals: { asked, approved, failed } } };
  });
  endpoint(app, banking.moneyNow, async () => ({ data: await readMoneyNow(deps.db) }));
  endpoint(app, banking.companyTransfers, async ({ caller, params: { id } }) => {
    const { db } = deps;
    if (!(await findCompany(db, id))) throw new Problem("not_found");
    await noteLook(db, {
      ...{ adminId: caller.userId, action: "wallet seen" },
      ...aboutCompany(id),
    });
    const paid_in = (await listClaims(db, id)).map(presentTransfer);
    const paid_out = (await withdrawalsOf(db, id)).map(presentWithdrawal);
    const by_gateway = (await paymentsOfCompany(db, id)).map(presentPayment);
    return { data: { paid_in, by_gateway, paid_out } };
  });
}

const presentPayment = ({ id, order, tries, amount, state, awardId, askedAt }: CompanyPayment) => ({
  ...{ _id: String(id), order, tries: [...tries], amount: rupees(amount), state },
  award_id: awardId === null ? null : String(awardId),
  asked_at: askedAt.toISOString(),
});
