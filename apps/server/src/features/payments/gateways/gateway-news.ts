import type { Paise } from "@rebale/contract";
import type { OrderPayment, Payout } from "./payment-gateway.ts";

/** The news in an event, as far as the market acts on it. */
export type GatewayNews =
  | { readonly of: "payment"; readonly orderId: string; readonly payment: OrderPayment }
  | { readonly of: "payment without order"; readonly paid: Unordered }
  | {
      readonly of: "transfer";
      readonly accountId: string;
      readonly utr: string;
      readonly amount: Paise;
      readonly payer: string;
    }
  | { readonly of: "payment to an account"; readonly accountId: string; readonly paid: Unordered }
  | {
      readonly of: "refund";
      readonly refundId: string;
      readonly paymentId: string;
      readonly amount: Paise;
    }
  /** `day`: YYYY-MM-DD in India. */
  | { readonly of: "settlement"; readonly settlementId: string; readonly day: string }
  | {
      readonly of: "dispute";
      readonly is: "open" | "won" | "lost" | "closed";
      readonly disputeId: string;
      readonly paymentId: string;
      readonly amount: Paise;
      readonly respondBy: Date | null;
    }
  | { readonly of: "payout"; readonly reference: string; readonly payout: Payout }
  | { readonly of: "nothing" };

/** A payment without an order of ours. */
export interface Unordered {
  readonly paymentId: string;
  readonly amount: Paise;
  /** The payer's words, or those asked for. */
  readonly words: string;
  /** YYYY-MM-DD in India. */
  readonly paidOn: string;
}
