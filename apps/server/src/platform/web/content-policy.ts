/** The sources that a gateway's checkout loads, shows in frames and tells. */
export interface CheckoutPolicy {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
}
/** A gate reads QR codes, with WebAssembly of ours where the browser cannot. */
const WASM = " 'wasm-unsafe-eval'";

/**
 * The sources a page may load, by the nonce of one visitor. Maps and share targets are what pages
 * embed or open, and the checkouts of gateways that are used; all else comes from here.
 */
export function contentPolicyOf(
  checkouts: readonly CheckoutPolicy[],
): (nonce: string, path?: string) => string {
  const hosts = (of: keyof CheckoutPolicy) =>
    checkouts.flatMap((checkout) => checkout[of].map((host) => ` ${host}`)).join("");
  const [script, frame, connect] = [hosts("script"), hosts("frame"), hosts("connect")];
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

/** A bank's own page opens as a window of a checkout, and answers it. */
export const openerPolicyOf = (checkouts: readonly CheckoutPolicy[]): string =>
  checkouts.length > 0 ? "same-origin-allow-popups" : "same-origin";
