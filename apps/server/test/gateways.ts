import { indiaDay } from "@rebale/contract/values/calendar";
import type { RealGateway } from "@rebale/contract/values/gateways";
import type { Brought } from "../src/features/payments/index.ts";
import { startCashfree } from "./cashfree.ts";
import {
  CASHFREE,
  cashfreeEvent,
  cashfreeMoney,
  cashfreePaymentEvent,
  settledRow,
} from "./cashfree-events.ts";
import {
  type Behaviour,
  paymentEvent,
  RAZORPAY,
  type SentPayment,
  type SignedEvent,
  signedEvent,
  signedReturn,
  startRazorpay,
} from "./razorpay.ts";

type Ended = "processed" | "failed" | "reversed";

/** A stand-in of a gateway, as every test of payments uses one; amounts are paise. */
export interface StandIn {
  readonly name: RealGateway;
  /** A market's settings to begin payments by it. */
  readonly env: Readonly<Record<string, string>>;
  /** A market's settings to end those that it has begun. */
  readonly envOfLeft: Readonly<Record<string, string>>;
  readonly hook: string;
  readonly signatureHeader: string;
  readonly oldSecret: string;
  readonly journalName: string;
  /** As the market knows what has this id at the gateway. */
  readonly known: (id: string) => string;
  /** An amount as it stands in events. */
  readonly written: (paise: number) => string;
  readonly behave: (how: Behaviour) => void;
  readonly pay: (orderId: string, status?: SentPayment["status"]) => SentPayment;
  readonly told: (payment: SentPayment, by?: { secret?: string; sentAt?: Date }) => SignedEvent;
  readonly brought: (payment: SentPayment) => Brought;
  readonly refunded: (id: string, payment: SentPayment, amount: number) => SignedEvent;
  readonly disputed: (
    is: "open" | "lost",
    of: { id: string; payment: SentPayment; amount: number },
  ) => SignedEvent;
  readonly settle: (day: string, of: { id: string; utr: string }, paid: SentPayment[]) => void;
  readonly settlementTold: (id: string) => SignedEvent;
  /** How many payouts it was asked for and has. */
  readonly payouts: () => number;
  /** By the market's own id of it. */
  readonly endPayout: (id: string, state: Ended) => SignedEvent;
  /** Names of companies that get no account to pay to: letters and spaces. */
  readonly refusedNames: Set<string>;
  readonly stop: () => Promise<unknown>;
}

const settings = (prefix: string, of: Record<string, string>) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [`${prefix}${name}`, value]));
const envs = (name: RealGateway, of: Record<string, string>) => ({
  env: { PAYMENT_GATEWAY: name, PAYMENT_HOLDER: "Test bank", ...settings("PAYMENT_", of) },
  envOfLeft: settings(`PAYMENT_${name.toUpperCase()}_`, of),
});

async function razorpayStandIn(): Promise<StandIn> {
  const razorpay = await startRazorpay();
  return {
    name: "razorpay",
    ...envs("razorpay", {
      ...{ KEY_ID: RAZORPAY.keyId, KEY_SECRET: RAZORPAY.keySecret, URL: razorpay.url },
      WEBHOOK_SECRETS: RAZORPAY.webhookSecrets.join(" "),
      PAYOUT_ACCOUNT: "7878780080316316",
    }),
    ...{ hook: "/api/payments/razorpay/webhook", signatureHeader: "x-razorpay-signature" },
    ...{ oldSecret: RAZORPAY.webhookSecrets[1], journalName: "rzp", known: (id) => id },
    ...{ written: String, behave: razorpay.behave, pay: razorpay.pay, stop: razorpay.stop },
    refusedNames: razorpay.refusedNames,
    ...{ told: paymentEvent, brought: signedReturn },
    refunded: (id, payment, amount) =>
      signedEvent("refund.processed", {
        refund: { id, amount, currency: "INR", payment_id: payment.id },
      }),
    disputed: (is, { id, payment, amount }) =>
      signedEvent(`payment.dispute.${is === "open" ? "created" : "lost"}`, {
        dispute: { id, amount, currency: "INR", payment_id: payment.id },
      }),
    settle: (day, { id, utr }, paid) =>
      void razorpay.settled.set(
        day,
        paid.map(({ id: entity_id, amount, fee, tax }) => ({
          ...{ entity_id, type: "payment", debit: 0, credit: amount - fee, amount, fee, tax },
          ...{ settled: true, settlement_id: id, settlement_utr: utr, method: "upi" },
        })),
      ),
    settlementTold: (id) => signedEvent("settlement.processed", { settlement: { id } }),
    payouts: () => razorpay.payouts.size,
    endPayout(id, status) {
      const payout = { ...razorpay.payouts.get(id), status, utr: "UTRPAYOUT1" };
      razorpay.payouts.set(id, payout);
      return signedEvent(`payout.${status}`, { payout });
    },
  };
}

