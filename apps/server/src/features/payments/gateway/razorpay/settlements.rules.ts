import type { Paise } from "@rebale/contract";
import type { SettledPayment, Settlement } from "../payment-gateway.ts";
import type { SettledRow } from "./razorpay-shapes.ts";

/**
 * Settlements out of the lines of a day. What a payment was charged is what of it did not arrive;
 * refunds and adjustments change what there was to settle. Transfers to virtual accounts are left
 * out: they are entered as the bank's money by their UTR.
 */
export function settlementsIn(rows: readonly SettledRow[]): Settlement[] {
  const settled = rows.filter((row) => row.settled && row.method !== "bank_transfer");
  const each = Map.groupBy(settled, (row) => row.settlement_id ?? "");
  each.delete("");
  return [...each].map(([settlementId, lines]) => {
    const sum = (of: (row: SettledRow) => number) =>
      lines.reduce((total, row) => total + of(row), 0) as Paise;
    const charged = sum((row) => (row.type === "payment" ? row.amount - row.credit : 0));
    const tax = sum((row) => (row.type === "payment" ? row.tax : 0));
    return {
      settlementId,
      utr: lines.find((row) => row.settlement_utr)?.settlement_utr ?? "",
      amount: sum((row) => (row.type === "payment" ? row.amount : row.credit - row.debit)),
      fee: (charged - tax) as Paise,
      tax,
      payments: lines.flatMap(paymentIn),
    };
  });
}

/** What a line has to do with a payment; nothing of a line that names none. */
function paymentIn(row: SettledRow): SettledPayment[] {
  const paymentId = row.type === "payment" ? row.entity_id : row.payment_id;
  if (!paymentId) return [];
  const isPayment = row.type === "payment";
  return [
    {
      paymentId,
      amount: (isPayment ? row.amount : row.credit - row.debit) as Paise,
      charged: (isPayment ? row.amount - row.credit : 0) as Paise,
      tax: isPayment ? row.tax : (0 as Paise),
      isPayment,
    },
  ];
}
