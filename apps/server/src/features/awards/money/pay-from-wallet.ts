import { awards, type Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Account } from "../../../platform/http/caller.ts";
import { once } from "../../../platform/http/once.store.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { lockCompanies } from "../../company-register/index.ts";
import { coverOf } from "../../wallet/index.ts";
import { sideOf } from "../awards.access.ts";
import { lockAward } from "../awards.store.ts";
import { nextPayment } from "./award-money.store.ts";
import { enterPayment, isPayable, type PaidAward } from "./pay-towards.ts";

interface Asked {
  readonly awardId: number;
  /** The dues, with those of trucks that wait at the gate; the auction's row is locked. */
  readonly dueOf: (tx: Tx, awardId: number) => Promise<Paise>;
  /** At most what is due is taken. */
  readonly amount: Paise;
  readonly key: string | string[] | undefined;
}

/**
 * Pays for a sale from what is free of its buyer's deposit.
 * @throws Problem not_found for whoever is not its buyer; award_closed, nothing_due,
 * balance_too_low, idempotency_key_reused
 */
export function payFromWallet(
  { db, config }: Pick<Deps, "db" | "config">,
  caller: Account,
  { awardId, amount, dueOf, key }: Asked,
): Promise<PaidAward> {
  const { userId } = caller;
  const body = { awardId, amount };
  return db.transaction().execute((tx) =>
    once(tx, { operation: awards.pay, userId, key, body }, async () => {
      const award = await lockAward(tx, awardId);
      const companyId = award?.buyerCompanyId ?? null;
      if (!award || companyId === null || sideOf(caller, award) !== "buyer")
        throw new Problem("not_found");
      if (award.payThrough === "parties") throw new Problem("nothing_due");
      if (!isPayable(award)) throw new Problem("award_closed");
      await lockCompanies(tx, [companyId]);
      const due = await dueOf(tx, awardId);
      if (due === 0) throw new Problem("nothing_due");
      const taken = Math.min(amount, due) as Paise;
      const { free } = await coverOf(tx, companyId);
      if (taken > free) throw new Problem("balance_too_low", { path: "amount" });
      const from = { via: "wallet", paymentId: await nextPayment(tx) } as const;
      const posting = { actorId: userId, cause: { award: awardId } };
      const home = config.home;
      const paying = { awardId, companyId, amount: taken, due, from, posting, home };
      return enterPayment(tx, award, paying);
    }),
  );
}
