import type { Body, payments } from "@rebale/contract";
import type { PaymentState } from "@rebale/contract/payments";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { gatewayOf } from "../gateway/gateway-of.ts";
import { GatewayAway } from "../gateway/payment-gateway.ts";
import { findOwnPayment } from "./payments.store.ts";
import { refreshPayment } from "./take-payments.ts";

/**
 * A browser came back from the gateway's checkout: what it brings is not believed, the gateway is
 * asked. While that does not answer, the state is what is known.
 * @throws Problem not_found for another company's payment, signature_wrong
 */
export async function returnFrom(
  deps: Pick<Deps, "db" | "config" | "log">,
  companyId: number,
  brought: { readonly id: number } & Body<typeof payments.returnTopUp>,
): Promise<PaymentState> {
  const payment = await findOwnPayment(deps.db, brought.id, companyId);
  if (!payment) throw new Problem("not_found");
  const orderId = brought.razorpay_order_id;
  const isSigned = gatewayOf(deps).checkReturn({
    orderId,
    paymentId: brought.razorpay_payment_id,
    signature: brought.razorpay_signature,
  });
  if (!isSigned || orderId !== payment.order)
    throw new Problem("signature_wrong", { path: "razorpay_signature" });
  return refreshPayment(deps, payment).catch((error: unknown) => {
    if (!(error instanceof GatewayAway)) throw error;
    deps.log.warn({ err: error, payment: payment.id }, "a payment is not known yet");
    return payment.state;
  });
}
