import { indiaDay } from "@rebale/contract/values/calendar";
import { z } from "zod";
import type { GatewayNews } from "../gateway-news.ts";
import { Amount, Currency, Id, Payment, parseCashfree, Transfer } from "./cashfree-shapes.ts";

/** Characters that no text of the database has are none of a name's. */
const Name = z.string().regex(/^[\x20-\x7e]{1,100}$/);
const Head = z.object({ type: Name });
const Time = z.string().transform((time) => new Date(time));

const Paid = z.object({
  data: z.object({
    order: z.object({ order_id: z.string().nullish(), order_amount: Amount.nullish() }).nullish(),
    payment: z.object({
      payment_time: Time.nullish(),
      payment_method: z.unknown(),
    }),
  }),
  event_time: Time,
});
const Vba = z.object({
  vba_transfer: z.object({
    virtual_account_id: z.string().optional(),
    vaccount_id: z.string().optional(),
    utr: z.string().nullish(),
  }),
});
const RefundState = z.object({ data: z.object({ refund: z.object({ refund_status: Name }) }) });
const Refunded = z.object({
  data: z.object({
    refund: z.object({
      ...{ cf_refund_id: Id, cf_payment_id: Id, refund_amount: Amount },
      refund_currency: Currency,
    }),
  }),
});
const Disputed = z.object({
  data: z.object({
    dispute: z.object({
      ...{ dispute_id: Id, dispute_type: z.string(), dispute_status: z.string() },
      ...{ dispute_amount: Amount, dispute_amount_currency: Currency.nullish() },
      respond_by: Time.nullish(),
    }),
    order_details: z.object({ cf_payment_id: Id, order_currency: Currency.nullish() }),
  }),
});
const Settled = z.object({
  data: z.object({ settlement: z.object({ settlement_id: Id, settled_on: Time }) }),
});

/** How each kind is read; kinds that are not here tell nothing that the market acts on. */
const readers: readonly (readonly [RegExp, (json: unknown, type: string) => GatewayNews])[] = [
  [/^PAYMENT_(SUCCESS|FAILED|USER_DROPPED)_WEBHOOK$/, readPayment],
  [/^REFUND_STATUS_WEBHOOK$/, readRefund],
  [/^DISPUTE_(CREATED|UPDATED|CLOSED)$/, readDispute],
  [/^SETTLEMENT_SUCCESS$/, readSettlement],
  [/^TRANSFER_/, readTransfer],
];

/** Where each kind has the id of what it is about. */
const About = z.object({
  data: z.object({
    payment: z.object({ cf_payment_id: Name }).optional(),
    refund: z.object({ cf_refund_id: Name }).optional(),
    dispute: z.object({ dispute_id: Name }).optional(),
    settlement: z.object({ settlement_id: Name }).optional(),
    transfer_id: Name.optional(),
  }),
});

/** The name of its kind, and the gateway's id of what it is about; null where it has none. */
export function headOf(raw: Buffer): { kind: string; about: string | null } {
  try {
    const json = parseCashfree(raw.toString("utf8"));
    const { type } = Head.parse(json);
    const { payment, refund, dispute, settlement, transfer_id } =
      About.safeParse(json).data?.data ?? {};
    const named = refund?.cf_refund_id ?? dispute?.dispute_id ?? settlement?.settlement_id;
    return { kind: type, about: named ?? payment?.cf_payment_id ?? transfer_id ?? null };
  } catch {
    return { kind: "unreadable", about: null };
  }
}

/** @throws where it is not what Cashfree publishes of its kind */
export function readEvent(raw: Buffer): GatewayNews {
  const json = parseCashfree(raw.toString("utf8"));
  const { type } = Head.parse(json);
  const read = readers.find(([kind]) => kind.test(type))?.[1];
  return read ? read(json, type) : { of: "nothing" };
}

/** Money on a virtual account is settled as every other payment: it is at the gateway. */
function readPayment(json: unknown): GatewayNews {
  const { data, event_time } = Paid.parse(json);
  const { order } = data;
  const payment = Payment.parse({
    ...(json as { data: { payment: object } }).data.payment,
    order_amount: (json as { data: { order?: { order_amount?: unknown } } }).data.order
      ?.order_amount,
  });
  const account = Vba.safeParse(data.payment.payment_method).data?.vba_transfer;
  const accountId = account?.virtual_account_id ?? account?.vaccount_id;
  if (!accountId && order?.order_id) return { of: "payment", orderId: order.order_id, payment };
  if (payment.state !== "captured") return { of: "nothing" };
  const paid = {
    ...{ paymentId: payment.paymentId, amount: payment.amount },
    words: account?.utr ? `Transfer ${account.utr.slice(0, 60)}` : "Paid online without an order",
    paidOn: indiaDay(data.payment.payment_time ?? event_time),
  };
  return accountId
    ? { of: "payment to an account", accountId, paid }
    : { of: "payment without order", paid };
}

function readRefund(json: unknown): GatewayNews {
  // One that waits has not all of its ids.
  if (RefundState.parse(json).data.refund.refund_status !== "SUCCESS") return { of: "nothing" };
  const { refund } = Refunded.parse(json).data;
  const { cf_refund_id: refundId, cf_payment_id: paymentId, refund_amount: amount } = refund;
  return { of: "refund", refundId, paymentId, amount };
}

/**
 * Nothing is taken before it is closed: what was accepted or lacks evidence until then may still be
 * answered. A retrieval only asks for papers: what it ends in moves no money.
 */
function readDispute(json: unknown, type: string): GatewayNews {
  const { dispute, order_details } = Disputed.parse(json).data;
  const { dispute_id: disputeId, dispute_type, dispute_status: status } = dispute;
  const isWon = status.endsWith("_MERCHANT_WON");
  const ended = dispute_type === "RETRIEVAL" ? "closed" : isWon ? "won" : "lost";
  return {
    of: "dispute",
    is: type === "DISPUTE_CLOSED" ? ended : "open",
    ...{ disputeId, paymentId: order_details.cf_payment_id, amount: dispute.dispute_amount },
    respondBy: dispute.respond_by ?? null,
  };
}

function readSettlement(json: unknown): GatewayNews {
  const { settlement_id: settlementId, settled_on } = Settled.parse(json).data.settlement;
  return { of: "settlement", settlementId, day: indiaDay(settled_on) };
}

function readTransfer(json: unknown): GatewayNews {
  const { reference, payout } = z.object({ data: Transfer }).parse(json).data;
  return { of: "payout", reference, payout };
}
