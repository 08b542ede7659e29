import type { Paise } from "@rebale/contract";
import type { SettledLine } from "../settled-lines.rules.ts";
import type { SettledRow } from "./razorpay-shapes.ts";

/**
 * The settled lines of a day's rows. Transfers to virtual accounts are left out: they are entered
 * as the bank's money by their UTR.
 */
export const settledLines = (rows: readonly SettledRow[]): SettledLine[] =>
  rows
    .filter((row) => row.settled && row.method !== "bank_transfer" && row.settlement_id)
    .map((row) => {
      const isPayment = row.type === "payment";
      const arrives = (row.credit - row.debit) as Paise;
      return {
        settlementId: row.settlement_id ?? "",
        utr: row.settlement_utr ?? null,
        isPayment,
        paymentId: (isPayment ? row.entity_id : row.payment_id) || null,
        amount: isPayment ? row.amount : arrives,
        arrives: isPayment ? row.credit : arrives,
        tax: row.tax,
      };
    });
