import type { Paise } from "@rebale/contract";
import type { Gateway } from "@rebale/contract/payments";
import type { VirtualAccount } from "../../wallet/index.ts";

/** A payment gateway, as the market uses one. Calls are made outside of transactions. */
export interface PaymentGateway {
  /** As PAYMENT_GATEWAY has it. */
  readonly name: Gateway;
  /**
   * Asks for money. `receipt` is our own id of it, at most 40 characters.
   * @throws GatewayAway
   */
  createOrder(asked: { amount: Paise; receipt: string }): Promise<GatewayOrder>;
  /** Every payment that was tried for an order. @throws GatewayAway */
  orderPayments(orderId: string): Promise<readonly OrderPayment[]>;
  /** Whether the gateway signed what a browser brought back. */
  checkReturn(brought: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Whether the gateway signed these bytes. */
  checkEvent(raw: Buffer, signature: string): boolean;
  /** The account that is a company's alone to pay to. @throws GatewayAway */
  createVirtualAccount(of: { companyId: number; name: string }): Promise<VirtualAccount>;
  /**
   * Pays out. The same `id` again is the same payout; `narration` has letters and digits only.
   * @throws GatewayAway, where nothing is known of what became of it
   */
  createPayout(payout: NewPayout): Promise<Payout>;
  /** What became of one, by our own id of it; null where the gateway has none. @throws GatewayAway */
  findPayout(id: string): Promise<Payout | null>;
  /** What it settled on a day, YYYY-MM-DD in India. @throws GatewayAway */
  settlements(day: string): Promise<readonly Settlement[]>;
}

export interface GatewayOrder {
  readonly orderId: string;
  /** Null where the gateway's own script shows it. */
  readonly checkoutUrl: string | null;
}
export interface OrderPayment {
  readonly paymentId: string;
  readonly amount: Paise;
  readonly state: "created" | "authorised" | "captured" | "failed";
  /** With the tax in it, as the gateway tells it; what it came to is a settlement's to say. */
  readonly fee: Paise;
  readonly tax: Paise;
}
export interface NewPayout {
  /** The withdrawal's: the gateway's idempotency key. */
  readonly id: string;
  readonly amount: Paise;
  readonly holder: string;
  readonly accountNo: string;
  readonly ifsc: string;
  readonly narration: string;
}
export interface Payout {
  readonly gatewayId: string;
  /** `queued` waits for the holder's balance. `reversed` may follow `processed`. */
  readonly state: "queued" | "processing" | "processed" | "failed" | "reversed";
  readonly utr: string | null;
  readonly reason: string | null;
}
export interface Settlement {
  readonly settlementId: string;
  readonly utr: string;
  /** What buyers paid; the bank gets it less fee and tax. */
  readonly amount: Paise;
  readonly fee: Paise;
  readonly tax: Paise;
  /** What of it is of which payment, as far as the gateway names them. */
  readonly payments?: readonly SettledPayment[];
}
export interface SettledPayment {
  readonly paymentId: string;
  /** What was paid, or below zero what went back; of it `charged` did not arrive, tax in it. */
  readonly amount: Paise;
  readonly charged: Paise;
  readonly tax: Paise;
  readonly isPayment: boolean;
}

/** The gateway understood, and does not do it. */
export class GatewayRefused extends Error {
  override readonly name: string = "GatewayRefused";
}

/** The gateway did not answer, or not in time: what it did is not known. */
export class GatewayAway extends Error {
  override readonly name = "GatewayAway";
}
