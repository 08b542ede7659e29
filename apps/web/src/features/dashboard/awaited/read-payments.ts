import { api } from "../../../lib/api/browser.ts";
import { orNull } from "../../../lib/api/loader.ts";
import { awards, wallet } from "../../../lib/api/operations.ts";
import { type PaymentsDue, sumDue } from "./payments.rules.ts";

/** What the buyer's company is to pay in through the market; null where nothing is. */
export async function readPaymentsDue(): Promise<PaymentsDue | null> {
  const read = (state: "payment_due" | "overdue") =>
    orNull(api.call(awards.list, { query: { side: "buyer", state, rows: 100 } }));
  const replies = await Promise.all([read("overdue"), read("payment_due")]);
  return sumDue(replies.flatMap((reply) => reply?.data ?? []));
}

/** Rupees that a seller may take out. */
export const readProceeds = async (): Promise<number> =>
  (await orNull(api.call(wallet.wallet)))?.data.proceeds ?? 0;
