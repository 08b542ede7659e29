import type { Paise } from "@rebale/contract";
import { takeDay } from "../../../platform/db/settings.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { lockCompanies } from "../../company-register/index.ts";
import { balancesOf } from "../../money-entries/index.ts";
import { coverOf } from "../../wallet/index.ts";
import { takeAside } from "./ask-withdrawal.ts";
import { findIdleDeposits, findUsableAccount, findWithProceeds } from "./proposals.store.ts";
import { tellOf } from "./withdrawal-notices.ts";

/** Less is not worth a transfer: ₹100. */
export const MIN_PAYOUT = 10_000 as Paise;

/** The law lets a deposit lie for a year at most. */
const IDLE_DAYS = 330;

/**
 * From 11:00 in India, once a day: what sellers have earned is proposed to be paid to their
 * account, and so are deposits that have not moved for 330 days; they wait for two persons as any
 * withdrawal does. Who has no account to be paid to is told on that day.
 */
export async function proposePayouts({
  db,
  config,
  log,
}: Pick<Deps, "db" | "config" | "log">): Promise<void> {
  if (!(await db.transaction().execute((tx) => takeDay(tx, "payouts_proposed", "11:00")))) return;
  for (const companyId of await findWithProceeds(db, MIN_PAYOUT))
    await proposePayout({ db }, companyId).catch((error: unknown) =>
      log.error({ err: error, companyId }, "a payout was not proposed"),
    );
  for (const idle of await findIdleDeposits(db, IDLE_DAYS))
    await returnIdle({ db, config }, idle).catch((error: unknown) =>
      log.error({ err: error, ...idle }, "an idle deposit was not returned"),
    );
}

const returnIdle = (
  { db, config }: Pick<Deps, "db" | "config">,
  { companyId, isToday }: { companyId: number; isToday: boolean },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockCompanies(tx, [companyId]);
    const { owed } = await balancesOf(tx, companyId);
    const { free: amount } = await coverOf(tx, companyId);
    if (amount === 0 || owed > 0) return;
    const bankAccountId = await findUsableAccount(tx, companyId);
    if (bankAccountId !== null)
      await takeAside(tx, { companyId, from: "deposit", amount, bankAccountId, askedBy: null });
    else if (isToday) await tellOf(tx, config.home, { companyId, amount }, "deposit_idle");
  });

/** A seller's earnings, to their account: nothing where they are little, or there is no account. */
export const proposePayout = ({ db }: Pick<Deps, "db">, companyId: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockCompanies(tx, [companyId]);
    const { proceeds: amount, owed } = await balancesOf(tx, companyId);
    const bankAccountId = await findUsableAccount(tx, companyId);
    if (amount < MIN_PAYOUT || owed > 0 || bankAccountId === null) return;
    await takeAside(tx, { companyId, from: "proceeds", amount, bankAccountId, askedBy: null });
  });
