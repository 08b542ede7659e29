import type { Paise } from "@rebale/contract";
import type { Deps } from "../../../platform/deps.ts";
import { barForDebt } from "../../bars/index.ts";
import {
  balancesOf,
  entryFor,
  isEntered,
  lockCompanies,
  postEntries,
} from "../../journal/index.ts";
import type { PaymentGateway } from "../gateway/payment-gateway.ts";
import { findCaptured } from "./disputes.store.ts";
import { NotKnownYet } from "./not-known-yet.ts";

interface LostDispute {
  readonly gateway: PaymentGateway["name"];
  readonly disputeId: string;
  readonly paymentId: string;
  readonly amount: Paise;
}

/**
 * The bank took a payment back: the company's deposit gives what it has, the rest the company
 * owes, and is barred for.
 * @throws NotKnownYet for a payment that is not credited
 */
export async function chargeBack(
  { db, bus, log }: Pick<Deps, "db" | "bus" | "log">,
  { gateway, disputeId, paymentId, amount }: LostDispute,
): Promise<void> {
  const payment = await findCaptured(db, gateway, paymentId);
  if (!payment) throw new NotKnownYet(`The payment ${paymentId} is not credited`);
  const { companyId } = payment;
  const people = await db.transaction().execute(async (tx) => {
    await lockCompanies(tx, [companyId]);
    const balances = await balancesOf(tx, companyId);
    const deposit = Math.min(balances.deposit, amount) as Paise;
    const entry = entryFor({ kind: "chargeback", disputeId, companyId, amount, deposit });
    // Told again, the deposit would be another one.
    if (!entry || (await isEntered(tx, entry.key))) return [];
    await postEntries(tx, [
      {
        ...entry,
        actorId: null,
        cause: { payment: payment.id, dispute: disputeId },
        params: { payment: paymentId },
      },
    ]);
    log.warn({ disputeId, companyId }, "a payment was charged back");
    return deposit < amount ? barForDebt(tx, companyId) : [];
  });
  for (const userId of people) bus.publish("session", { userId });
}
