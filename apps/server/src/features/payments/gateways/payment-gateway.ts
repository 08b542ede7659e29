import type { IncomingHttpHeaders } from "node:http";
import type { Body, Paise, payments } from "@rebale/contract";
import type { Gateway } from "@rebale/contract/values/gateways";
import type { VirtualAccount } from "../../wallet/index.ts";

/**
 * A payment gateway, as the market uses one. Calls are made outside of transactions. The ids that
 * it gives of payments, refunds, disputes and settlements are no other gateway's.
 */
export interface PaymentGateway {
  /** As PAYMENT_GATEWAY has it. */
  readonly name: Gateway;
  /**
   * Asks for money. `receipt` is our own id of it, at most 40 characters.
   * @throws GatewayAway, GatewayRefused
   */
  createOrder(asked: { amount: Paise; receipt: string; payer: Payer }): Promise<GatewayOrder>;
  /** Every payment that was tried for an order. @throws GatewayAway */
  orderPayments(orderId: string): Promise<readonly OrderPayment[]>;
  /** The key that opens its checkout in a browser. */
  readonly checkoutKey: string;
  /**
   * The order that a browser came back from with what its checkout gave; null where that is signed
   * by somebody else.
   * @throws Problem invalid_input for what this gateway's checkout does not give
   */
  orderReturned(brought: Brought): string | null;
  /** Null where the gateway has not signed it. */
  checkEvent(told: ToldEvent): { readonly eventId: string | undefined } | null;
  /** The account that is a company's alone to pay to. @throws GatewayAway, GatewayRefused */
  createVirtualAccount(of: AccountHolder): Promise<VirtualAccount>;
  /**
   * Pays out. The same `id` again is the same payout; `narration` has letters and digits only.
   * @throws GatewayAway, where nothing is known of what became of it
   */
  createPayout(payout: NewPayout): Promise<Payout>;
  /** The payout by our own id of it; null where the gateway has none. @throws GatewayAway */
  findPayout(id: string): Promise<Payout | null>;
  /** Its settlements of a day, YYYY-MM-DD in India. @throws GatewayAway */
  settlements(day: string): Promise<readonly Settlement[]>;
}

/** The answer a checkout gave the browser. */
export type Brought = Body<typeof payments.returnTopUp>;

/** An event as it came in. */
export interface ToldEvent {
  readonly raw: Buffer;
  readonly headers: IncomingHttpHeaders;
}

/** The payer, as far as gateways ask. */
export interface Payer {
  readonly companyId: number;
  /** Ten digits; null where nobody gave any. */
  readonly mobile: string | null;
}
export interface AccountHolder extends Payer {
  readonly name: string;
  readonly email: string | null;
}

export interface GatewayOrder {
  readonly orderId: string;
  /** Null where the gateway's own script shows it. */
  readonly checkoutUrl: string | null;
  /** Null where the order's id is enough to show it. */
  readonly session: string | null;
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
  /** The buyers' payments; the bank gets them less fee and tax. */
  readonly amount: Paise;
  readonly fee: Paise;
  readonly tax: Paise;
  /** The payments in it, as far as the gateway names them. */
  readonly payments?: readonly SettledPayment[];
}
export interface SettledPayment {
  readonly paymentId: string;
  /** The sum paid, or below zero that sent back; of it `charged` did not arrive, tax in it. */
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
