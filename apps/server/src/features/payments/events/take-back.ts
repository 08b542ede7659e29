import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { barForDebt } from "../../bars/index.ts";
import { lockCompanies } from "../../company-register/index.ts";
import { isEntered, postEntries } from "../../journal/index.ts";
import { balancesOf, entryFor, type JournalEvent } from "../../money-entries/index.ts";
import type { Captured } from "./disputes.store.ts";

type Taken = Extract<JournalEvent, { kind: "chargeback" | "payment_refunded" }>;
type Named =
  | Pick<Extract<Taken, { kind: "chargeback" }>, "kind" | "disputeId">
  | Pick<Extract<Taken, { kind: "payment_refunded" }>, "kind" | "refundId">;

/**
 * Money that left the gateway again: the company's deposit gives what it has, the rest the company
 * owes, and is barred for.
 * @returns its people, whose sessions are told after the commit; null where it is entered already
 */
export async function takeBack(
  tx: Tx,
  { companyId, id, paymentId }: Captured,
  named: Named,
  amount: Paise,
): Promise<number[] | null> {
  await lockCompanies(tx, [companyId]);
  const balances = await balancesOf(tx, companyId);
  const deposit = Math.min(balances.deposit, amount) as Paise;
  const entry = entryFor({ ...named, companyId, amount, deposit });
  // Told again, the deposit would be another one.
  if (!entry || (await isEntered(tx, entry))) return null;
  const cause = { payment: id, gateway_payment: paymentId };
  await postEntries(tx, [{ ...entry, actorId: null, cause, params: { payment: paymentId } }]);
  return deposit < amount ? barForDebt(tx, companyId) : [];
}
