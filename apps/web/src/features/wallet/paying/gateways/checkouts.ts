import type { Gateway } from "@rebale/contract/values/gateways";
import { openCashfree } from "./cashfree.ts";
import type { Checkout } from "./checkout.ts";
import { openRazorpay } from "./razorpay.ts";

/** Every gateway's; one that is missing does not compile. */
export const checkouts: Readonly<Record<Gateway, Checkout>> = {
  demo: { page: (orderId) => `/wallet/demo-gateway/${orderId}` },
  razorpay: { open: openRazorpay },
  cashfree: { open: openCashfree },
};
