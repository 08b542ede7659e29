import type { Config } from "../config.ts";

/** What Razorpay's checkout loads, shows in frames and tells: razorpay.com/docs. */
const RAZORPAY = {
  script: " https://checkout.razorpay.com",
  frame: " https://api.razorpay.com https://checkout.razorpay.com",
  connect: " https://api.razorpay.com https://lumberjack.razorpay.com",
} as const;
/** A gate reads QR codes, with WebAssembly of ours where the browser cannot. */
const WASM = " 'wasm-unsafe-eval'";
const NOTHING = { script: "", frame: "", connect: "" } as const;

/**
 * What a page may load, by the nonce of one visitor. Maps and share targets are what pages embed
 * or open, and a gateway's checkout where one is used; everything else comes from here.
 */
export function contentPolicyOf({
  PAYMENT_GATEWAY,
}: Pick<Config, "PAYMENT_GATEWAY">): (nonce: string, path?: string) => string {
  const { script, frame, connect } = PAYMENT_GATEWAY === "razorpay" ? RAZORPAY : NOTHING;
  return (nonce, path = "/") =>
    [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'${path.startsWith("/gate/") ? WASM : ""}${script}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      // The contact page asks whether the map can be reached before it embeds it.
      `connect-src 'self' https://www.openstreetmap.org${connect}`,
      `frame-src https://www.openstreetmap.org${frame}`,
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join("; ");
}

/** A bank's own page opens as a window of the checkout, and answers it. */
export const openerPolicyOf = ({ PAYMENT_GATEWAY }: Pick<Config, "PAYMENT_GATEWAY">) =>
  PAYMENT_GATEWAY === "razorpay" ? "same-origin-allow-popups" : "same-origin";
