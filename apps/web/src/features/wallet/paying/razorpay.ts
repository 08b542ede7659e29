import { t } from "ttag";
import { language } from "../../../lib/language/language.ts";
import type { Brought, StartedPayment } from "../../../shared/paying/started-payment.ts";

const SCRIPT = "https://checkout.razorpay.com/v1/checkout.js";

interface Options {
  key: string;
  order_id: string;
  /** Paise. */
  amount: number;
  currency: "INR";
  name: string;
  description: string;
  config?: { display: { language: string } };
  theme: { color: string };
  handler: (brought: Brought) => void;
  modal: { ondismiss: () => void };
}
declare global {
  interface Window {
    Razorpay?: new (options: Options) => { open(): void };
  }
}

/** The gateway's script, when somebody pays by it: no page has it before. */
function loadCheckout(): Promise<void> {
  if (window.Razorpay) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("The gateway's checkout did not load"));
    };
    document.head.append(script);
  });
}

/**
 * Opens the gateway's own window; no dialog of ours may be open, for that would lie above it.
 * @returns what it gives back, null when it was closed without
 * @throws when its script could not be had
 */
export async function openRazorpay(
  key: string,
  { orderId, amount }: Pick<StartedPayment, "orderId" | "amount">,
): Promise<Brought | null> {
  await loadCheckout();
  const Checkout = window.Razorpay;
  if (!Checkout) throw new Error("The gateway's checkout is not there");
  return new Promise((done) => {
    const checkout = new Checkout({
      key,
      order_id: orderId,
      amount: Math.round(amount * 100),
      currency: "INR",
      name: "Rebale",
      description: t`Deposit`,
      config: { display: { language } },
      theme: { color: "#0f4430" },
      handler: done,
      modal: { ondismiss: () => done(null) },
    });
    checkout.open();
  });
}
