import { wallet } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import type { Account } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { balancesOf } from "../journal/index.ts";
import { readMoneySettings } from "../market-money/index.ts";
import { coverOf } from "./cover.store.ts";
import { holdsOf } from "./holds.store.ts";
import { presentWallet } from "./present-wallet.ts";
import { statementRoutes } from "./statement/statement.routes.ts";
import { findVirtualAccount } from "./virtual-accounts.store.ts";

/** A company's money, for those who act for it. */
export function walletRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;
  statementRoutes(app, deps);
  endpoint(app, wallet.wallet, async ({ caller }) => {
    const { companyId, manages } = ownCompany(caller);
    const [cover, holds, balances, { on, holder }, virtualAccount] = await Promise.all([
      coverOf(db, companyId),
      holdsOf(db, companyId, manages ? null : caller.userId),
      manages ? balancesOf(db, companyId) : null,
      readMoneySettings(db, config),
      manages ? findVirtualAccount(db, config.PAYMENT_GATEWAY, companyId) : null,
    ]);
    const named = holder === "" ? null : holder;
    const about = {
      cover,
      holds,
      balances,
      holder: named,
      on,
      virtualAccount: virtualAccount ?? null,
    };
    return { data: presentWallet(about) };
  });
}

/** @throws Problem company_needed, company_waiting */
function ownCompany({ company }: Pick<Account, "company">) {
  if (company?.status === "asked") throw new Problem("company_waiting");
  if (company?.status !== "active") throw new Problem("company_needed");
  const manages = company.role === "owner" || company.role === "manager";
  return { companyId: company.companyId, manages };
}
