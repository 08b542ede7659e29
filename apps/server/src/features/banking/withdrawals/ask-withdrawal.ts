import { type Body, banking, formatRupees, type Paise, rupees } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { once } from "../../../platform/http/once.store.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { lockCompanies } from "../../company-register/index.ts";
import { postEntries } from "../../journal/index.ts";
import { balancesOf, entryFor } from "../../money-entries/index.ts";
import { coverOf } from "../../wallet/index.ts";
import { findOwnAccount } from "../bank-accounts/bank-accounts.store.ts";
import { presentWithdrawal } from "./present-withdrawal.ts";
import {
  changeWithdrawal,
  insertWithdrawal,
  lockWithdrawal,
  readWithdrawal,
} from "./withdrawals.store.ts";

type Asked = Body<typeof banking.askWithdrawal>;
type Owner = Pick<Acting, "userId" | "company">;

/**
 * Takes the amount aside, so that nothing else is covered by it, and waits for two persons.
 * @throws Problem not_found for no account of the company's, account_unverified, account_cooling,
 * company_owes, balance_too_low
 */
export const askWithdrawal = (
  { db }: Pick<Deps, "db">,
  { userId, company: { companyId } }: Owner,
  asked: Asked,
  key: string | string[] | undefined,
): Promise<banking.Withdrawal> =>
  db.transaction().execute((tx) =>
    once(tx, { operation: banking.askWithdrawal, userId, key, body: asked }, async () => {
      await lockCompanies(tx, [companyId]);
      await requireUsable(tx, companyId, asked.bank_account_id);
      const most = await withdrawable(tx, companyId, asked.from);
      if (asked.amount > most)
        throw new Problem("balance_too_low", {
          path: "amount",
          msg: {
            en: `You can withdraw ${formatRupees(rupees(most))} at most`,
            hi: `आप ज़्यादा से ज़्यादा ${formatRupees(rupees(most))} निकाल सकते हैं`,
          },
        });
      const id = await takeAside(tx, {
        ...{ companyId, from: asked.from, amount: asked.amount },
        ...{ bankAccountId: asked.bank_account_id, askedBy: userId },
      });
      return presentWithdrawal(await readWithdrawal(tx, id));
    }),
  );

async function requireUsable(tx: Tx, companyId: number, accountId: number): Promise<void> {
  const account = await findOwnAccount(tx, companyId, accountId);
  if (!account) throw new Problem("not_found", { path: "bank_account_id" });
  const { usable_from: usableFrom } = account;
  if (usableFrom === null) throw new Problem("account_unverified", { path: "bank_account_id" });
  if (usableFrom > (await marketNow(tx)))
    throw new Problem("account_cooling", {
      path: "bank_account_id",
      data: { until: usableFrom.toISOString() },
    });
}

/** @throws Problem company_owes */
async function withdrawable(
  tx: Tx,
  companyId: number,
  from: banking.WithdrawalSource,
): Promise<Paise> {
  const { owed, proceeds } = await balancesOf(tx, companyId);
  if (owed > 0) throw new Problem("company_owes");
  return from === "proceeds" ? proceeds : (await coverOf(tx, companyId)).free;
}

interface Aside {
  readonly companyId: number;
  readonly from: banking.WithdrawalSource;
  readonly amount: Paise;
  readonly bankAccountId: number;
  readonly askedBy: number | null;
}

/** The company is locked, and has so much. */
export async function takeAside(tx: Tx, aside: Aside): Promise<string> {
  const { companyId, from, amount, bankAccountId, askedBy } = aside;
  const id = await insertWithdrawal(tx, {
    ...{ company_id: companyId, bank_account_id: bankAccountId },
    ...{ source: from, amount, asked_by: askedBy },
  });
  const entry = entryFor({ kind: "withdrawal_asked", withdrawalId: id, companyId, from, amount });
  if (entry) await postEntries(tx, [{ ...entry, actorId: askedBy, cause: { withdrawal_id: id } }]);
  return id;
}

/**
 * The money is free again; the same again changes nothing.
 * @throws Problem not_found for a stranger's, withdrawal_under_way once somebody has approved it
 */
export const cancelWithdrawal = (
  { db }: Pick<Deps, "db">,
  { userId, company: { companyId } }: Owner,
  id: string,
): Promise<banking.Withdrawal> =>
  db.transaction().execute(async (tx) => {
    const found = await lockWithdrawal(tx, id);
    if (found?.companyId !== companyId) throw new Problem("not_found");
    if (found.state !== "cancelled") {
      if (found.state !== "asked") throw new Problem("withdrawal_under_way");
      await changeWithdrawal(tx, id, { state: "cancelled" });
      await giveBack(tx, found, userId);
    }
    return presentWithdrawal(await readWithdrawal(tx, id));
  });

/** Money taken aside is back where it came from. */
export async function giveBack(
  tx: Tx,
  { id, companyId, from, amount }: Pick<Aside, "companyId" | "from" | "amount"> & { id: string },
  actorId: number | null,
): Promise<void> {
  const entry = entryFor({ kind: "withdrawal_failed", withdrawalId: id, companyId, from, amount });
  if (entry) await postEntries(tx, [{ ...entry, actorId, cause: { withdrawal_id: id } }]);
}
