import { api } from "../../../lib/api/browser.ts";
import { awards } from "../../../lib/api/operations.ts";
import { type PaymentsDue, sumDue } from "./payments.rules.ts";

/** Money that waits. The dashboard can do without it, and says so. */
export type WaitingMoney = { readonly due: PaymentsDue | null } | { readonly failure: unknown };

export const readWaitingMoney = (): Promise<WaitingMoney> =>
  readPaymentsDue().catch((failure: unknown) => ({ failure }));

/** The dues of the buyer's company through the market; null where there are none. */
async function readPaymentsDue() {
  const read = (state: "payment_due" | "overdue") =>
    api.call(awards.list, { query: { side: "buyer", state, rows: 100 } });
  const replies = await Promise.all([read("overdue"), read("payment_due")]);
  return { due: sumDue(replies.flatMap(({ data }) => data)) };
}
