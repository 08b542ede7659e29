import { t } from "ttag";
import { language } from "../../../../lib/language/language.ts";
import type { Brought } from "../../../../shared/paying/started-payment.ts";
import type { ToOpen } from "./checkout.ts";
import { loadCheckout } from "./load-checkout.ts";

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

/** Opens Razorpay's own window. */
export async function openRazorpay({ key, orderId, amount }: ToOpen): Promise<Brought | null> {
  if (!window.Razorpay) await loadCheckout(SCRIPT);
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
