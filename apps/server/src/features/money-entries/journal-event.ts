import type { Paise } from "@rebale/contract/values/money";
import type { Account } from "./accounts.rules.ts";

/** One side of an entry, in paise: a debit above zero, a credit below. */
export type Line = Account & { readonly amount: Paise; readonly awardId: number | null };

/** A movement of money, as the journal has it: its lines sum to zero. */
export interface Entry {
  readonly kind: JournalEvent["kind"];
  /** The event's own name: the same again is entered once. */
  readonly key: string;
  /** Whether it may come again under its name once it was turned back. */
  readonly mayComeAgain: boolean;
  readonly awardId: number | null;
  readonly reverses: number | null;
  readonly lines: readonly Line[];
}

interface OfAward {
  readonly awardId: number;
}
/** Which due is charged, where it is not the fee. */
interface Charged {
  readonly due?: { readonly id: number; readonly kind: string };
}
/** A transfer as its bank names it: `utr` in capitals. */
export interface Transfer {
  readonly holderAccount: string;
  readonly utr: string;
}
export interface GatewayPayment {
  /** As keys begin: `rzp`, `demo`. */
  readonly gateway: string;
  readonly paymentId: string;
}

/** Whatever moves money, amounts in paise. */
export type JournalEvent =
  | ({ kind: "top_up"; companyId: number; amount: Paise } & GatewayPayment)
  | ({ kind: "bank_transfer"; companyId: number; amount: Paise } & Transfer)
  | ({ kind: "transfer_in_suspense"; amount: Paise } & Transfer)
  | { kind: "transfer_placed"; receiptId: number; companyId: number; amount: Paise }
  | { kind: "transfer_returned"; receiptId: number; amount: Paise; isAtGateway?: boolean }
  /** Its entry was turned back: the bank has it, and nobody knows whose it is. */
  | { kind: "transfer_reopened"; entryId: number; amount: Paise }
  /** Paid at the gateway without an order of the market's. */
  | ({ kind: "payment_in_suspense"; amount: Paise } & GatewayPayment)
  /** The gateway gave a payment back: of it `deposit` is there to take, the rest is owed. */
  | { kind: "payment_refunded"; refundId: string; companyId: number; amount: Paise; deposit: Paise }
  | GatewaySettlement
  /** The bank's own charge, as a line of its statement; below zero where the bank gives. */
  | { kind: "bank_charge"; lineId: number; amount: Paise }
  | ({ kind: "win"; companyId: number; emd: Paise } & OfAward)
  /** Money above the due goes to the buyer's deposit. */
  | ({
      kind: "award_payment";
      companyId: number;
      from: PaidFrom;
      amount: Paise;
      due: Paise;
    } & OfAward)
  | ({ kind: "emd_set_off"; companyId: number; amount: Paise } & OfAward)
  /** The market's charges: its fee once a sale, all else by the due that it was raised with. */
  | ({ kind: "buyer_fee"; companyId: number; fee: Paise; gst: Paise } & Charged & OfAward)
  | TripReleased
  /** A settlement that came to less, an award that was cancelled; a fee that was taken comes back. */
  | ({
      kind: "award_money_back";
      moveId: number;
      companyId: number;
      paidIn: Paise;
      held: Paise;
      fee: Paise;
      feeGst: Paise;
    } & OfAward)
  | ClaimAllowed
  | TaxReleased
  | TaxReturned
  | Forfeit
  | ({ kind: "withdrawal_asked" } & Withdrawal)
  | ({ kind: "withdrawal_failed" } & Withdrawal)
  | ({ kind: "withdrawal_reversed" } & Withdrawal)
  | ({ kind: "withdrawal_sent" } & Omit<Withdrawal, "from">)
  | { kind: "proceeds_moved"; moveKey: string; companyId: number; amount: Paise }
  /** A company's debt, out of the money that it has free. */
  | {
      kind: "debt_paid";
      paymentKey: string;
      companyId: number;
      proceeds: Paise;
      deposit: Paise;
    }
  /** The paid part of a debt that was none: the entry that made it is turned back after it. */
  | { kind: "debt_back"; entryId: number; companyId: number; amount: Paise }
  /** The part in `deposit` is there to take; the rest is owed. */
  | { kind: "chargeback"; disputeId: string; companyId: number; amount: Paise; deposit: Paise }
  | { kind: "reversal"; entryId: number; awardId: number | null; lines: readonly Line[] };

export type PaidFrom =
  | ({ via: "gateway" } & GatewayPayment)
  | ({ via: "bank" } & Transfer)
  /** Had come in before it was known whose it is. */
  | { via: "suspense"; receiptId: number }
  | { via: "wallet"; paymentId: number };

/** `amount` is what buyers paid: the bank gets it less charges and their GST. */
interface GatewaySettlement {
  kind: "gateway_settlement";
  settlementId: string;
  amount: Paise;
  charges: Paise;
  gst: Paise;
  /** The part from payments that were never put in here. */
  foreign?: Paise;
}
interface TripReleased extends OfAward {
  kind: "trip_released";
  tripId: number;
  buyerId: number;
  sellerId: number;
  /** The truck's invoice, less the GST-TDS that its buyer pays to the government. */
  invoice: Paise;
  /** Ground rent and late fee, with the last truck. */
  extras: Paise;
  /** The move that settled the sale, where they came after the last truck's own money. */
  settledBy?: number | undefined;
  fee: Paise;
  feeGst: Paise;
  /** Where the market collects the consideration, else 0. */
  gstTcs: Paise;
  incomeTds: Paise;
  /** The GST that stays tied until the buyer's GSTR-2B shows it. */
  taxHeld?: Paise;
}
/** A part of a truck's GST that was tied is the seller's: `no` counts from 1. */
interface TaxReleased extends OfAward {
  kind: "tax_released";
  holdId: number;
  no: number;
  sellerId: number;
  amount: Paise;
}
interface TaxReturned extends OfAward {
  kind: "tax_returned";
  holdId: number;
  sellerId: number;
  buyerId: number;
  amount: Paise;
}
interface ClaimAllowed extends OfAward {
  kind: "claim_allowed";
  claimId: number;
  buyerId: number;
  sellerId: number;
  amount: Paise;
  /** The part of a released truck's amount that the seller's proceeds cover; else null. */
  proceeds: Paise | null;
  /** The part of a released truck's amount that is tied still. */
  taxHeld?: Paise;
}
interface Forfeit extends OfAward {
  kind: "forfeit";
  moveId: number;
  buyerId: number;
  sellerId: number;
  held: Paise;
  paidIn: Paise;
  /** The parts of the forfeit that the terms give to the seller and to the market. */
  toSeller: Paise;
  fee: Paise;
  feeGst: Paise;
}
interface Withdrawal {
  withdrawalId: string;
  companyId: number;
  from: "deposit" | "proceeds";
  amount: Paise;
}
