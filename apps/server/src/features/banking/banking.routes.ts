import { banking } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { bankAccountRoutes } from "./bank-accounts/bank-accounts.routes.ts";
import { dayRoutes } from "./days/days.routes.ts";
import { statementRoutes } from "./statements/statements.routes.ts";
import { transferRoutes } from "./transfers/transfers.routes.ts";
import { countWaiting } from "./waiting.store.ts";
import { withdrawalRoutes } from "./withdrawals/withdrawals.routes.ts";

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
}
