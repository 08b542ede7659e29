import { type Paise, wallet } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { noteLook } from "../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Account } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { officeMay } from "../../platform/office.access.ts";
import { readMoneySettings } from "../market-money/index.ts";
import { balancesOf } from "../money-entries/index.ts";
import { findCompany } from "./companies.store.ts";
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
    const { on, holder, gst_safe } = await readMoneySettings(db, config);
    const about = { holder: holder === "" ? null : holder, on, gstSafe: gst_safe };
    const own = ownCompany(caller);
    if (!own) return { data: presentWallet({ ...about, ...NOTHING }) };
    const { companyId, manages } = own;
    const money = await moneyOf(companyId, manages ? null : caller.userId);
    return { data: presentWallet({ ...about, ...money }) };
  });

  endpoint(app, wallet.companyWallet, async ({ caller, params: { id } }) => {
    if (!(await findCompany(db, id))) throw new Problem("not_found");
    await noteLook(db, {
      ...{ adminId: caller.userId, action: "wallet seen" },
      ...aboutCompany(id),
    });
    const { on, holder, gst_safe } = await readMoneySettings(db, config);
    const about = { holder: holder === "" ? null : holder, on, gstSafe: gst_safe };
    const { holds, ...money } = await moneyOf(id, null);
    // The leader on an open lot is masked to everybody else.
    const told = officeMay(caller, "money.read")
      ? holds
      : holds.filter(({ why }) => why !== "leading");
    return { data: presentWallet({ ...about, ...money, holds: told }) };
  });

  /** @param bidderId who only bids for it, and sees the holds of their own bids */
  async function moneyOf(companyId: number, bidderId: number | null) {
    const manages = bidderId === null;
    const [cover, holds, balances, virtualAccount = null] = await Promise.all([
      coverOf(db, companyId),
      holdsOf(db, companyId, bidderId),
      manages ? balancesOf(db, companyId) : null,
      manages ? findVirtualAccount(db, config.PAYMENT_GATEWAY, companyId) : undefined,
    ]);
    return { cover, holds, balances, virtualAccount };
  }
}

const ZERO = 0 as Paise;
/** The wallet of somebody without a company. */
const NOTHING = {
  cover: { deposit: ZERO, leading: ZERO, free: ZERO, short: ZERO },
  holds: [],
  balances: null,
  virtualAccount: null,
};

function ownCompany({ company }: Pick<Account, "company">) {
  if (company?.status !== "active") return null;
  const manages = company.role === "owner" || company.role === "manager";
  return { companyId: company.companyId, manages };
}
