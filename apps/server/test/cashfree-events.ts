import { createHmac, randomUUID } from "node:crypto";
import type { SentPayment, SignedEvent } from "./razorpay.ts";

type Json = Record<string, unknown>;

export const CASHFREE = {
  keyId: "cf_test_key",
  keySecret: "cf-key-secret",
  payoutKeyId: "cf_payout_key",
  payoutKeySecret: "cf-payout-secret",
  oldSecret: "cf-old-secret",
} as const;

/** Rupees with two decimals, as a number that no JSON library of ours would write. */
export const cashfreeMoney = (paise: number) => `₹${(paise / 100).toFixed(2)}`;
const numbered = (id: string) => `₹${id}`;
export const written = (json: unknown) => JSON.stringify(json).replace(/"₹([\d.]+)"/g, "$1");

const STATUSES: Readonly<Record<SentPayment["status"], string>> = {
  created: "NOT_ATTEMPTED",
  authorized: "PENDING",
  captured: "SUCCESS",
  failed: "FAILED",
  refunded: "VOID",
};
export const paymentOf = (payment: SentPayment): Json => ({
  ...{ cf_payment_id: numbered(payment.id), payment_amount: cashfreeMoney(payment.amount) },
  ...{ payment_currency: payment.currency, payment_status: STATUSES[payment.status] },
  ...{ payment_time: "2026-12-01T12:20:29+05:30", bank_reference: "234928698581" },
});

/** A line of what was settled, of a payment that came with its order's amount. */
export const settledRow = (payment: SentPayment, id: string, utr: string): Json => ({
  ...{ event_type: "PAYMENT", sale_type: "CREDIT", event_currency: "INR", event_status: "SUCCESS" },
  ...{
    event_id: payment.id,
    event_amount: cashfreeMoney(payment.amount),
    order_id: payment.order_id,
  },
  event_settlement_amount: cashfreeMoney(payment.amount - payment.fee),
  payment_service_charge: cashfreeMoney(payment.fee - payment.tax),
  payment_service_tax: cashfreeMoney(payment.tax),
  ...{ cf_payment_id: payment.id, cf_settlement_id: id, settlement_utr: utr },
});

interface Signing {
  readonly secret?: string;
  readonly sentAt?: Date;
}
/** Signed with the time before the bytes; payouts sign with their own secret. */
export function cashfreeEvent(
  type: string,
  data: Json,
  { secret = CASHFREE.keySecret, sentAt = new Date() }: Signing = {},
): SignedEvent {
  const raw = written({ data, event_time: "2026-12-01T12:20:30+05:30", type });
  const timestamp = String(sentAt.getTime());
  const signature = createHmac("sha256", secret)
    .update(timestamp + raw)
    .digest("base64");
  return {
    raw,
    headers: {
      "content-type": "application/json",
      "x-webhook-signature": signature,
      "x-webhook-timestamp": timestamp,
      // Not signed, and another at each time.
      "x-idempotency-key": randomUUID(),
    },
  };
}

const TOLD = { captured: "SUCCESS", authorized: "SUCCESS", failed: "FAILED" } as const;
export function cashfreePaymentEvent(payment: SentPayment, signing: Signing = {}): SignedEvent {
  const kind = payment.status in TOLD ? TOLD[payment.status as keyof typeof TOLD] : "USER_DROPPED";
  const order = { order_id: payment.order_id, order_amount: cashfreeMoney(payment.amount) };
  return cashfreeEvent(
    `PAYMENT_${kind}_WEBHOOK`,
    {
      order: { ...order, order_currency: "INR" },
      payment: { ...paymentOf(payment), payment_method: { upi: { channel: "collect" } } },
    },
    signing,
  );
}
