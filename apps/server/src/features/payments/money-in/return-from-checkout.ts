import type { PaymentState } from "@rebale/contract/payments";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { gatewaysOf } from "../gateways/gateways.ts";
import { type Brought, GatewayAway } from "../gateways/payment-gateway.ts";
import { findOwnPayment } from "./payments.store.ts";
import { refreshPayment } from "./take-payments.ts";

/**
 * A browser came back from the gateway's checkout: what it brings is not believed, the gateway is
 * asked. While that does not answer, the state is what is known.
 * @throws Problem not_found for another company's payment, signature_wrong
 */
export async function returnFrom(
  deps: Pick<Deps, "db" | "config" | "clock" | "log">,
  companyId: number,
  id: number,
  brought: Brought,
): Promise<PaymentState> {
  const payment = await findOwnPayment(deps.db, id, companyId);
  if (!payment) throw new Problem("not_found");
  const gateway = gatewaysOf(deps).of(payment.gateway);
  if (!gateway) throw new Problem("money_off");
  const orderId = gateway.orderReturned(brought);
  if (orderId === null || orderId !== payment.order)
    throw new Problem("signature_wrong", { path: "razorpay_signature" });
  return refreshPayment(deps, payment).catch((error: unknown) => {
    if (!(error instanceof GatewayAway)) throw error;
    deps.log.warn({ err: error, payment: payment.id }, "a payment is not known yet");
    return payment.state;
  });
}
