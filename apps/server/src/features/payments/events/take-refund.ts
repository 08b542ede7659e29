import type { Paise } from "@rebale/contract";
import type { Deps } from "../../../platform/deps.ts";
import type { PaymentGateway } from "../gateways/payment-gateway.ts";
import { lockPayment } from "../money-in/payments.store.ts";
import { addGivenBack, findCaptured } from "./disputes.store.ts";
import { NotKnownYet } from "./not-known-yet.ts";
import { takeBack } from "./take-back.ts";

interface Refund {
  readonly gateway: PaymentGateway["name"];
  readonly refundId: string;
  readonly paymentId: string;
  readonly amount: Paise;
}

/**
 * Somebody paid back on the gateway's own dashboard, whole or in part: the deposit is less by it.
 * @throws NotKnownYet for a payment that is not credited
 */
export async function takeRefund(
  { db, bus }: Pick<Deps, "db" | "bus">,
  { gateway, refundId, paymentId, amount }: Refund,
): Promise<void> {
  const people = await db.transaction().execute(async (tx) => {
    const found = await findCaptured(tx, gateway, paymentId);
    if (!found) throw new NotKnownYet(`The payment ${paymentId} is not credited`);
    await lockPayment(tx, found.id);
    const payment = (await findCaptured(tx, gateway, paymentId)) ?? found;
    // Turned back by the office before the gateway told of it.
    if (payment.givenBack + amount > payment.amount) return [];
    const named = { kind: "payment_refunded", refundId } as const;
    const told = await takeBack(tx, payment, named, amount);
    if (told) await addGivenBack(tx, gateway, paymentId, amount);
    return told ?? [];
  });
  for (const userId of people) bus.publish("session", { userId });
}
