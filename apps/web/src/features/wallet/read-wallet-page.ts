import type { StatementRow } from "@rebale/contract/wallet";
import { api } from "../../lib/api/browser.ts";
import { pathOf } from "../../lib/api/first-calls.ts";
import { orNull } from "../../lib/api/loader.ts";
import { banking, companies, settlement, wallet } from "../../lib/api/operations.ts";
import { rightsOf } from "./wallet.rules.ts";

/** The company's money, and whom of it the caller is. */
export async function readMoney() {
  const [money, own] = await Promise.all([
    api.call(wallet.wallet),
    api.call(companies.readCompany),
  ]);
  const company = own.data;
  return { wallet: money.data, company, rights: rightsOf(company?.role ?? null) };
}
export type Money = Awaited<ReturnType<typeof readMoney>>;

/** Parts for owners and managers; each null where it could not be read. */
export async function readManagersPart(sells: boolean) {
  const [withdrawals, toCome, accounts, rows] = await Promise.all([
    orNull(api.call(banking.withdrawals)),
    sells ? orNull(api.call(settlement.toCome)) : null,
    orNull(api.call(banking.bankAccounts)),
    orNull(lastRows()),
  ]);
  return {
    withdrawals: withdrawals?.data ?? null,
    toCome,
    accounts: accounts?.data ?? null,
    rows,
  };
}

/** A wallet's first calls; users who may not read all are refused, and see less. */
export function firstOfWallet() {
  const ops = [wallet.wallet, companies.readCompany, banking.withdrawals, banking.bankAccounts];
  const buyer = [...ops.map((op) => pathOf(op)), pathOf(wallet.statement, pageOf(1))];
  return { buyer, seller: [...buyer, pathOf(settlement.toCome)] };
}
const pageOf = (page: number) => ({ query: { by: "event", page, rows: 50 } }) as const;

const SHOWN = 6;

/** The newest events, the last of them first: a statement begins with the oldest. */
async function lastRows(): Promise<StatementRow[]> {
  const read = (page: number) => api.call(wallet.statement, pageOf(page));
  const first = await read(1);
  const last = first.totalpage > 1 ? await read(first.totalpage) : first;
  return last.data.slice(-SHOWN).reverse();
}