const TRANSFERS = { processed: "SUCCESS", failed: "FAILED", reversed: "REVERSED" } as const;

async function cashfreeStandIn(): Promise<StandIn> {
  const cashfree = await startCashfree();
  return {
    name: "cashfree",
    ...envs("cashfree", {
      ...{ KEY_ID: CASHFREE.keyId, KEY_SECRET: CASHFREE.keySecret, URL: cashfree.url },
      ...{ PAYOUT_KEY_ID: CASHFREE.payoutKeyId, PAYOUT_KEY_SECRET: CASHFREE.payoutKeySecret },
      ...{ PAYOUT_PUBLIC_KEY: cashfree.publicKey, WEBHOOK_SECRETS: CASHFREE.oldSecret },
    }),
    ...{ hook: "/api/payments/cashfree/webhook", signatureHeader: "x-webhook-signature" },
    ...{ oldSecret: CASHFREE.oldSecret, journalName: "cf", known: (id) => `cf_${id}` },
    written: (paise) => (paise / 100).toFixed(2),
    ...{ behave: cashfree.behave, pay: cashfree.pay, stop: cashfree.stop },
    refusedNames: cashfree.refusedNames,
    told: cashfreePaymentEvent,
    brought: ({ order_id }) => ({ order_id: order_id ?? "" }),
    refunded: (id, payment, amount) =>
      cashfreeEvent("REFUND_STATUS_WEBHOOK", {
        refund: {
          ...{ cf_refund_id: id, cf_payment_id: payment.id, refund_amount: cashfreeMoney(amount) },
          ...{ refund_currency: "INR", refund_status: "SUCCESS", order_id: payment.order_id },
        },
      }),
    disputed: (is, { id, payment, amount }) =>
      cashfreeEvent(is === "open" ? "DISPUTE_CREATED" : "DISPUTE_CLOSED", {
        dispute: {
          ...{ dispute_id: id, dispute_type: "CHARGEBACK", respond_by: null },
          ...{ dispute_amount: cashfreeMoney(amount), dispute_amount_currency: "INR" },
          dispute_status: is === "open" ? "CHARGEBACK_CREATED" : "CHARGEBACK_MERCHANT_LOST",
        },
        order_details: { order_id: payment.order_id, cf_payment_id: payment.id },
      }),
    settle: (day, { id, utr }, paid) =>
      void cashfree.settled.set(
        day,
        paid.map((payment) => settledRow(payment, id, utr)),
      ),
    settlementTold: (id) =>
      cashfreeEvent("SETTLEMENT_SUCCESS", {
        settlement: { settlement_id: id, settled_on: `${today()}T12:35:19+05:30` },
      }),
    payouts: () => cashfree.transfers.size,
    endPayout(id, state) {
      const status = TRANSFERS[state];
      const key = id.replaceAll("-", "_");
      const transfer = { ...cashfree.transfers.get(key), status, transfer_utr: "UTRPAYOUT1" };
      cashfree.transfers.set(key, transfer);
      const secret = CASHFREE.payoutKeySecret;
      return cashfreeEvent(`TRANSFER_${status}`, transfer, { secret });
    },
  };
}

/** In India. */
export const today = () => indiaDay(new Date());

/** Every gateway's; one that is missing does not compile. */
const standIns: Readonly<Record<RealGateway, () => Promise<StandIn>>> = {
  razorpay: razorpayStandIn,
  cashfree: cashfreeStandIn,
};
export const aStandIn = (name: RealGateway): Promise<StandIn> => standIns[name]();
