import type { Paise } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/calendar";
import { z } from "zod";
import type { GatewayNews, Unordered } from "../gateway-news.ts";
import * as shapes from "./razorpay-shapes.ts";

const entity = <T extends z.ZodType>(of: T) => z.object({ entity: of });
/** Signs that no text of the database has are none of a name's. */
const Name = z.string().regex(/^[\x20-\x7e]{1,100}$/);
const Head = z.object({ event: Name });
const WithPayment = z.object({ payload: z.object({ payment: entity(shapes.Payment) }) });
const WithTransfer = z.object({
  payload: z.object({
    payment: entity(shapes.Payment),
    virtual_account: entity(z.object({ id: z.string() })),
    bank_transfer: entity(
      z.object({
        bank_reference: z
          .string()
          .regex(/^[A-Za-z0-9]{6,30}$/)
          .nullish()
          .catch(null),
        payer_bank_account: z.object({ name: z.string().nullish() }).nullish(),
      }),
    ).optional(),
    upi_transfer: entity(z.object({ payer_vpa: z.string().nullish() })).optional(),
  }),
});
const WithRefund = z.object({
  payload: z.object({
    refund: entity(
      z.object({
        id: z.string().min(1),
        payment_id: z.string(),
        amount: z.int().positive(),
        currency: z.literal("INR"),
      }),
    ),
  }),
});
const WithSettlement = z.object({
  payload: z.object({ settlement: entity(z.object({ id: z.string() })) }),
  created_at: z.int(),
});
const WithDispute = z.object({
  payload: z.object({
    dispute: entity(
      z.object({
        id: z.string(),
        payment_id: z.string(),
        amount: z.int().positive(),
        currency: z.literal("INR"),
        respond_by: z.int().nullish(),
      }),
    ),
  }),
});
const WithPayout = z.object({ payload: z.object({ payout: entity(shapes.RazorpayPayout) }) });

/** How each kind is read; kinds that are not here tell nothing that the market acts on. */
const readers: readonly (readonly [RegExp, (json: unknown) => GatewayNews])[] = [
  [/^payment\.dispute\./, readDispute],
  [/^refund\.processed$/, readRefund],
  [/^payment\.(authorized|captured|failed)$|^order\.paid$/, readPayment],
  [/^virtual_account\.credited$/, readTransfer],
  [/^settlement\.processed$/, readSettlement],
  [/^payout\./, readPayout],
];

/** The name of its kind, and the gateway's id of what it is about; null where it has none. */
export function headOf(raw: Buffer): { kind: string; about: string | null } {
  try {
    const json: unknown = JSON.parse(raw.toString("utf8"));
    const { event } = Head.parse(json);
    const { payload } = json as { payload?: Record<string, { entity?: { id?: unknown } }> };
    const [of = ""] = event.split(".");
    const about = (payload?.[of] ?? Object.values(payload ?? {})[0])?.entity?.id;
    return { kind: event, about: Name.safeParse(about).data ?? null };
  } catch {
    return { kind: "unreadable", about: null };
  }
}

/** @throws where it is not what Razorpay publishes of its kind */
export function readEvent(raw: Buffer): GatewayNews {
  const json: unknown = JSON.parse(raw.toString("utf8"));
  const { event } = Head.parse(json);
  const read = readers.find(([kind]) => kind.test(event))?.[1];
  return read ? read(json) : { of: "nothing" };
}

function readPayment(json: unknown): GatewayNews {
  const payment = WithPayment.parse(json).payload.payment.entity;
  const { order_id, state, method } = payment;
  if (order_id)
    return { of: "payment", orderId: order_id, payment: shapes.orderPaymentOf(payment) };
  // A bank's transfer is told by the account that it came in on, with the bank's own reference.
  if (state !== "captured" || method === "bank_transfer") return { of: "nothing" };
  return { of: "payment without order", paid: unordered(payment, json) };
}

const Told = z.object({ created_at: z.int() });
function unordered(payment: z.output<typeof shapes.Payment>, json: unknown): Unordered {
  const { paymentId, amount } = shapes.orderPaymentOf(payment);
  const at = new Date((payment.created_at ?? Told.parse(json).created_at) * 1000);
  const words = (payment.description ?? "").slice(0, 200) || "Paid online without an order";
  return { paymentId, amount, words, paidOn: indiaDay(at) };
}

/** By UPI it is money at the gateway, as any payment; by a bank it is at the bank, by its UTR. */
function readTransfer(json: unknown): GatewayNews {
  const { payload } = WithTransfer.parse(json);
  const [payment, transfer] = [payload.payment.entity, payload.bank_transfer?.entity];
  const accountId = payload.virtual_account.entity.id;
  if (!transfer) return { of: "payment to an account", accountId, paid: unordered(payment, json) };
  return {
    of: "transfer",
    accountId,
    // A bank that names none: the payment is its name.
    utr: (transfer.bank_reference ?? payment.paymentId).toUpperCase(),
    amount: payment.amount,
    payer: transfer.payer_bank_account?.name ?? "",
  };
}

function readRefund(json: unknown): GatewayNews {
  const { id, payment_id, amount } = WithRefund.parse(json).payload.refund.entity;
  return { of: "refund", refundId: id, paymentId: payment_id, amount: amount as Paise };
}

function readSettlement(json: unknown): GatewayNews {
  const { payload, created_at } = WithSettlement.parse(json);
  const day = indiaDay(new Date(created_at * 1000));
  return { of: "settlement", settlementId: payload.settlement.entity.id, day };
}

const ENDS = { won: "won", lost: "lost", closed: "closed" } as const;
function readDispute(json: unknown): GatewayNews {
  const { id, payment_id, amount, respond_by } = WithDispute.parse(json).payload.dispute.entity;
  const [, , kind = ""] = Head.parse(json).event.split(".");
  return {
    of: "dispute",
    is: kind in ENDS ? ENDS[kind as keyof typeof ENDS] : "open",
    ...{ disputeId: id, paymentId: payment_id, amount: amount as Paise },
    respondBy: respond_by ? new Date(respond_by * 1000) : null,
  };
}

function readPayout(json: unknown): GatewayNews {
  const { reference, ...payout } = WithPayout.parse(json).payload.payout.entity;
  return reference === null ? { of: "nothing" } : { of: "payout", reference, payout };
}
