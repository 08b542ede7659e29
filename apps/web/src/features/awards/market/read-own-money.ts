import { api } from "../../../lib/api/browser.ts";
import { companies, wallet } from "../../../lib/api/operations.ts";

/** What somebody can do for a sale through the market, and who keeps its money. */
export interface OwnMoney {
  readonly holder: string | null;
  /** Rupees that nothing holds. */
  readonly free: number;
  /** Whether money may come in. */
  readonly on: boolean;
  /** Only owners and managers pay. */
  readonly mayPay: boolean;
}

export async function readOwnMoney(): Promise<OwnMoney> {
  const [own, company] = await Promise.all([
    api.call(wallet.wallet),
    api.call(companies.readCompany),
  ]);
  const { holder, free, on } = own.data;
  const role = company.data?.role;
  return { holder, free, on, mayPay: role === "owner" || role === "manager" };
}
