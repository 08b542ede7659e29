import type { Paise } from "@rebale/contract";
import type { Deps } from "../../../platform/deps.ts";
import { balancesOf } from "../../journal/index.ts";
import { lockCompanies } from "../../wallet/index.ts";
import { takeAside } from "./ask-withdrawal.ts";
import { findUsableAccount, findWithProceeds, takeDay } from "./proposals.store.ts";

/** Less is not worth a transfer: ₹100. */
export const LEAST_PAYOUT = 10_000 as Paise;

/**
 * From 11:00 in India, once a day: what sellers have earned is proposed to be paid to their
 * account, and waits for two persons as any withdrawal does.
 */
export async function proposePayouts({ db, log }: Pick<Deps, "db" | "log">): Promise<void> {
  if (!(await db.transaction().execute(takeDay))) return;
  for (const companyId of await findWithProceeds(db, LEAST_PAYOUT))
    await proposeOne({ db }, companyId).catch((error: unknown) =>
      log.error({ err: error, companyId }, "a payout was not proposed"),
    );
}

const proposeOne = ({ db }: Pick<Deps, "db">, companyId: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockCompanies(tx, [companyId]);
    const { proceeds: amount, owed } = await balancesOf(tx, companyId);
    const bankAccountId = await findUsableAccount(tx, companyId);
    if (amount < LEAST_PAYOUT || owed > 0 || bankAccountId === null) return;
    await takeAside(tx, { companyId, from: "proceeds", amount, bankAccountId, askedBy: null });
  });
