import { randomUUID } from "node:crypto";
import { type Body, wallet } from "@rebale/contract";
import { rupees } from "@rebale/contract/values/money";
import type { Deps } from "../../platform/deps.ts";
import type { Acting } from "../../platform/http/caller.ts";
import { once } from "../../platform/http/once.store.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { lockCompanies } from "../company-register/index.ts";
import { postEntries } from "../journal/index.ts";
import { balancesOf, entryFor } from "../money-entries/index.ts";

/**
 * A seller's proceeds become the deposit of the same company.
 * @returns both, in rupees
 * @throws Problem balance_too_low
 */
export const moveProceeds = (
  { db }: Pick<Deps, "db">,
  { userId, company: { companyId } }: Pick<Acting, "userId" | "company">,
  { body, key }: { body: Body<typeof wallet.moveProceeds>; key: string | string[] | undefined },
): Promise<{ deposit: number; proceeds: number }> =>
  db.transaction().execute((tx) =>
    once(tx, { operation: wallet.moveProceeds, userId, key, body }, async () => {
      await lockCompanies(tx, [companyId]);
      const { amount } = body;
      if ((await balancesOf(tx, companyId)).proceeds < amount)
        throw new Problem("balance_too_low", { path: "amount" });
      const moveKey = randomUUID();
      const entry = entryFor({ kind: "proceeds_moved", moveKey, companyId, amount });
      if (!entry) throw new Error("Nothing to move");
      await postEntries(tx, [{ ...entry, actorId: userId, cause: { company: companyId } }]);
      const { deposit, proceeds } = await balancesOf(tx, companyId);
      return { deposit: rupees(deposit), proceeds: rupees(proceeds) };
    }),
  );
