import type { Paise } from "@rebale/contract";
import type { SettledPayment, Settlement } from "./payment-gateway.ts";

/** A line of a gateway's settlement: a payment, or a change to the sum to settle. */
export interface SettledLine {
  readonly settlementId: string;
  readonly utr: string | null;
  readonly isPayment: boolean;
  /** For a refund, the payment that was paid back. */
  readonly paymentId: string | null;
  /** Paid by the buyer; of a line that is none, what it adds, or below zero takes. */
  readonly amount: Paise;
  /** The part that arrives. */
  readonly arrives: Paise;
  /** On what a payment was charged. */
  readonly tax: Paise;
}

/**
 * Settlements out of the lines of a day. What a payment was charged is what of it did not arrive;
 * refunds and adjustments change what there was to settle.
 */
export function settlementsIn(lines: readonly SettledLine[]): Settlement[] {
  return [...Map.groupBy(lines, (line) => line.settlementId)].map(([settlementId, own]) => {
    const sum = (of: (line: SettledLine) => number) =>
      own.reduce((total, line) => total + of(line), 0) as Paise;
    const tax = sum(taxOf);
    return {
      settlementId,
      utr: own.find((line) => line.utr)?.utr ?? "",
      amount: sum((line) => line.amount),
      fee: (sum(chargedOn) - tax) as Paise,
      tax,
      payments: own.flatMap(paymentIn),
    };
  });
}

const ZERO = 0 as Paise;
const chargedOn = ({ isPayment, amount, arrives }: SettledLine): Paise =>
  isPayment ? ((amount - arrives) as Paise) : ZERO;
const taxOf = ({ isPayment, tax }: SettledLine): Paise => (isPayment ? tax : ZERO);

/** The payment in a line; none in a line that names none. */
function paymentIn(line: SettledLine): SettledPayment[] {
  const { paymentId, amount, isPayment } = line;
  return paymentId
    ? [{ paymentId, amount, charged: chargedOn(line), tax: taxOf(line), isPayment }]
    : [];
}
