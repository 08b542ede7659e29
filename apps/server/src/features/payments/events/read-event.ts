import type { Paise } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/india-day";
import { z } from "zod";
import type { OrderPayment, Payout } from "../gateway/payment-gateway.ts";
import * as shapes from "../gateway/razorpay/razorpay-shapes.ts";

/** What an event tells, as far as the market acts on it. */
export type GatewayNews =
  | { readonly of: "payment"; readonly orderId: string | null; readonly payment: OrderPayment }
  | {
      readonly of: "transfer";
      readonly accountId: string;
      readonly utr: string;
      readonly amount: Paise;
      readonly payer: string;
    }
  /** `day`: YYYY-MM-DD in India. */
  | { readonly of: "settlement"; readonly settlementId: string; readonly day: string }
  | {
      readonly of: "dispute lost";
      readonly disputeId: string;
      readonly paymentId: string;
      readonly amount: Paise;
    }
  | { readonly of: "payout"; readonly reference: string; readonly payout: Payout }
  | { readonly of: "nothing" };

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
        bank_reference: z.string().regex(/^[A-Za-z0-9]{6,30}$/),
        payer_bank_account: z.object({ name: z.string().nullish() }).nullish(),
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
      }),
    ),
  }),
});
const WithPayout = z.object({ payload: z.object({ payout: entity(shapes.RazorpayPayout) }) });

/** How each kind is read; kinds that are not here tell nothing that the market acts on. */
const readers: readonly (readonly [RegExp, (json: unknown) => GatewayNews])[] = [
  [/^payment\.dispute\.lost$/, readDispute],
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
  return {
    of: "payment",
    orderId: payment.order_id ?? null,
    payment: shapes.orderPaymentOf(payment),
  };
}

function readTransfer(json: unknown): GatewayNews {
  const { payload } = WithTransfer.parse(json);
  const transfer = payload.bank_transfer.entity;
  return {
    of: "transfer",
    accountId: payload.virtual_account.entity.id,
    utr: transfer.bank_reference.toUpperCase(),
    amount: payload.payment.entity.amount,
    payer: transfer.payer_bank_account?.name ?? "",
  };
}

function readSettlement(json: unknown): GatewayNews {
  const { payload, created_at } = WithSettlement.parse(json);
  const day = indiaDay(new Date(created_at * 1000));
  return { of: "settlement", settlementId: payload.settlement.entity.id, day };
}

function readDispute(json: unknown): GatewayNews {
  const { id, payment_id, amount } = WithDispute.parse(json).payload.dispute.entity;
  return { of: "dispute lost", disputeId: id, paymentId: payment_id, amount: amount as Paise };
}

function readPayout(json: unknown): GatewayNews {
  const { reference, ...payout } = WithPayout.parse(json).payload.payout.entity;
  return reference === null ? { of: "nothing" } : { of: "payout", reference, payout };
}
