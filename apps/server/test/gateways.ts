import type { RealGateway } from "@rebale/contract/values/gateways";
import type { Brought } from "../src/features/payments/index.ts";
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
  /** What a market needs to begin payments by it. */
  readonly env: Readonly<Record<string, string>>;
  /** What a market needs to end those that it has begun. */
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

/** In India. */
export const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** Every gateway's; one that is missing does not compile. */
const standIns: Readonly<Record<RealGateway, () => Promise<StandIn>>> = {
  razorpay: razorpayStandIn,
};
export const aStandIn = (name: RealGateway): Promise<StandIn> => standIns[name]();
