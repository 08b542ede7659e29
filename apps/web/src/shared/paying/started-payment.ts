import type { BodyIn, payments } from "@rebale/contract";
import { keep, readFromTab } from "../../lib/session/tab-storage.ts";

/** The checkout's answer to the browser: the market asks the gateway whether it is true. */
export type Brought = BodyIn<typeof payments.returnTopUp>;

/** The payment that was begun last in this tab. */
export interface StartedPayment {
  readonly paymentId: string;
  readonly orderId: string;
  /** Rupees. */
  readonly amount: number;
  readonly awardId: string | null;
  /** Where to go on once the money is there. */
  readonly next: string | null;
  readonly brought: Brought | null;
  /** Milliseconds: when its payer came back from the checkout; null before, and once it is decided. */
  readonly returnedAt: number | null;
}

const KEY = "started-payment";

export const keepPayment = (payment: StartedPayment): void => keep(KEY, payment);

/** A payment under way: paid at the gateway as far as this tab knows, and not decided yet. */
export function paymentOnItsWay(): StartedPayment | null {
  const started = readFromTab<StartedPayment>(KEY);
  return started?.returnedAt ? started : null;
}

/** Null where another tab, or nobody, began it. */
export function startedPayment(
  of: Partial<Pick<StartedPayment, "paymentId" | "orderId">>,
): StartedPayment | null {
  const started = readFromTab<StartedPayment>(KEY);
  const isIt =
    (of.paymentId !== undefined && started?.paymentId === of.paymentId) ||
    (of.orderId !== undefined && started?.orderId === of.orderId);
  return isIt ? started : null;
}

/** Where the checkout leads back to. */
export const backFromCheckout = (paymentId: string): string => `/wallet?paid=${paymentId}`;
