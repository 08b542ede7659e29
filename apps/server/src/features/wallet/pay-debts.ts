import { randomUUID } from "node:crypto";
import type { Paise } from "@rebale/contract";
import type { Deps } from "../../platform/deps.ts";
import { lockCompanies } from "../company-register/index.ts";
import { postEntries } from "../journal/index.ts";
import { balancesOf, entryFor } from "../money-entries/index.ts";
import { coverOf } from "./cover.store.ts";
import { findDebtors } from "./debtors.store.ts";

/**
 * Each minute: what companies owe the market is paid from what they have free here, so that who
 * has paid in again can withdraw and is paid out.
 */
export async function payDebts({ db, log }: Pick<Deps, "db" | "log">): Promise<void> {
  for (const companyId of await findDebtors(db))
    await payDebt({ db }, companyId).catch((error: unknown) =>
      log.error({ err: error, companyId }, "a debt was not paid"),
    );
}

/** Earnings first: what covers leading bids stays. */
const payDebt = ({ db }: Pick<Deps, "db">, companyId: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockCompanies(tx, [companyId]);
    const { owed, ...own } = await balancesOf(tx, companyId);
    const { free } = await coverOf(tx, companyId);
    const proceeds = Math.min(owed, own.proceeds) as Paise;
    const deposit = Math.min(owed - proceeds, free) as Paise;
    const paid = { companyId, proceeds, deposit, paymentKey: randomUUID() };
    const entry = entryFor({ kind: "debt_paid", ...paid });
    if (entry) await postEntries(tx, [{ ...entry, actorId: null, cause: { company: companyId } }]);
  });
