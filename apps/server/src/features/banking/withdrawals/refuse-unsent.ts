import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { postEntries } from "../../journal/index.ts";
import { entryFor } from "../../money-entries/index.ts";
import { tellOf } from "./withdrawal-notices.ts";
import { refuseUnsentTo } from "./withdrawals.store.ts";

/**
 * Money asked to an account and not yet sent is back where it came from, and its company told.
 * Answers how many. The company is locked: the job that sends locks it, too, before it marks one as
 * sent.
 */
export async function refuseUnsent(tx: Tx, home: string, accountId: number): Promise<number> {
  const refused = await refuseUnsentTo(tx, accountId);
  const entries = refused.flatMap(({ id: withdrawalId, companyId, from, amount }) => {
    const of = { withdrawalId, companyId, from, amount };
    const entry = entryFor({ kind: "withdrawal_failed", ...of });
    return entry ? [{ ...entry, actorId: null, cause: { withdrawal_id: withdrawalId } }] : [];
  });
  const [first] = refused;
  if (!first) return 0;
  await postEntries(tx, entries);
  const amount = refused.reduce((sum, one) => sum + one.amount, 0) as Paise;
  await tellOf(tx, home, { companyId: first.companyId, amount }, "withdrawal_failed");
  return refused.length;
}
