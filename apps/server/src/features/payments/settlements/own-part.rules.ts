import type { Paise } from "@rebale/contract";
import type { Settlement } from "../gateways/payment-gateway.ts";

/** A settlement's part that was put in here; amounts in paise. Pure. */
export interface OwnPart {
  readonly amount: Paise;
  readonly charges: Paise;
  readonly gst: Paise;
  /** The bank's money from payments that were never put in: of another shop on the same account. */
  readonly foreign: Paise;
}

/**
 * @param putIn what the journal has of each payment: where the payer bore the gateway's fee, that
 * is less than was paid
 */
export function ownPart(settled: Settlement, putIn: ReadonlyMap<string, Paise>): OwnPart {
  let amount: number = settled.amount;
  let charges: number = settled.fee;
  let gst: number = settled.tax;
  let foreign = 0;
  for (const { paymentId, isPayment, ...of } of settled.payments ?? []) {
    const own = putIn.get(paymentId);
    if (own === undefined) {
      amount -= of.amount;
      charges -= of.charged - of.tax;
      gst -= of.tax;
      foreign += of.amount - of.charged;
    } else if (isPayment && own !== of.amount) {
      // The payer's part of the fee was never put in, and is no charge of ours.
      amount += own - of.amount;
      charges += own - of.amount + of.tax;
      gst -= of.tax;
    }
  }
  return { amount, charges, gst, foreign } as OwnPart;
}
