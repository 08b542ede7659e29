import type { Paise } from "@rebale/contract";
import { z } from "zod";
import type { OrderPayment, Payout } from "../payment-gateway.ts";

/** The fields read of Razorpay's replies and events; all amounts are paise. */

const amount = z
  .int()
  .nonnegative()
  .transform((paise) => paise as Paise);
const orZero = amount.nullish().transform((paise) => paise ?? (0 as Paise));

export const Payment = z
  .object({
    id: z.string().min(1),
    amount,
    /** No other money is taken. */
    currency: z.literal("INR"),
    status: z.string(),
    order_id: z.string().nullish(),
    fee: orZero,
    tax: orZero,
    method: z.string().nullish(),
    description: z.string().nullish(),
    created_at: z.int().nullish(),
    /** The party that pays the gateway's fee; the payer's is in the amount. */
    fee_bearer: z.string().nullish(),
  })
  .transform(({ id, status, ...payment }) => ({
    ...payment,
    paymentId: id,
    state: STATES[status] ?? "failed",
  }));

/** Money paid back before anybody here knew of it is no money that came in. */
const STATES: Readonly<Record<string, OrderPayment["state"]>> = {
  created: "created",
  authorized: "authorised",
  captured: "captured",
  failed: "failed",
  refunded: "failed",
};

export const orderPaymentOf = (payment: z.output<typeof Payment>): OrderPayment => {
  const { paymentId, amount: paid, state, fee, tax } = payment;
  const own = payment.fee_bearer === "customer" ? paid - fee : paid;
  return { paymentId, amount: own as Paise, state, fee, tax };
};

/** An order, a contact or an account to pay to: of each its id alone is read. */
export const Made = z.object({ id: z.string().min(1) });
export const Payments = z.object({ items: z.array(Payment) });

export const Account = z.object({
  id: z.string().min(1),
  name: z.string(),
  receivers: z.array(z.object({ account_number: z.string(), ifsc: z.string() })).min(1),
});

const PAYOUT_STATES: Readonly<Record<string, Payout["state"]>> = {
  queued: "queued",
  pending: "queued",
  scheduled: "queued",
  processing: "processing",
  processed: "processed",
  reversed: "reversed",
  failed: "failed",
  rejected: "failed",
  cancelled: "failed",
};

export const RazorpayPayout = z
  .object({
    id: z.string().min(1),
    status: z.string(),
    reference_id: z.string().nullish(),
    utr: z.string().nullish(),
    failure_reason: z.string().nullish(),
    status_details: z.object({ description: z.string().nullish() }).nullish(),
  })
  .transform((payout) => ({
    reference: payout.reference_id ?? null,
    gatewayId: payout.id,
    state: PAYOUT_STATES[payout.status] ?? ("processing" as const),
    utr: payout.utr ?? null,
    reason: payout.failure_reason ?? payout.status_details?.description ?? null,
  }));
export const Payouts = z.object({ items: z.array(RazorpayPayout) });

export const Settled = z.object({
  items: z.array(
    z.object({
      type: z.string(),
      /** A payment's own id; a refund has the payment's beside it. */
      entity_id: z.string().nullish(),
      payment_id: z.string().nullish(),
      debit: amount,
      credit: amount,
      amount,
      tax: orZero,
      settled: z.boolean(),
      settlement_id: z.string().nullish(),
      settlement_utr: z.string().nullish(),
      method: z.string().nullish(),
    }),
  ),
});
export type SettledRow = z.output<typeof Settled>["items"][number];
