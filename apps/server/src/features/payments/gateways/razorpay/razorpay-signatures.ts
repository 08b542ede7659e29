import { z } from "zod";
import { parse } from "../../../../platform/http/endpoint.ts";
import { isSignedBy } from "../../../../platform/http/signatures.ts";
import type { Brought, ToldEvent } from "../payment-gateway.ts";

/** As the contract's operation names them; each was checked by it already. */
const Returned = z.object({
  razorpay_order_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
});

/** The order that a checkout gave back; null where another than the key's secret has signed it. */
export function signedOrder(brought: Brought, keySecret: string): string | null {
  const returned = parse(Returned, brought) as z.output<typeof Returned>;
  const { razorpay_order_id: orderId, razorpay_payment_id: paymentId } = returned;
  const isSigned = isSignedBy([keySecret], `${orderId}|${paymentId}`, returned.razorpay_signature);
  return isSigned ? orderId : null;
}

const one = (value: string | string[] | undefined) =>
  typeof value === "string" ? value : undefined;

/** The bytes are signed, and not the id beside them. */
export function checkRazorpayEvent(
  { raw, headers }: ToldEvent,
  secrets: readonly string[],
): { eventId: string | undefined } | null {
  const signature = one(headers["x-razorpay-signature"]) ?? "";
  if (!isSignedBy(secrets, raw, signature)) return null;
  return { eventId: one(headers["x-razorpay-event-id"]) };
}
