import type { Paise } from "@rebale/contract";
import { z } from "zod";
import type { OrderPayment, Payout } from "../payment-gateway.ts";
import type { SettledLine } from "../settled-lines.rules.ts";

/** The fields read of Cashfree's replies and events; amounts are decimal rupees. */

/**
 * Numbers stay as they are written: no amount is rounded on its way, and an id may be longer than
 * a number is exact.
 */
export function parseCashfree(text: string): unknown {
  const written = (_key: string, value: unknown, { source }: { source?: string }) =>
    typeof value === "number" ? source : value;
  return (JSON.parse as (text: string, revive: typeof written) => unknown)(text, written);
}

/** Whole paise out of rupees with two decimals at most. */
const RUPEES = /^(\d{1,11})(?:\.(\d{1,2})0*)?$/;
export const Amount = z.string().transform((rupees, ctx) => {
  const [, whole, part = ""] = RUPEES.exec(rupees) ?? [];
  if (whole !== undefined) return (Number(whole) * 100 + Number(part.padEnd(2, "0"))) as Paise;
  ctx.addIssue({ code: "custom", message: `${rupees.slice(0, 40)} are no rupees and paise` });
  return z.NEVER;
});
const OrZero = Amount.nullish().transform((paise) => paise ?? (0 as Paise));
/** No other money is taken. */
export const Currency = z.literal("INR");
/** Ids are plain numbers: with the gateway's name before them they are nobody else's. */
export const Id = z
  .string()
  .regex(/^[\w.-]{1,80}$/)
  .transform((id) => `cf_${id}`);

/** A try to pay an order. Fees are a settlement's to tell. */
export const Payment = z
  .object({
    cf_payment_id: Id,
    order_id: z.string().nullish(),
    order_amount: Amount.nullish(),
    payment_amount: Amount,
    payment_currency: Currency,
    payment_status: z.string(),
    is_captured: z.boolean().nullish(),
  })
  .transform(
    (payment): OrderPayment => ({
      paymentId: payment.cf_payment_id,
      // The payer's part of the fee is above the order, an offer's discount below it.
      amount: Math.min(
        payment.payment_amount,
        payment.order_amount ?? payment.payment_amount,
      ) as Paise,
      state: stateOf(payment.payment_status, payment.is_captured ?? true),
      fee: 0 as Paise,
      tax: 0 as Paise,
    }),
  );
export const Payments = z.array(Payment);

function stateOf(status: string, isCaptured: boolean): OrderPayment["state"] {
  if (status === "SUCCESS") return isCaptured ? "captured" : "authorised";
  return status === "PENDING" || status === "NOT_ATTEMPTED" ? "created" : "failed";
}

export const Order = z.object({
  order_id: z.string().min(1).max(100),
  order_amount: Amount,
  order_currency: Currency,
  payment_session_id: z.string().min(1).max(1000),
});

const Account = z.object({
  vba_account_number: z.string().min(1),
  vba_ifsc: z.string().min(1),
  virtual_account_details: z.object({ virtual_account_id: z.string().min(1) }),
});
/** One for each bank that was asked for. */
export const Accounts = z.object({ virtual_bank_accounts: z.tuple([Account]).rest(Account) });

const PAYOUT_STATES: Readonly<Record<string, Payout["state"]>> = {
  RECEIVED: "processing",
  PENDING: "processing",
  QUEUED: "queued",
  APPROVAL_PENDING: "queued",
  SUCCESS: "processed",
  FAILED: "failed",
  REJECTED: "failed",
  MANUALLY_REJECTED: "failed",
  REVERSED: "reversed",
};
/** Our own id of a payout has hyphens, which Cashfree takes none of. */
export const transferId = (id: string): string => id.replaceAll("-", "_");

export const Transfer = z
  .object({
    transfer_id: z.string().min(1),
    cf_transfer_id: z.string().nullish(),
    status: z.string(),
    status_code: z.string().nullish(),
    status_description: z.string().nullish(),
    transfer_amount: Amount,
    transfer_utr: z.string().nullish(),
  })
  .transform((transfer) => ({
    reference: transfer.transfer_id.replaceAll("_", "-"),
    amount: transfer.transfer_amount,
    payout: {
      gatewayId: transfer.cf_transfer_id ?? transfer.transfer_id,
      state: PAYOUT_STATES[transfer.status] ?? ("processing" as const),
      utr: transfer.transfer_utr || null,
      reason: transfer.status_description ?? transfer.status_code ?? null,
    } satisfies Payout,
  }));

/** A page of what was settled; the last one has no cursor. */
export const Settled = z.object({
  cursor: z.string().nullish(),
  data: z.array(
    z
      .object({
        event_type: z.string(),
        sale_type: z.enum(["CREDIT", "DEBIT"]),
        event_amount: Amount,
        event_settlement_amount: Amount,
        event_currency: Currency.nullish(),
        payment_service_tax: OrZero,
        cf_payment_id: Id.nullish().catch(null),
        /** A line that waits to be settled has none. */
        cf_settlement_id: Id.nullish().catch(null),
        settlement_utr: z.string().nullish(),
      })
      .transform((row): SettledLine => {
        const isPayment = row.event_type === "PAYMENT";
        const sign = row.sale_type === "CREDIT" ? 1 : -1;
        const arrives = (sign * row.event_settlement_amount) as Paise;
        return {
          ...{
            settlementId: row.cf_settlement_id ?? "",
            utr: row.settlement_utr || null,
            isPayment,
          },
          ...{ paymentId: row.cf_payment_id ?? null, arrives, tax: row.payment_service_tax },
          amount: isPayment ? row.event_amount : arrives,
        };
      }),
  ),
});
