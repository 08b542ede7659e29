import type { Brought } from "../../../../shared/paying/started-payment.ts";
import type { ToOpen } from "./checkout.ts";
import { loadCheckout } from "./load-checkout.ts";

const SCRIPT = "https://sdk.cashfree.com/js/v3/cashfree.js";

interface Ended {
  error?: unknown;
  paymentDetails?: unknown;
}
declare global {
  interface Window {
    Cashfree?: (options: { mode: string }) => {
      checkout(order: { paymentSessionId: string; redirectTarget: "_modal" }): Promise<Ended>;
    };
  }
}

/** Opens Cashfree's own window. What it gives back says that somebody tried, and not what became. */
export async function openCashfree({ key, session, orderId }: ToOpen): Promise<Brought | null> {
  if (!window.Cashfree) await loadCheckout(SCRIPT);
  if (!window.Cashfree || !session) throw new Error("The gateway's checkout is not there");
  const asked = { paymentSessionId: session, redirectTarget: "_modal" } as const;
  const ended = await window.Cashfree({ mode: key }).checkout(asked);
  return ended.paymentDetails ? { order_id: orderId } : null;
}
