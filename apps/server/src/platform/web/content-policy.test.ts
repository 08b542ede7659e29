import { expect, test } from "vitest";
import { contentPolicyOf, openerPolicyOf } from "./content-policy.ts";

test("a gateway's checkout is let in only where that gateway is used", () => {
  for (const PAYMENT_GATEWAY of ["none", "demo"] as const) {
    const policy = contentPolicyOf({ PAYMENT_GATEWAY })("n1");
    expect(policy).toContain("script-src 'self' 'nonce-n1';");
    expect(policy).not.toContain("razorpay");
    expect(openerPolicyOf({ PAYMENT_GATEWAY })).toBe("same-origin");
  }
  const policy = contentPolicyOf({ PAYMENT_GATEWAY: "razorpay" })("n2");
  expect(policy).toContain("script-src 'self' 'nonce-n2' https://checkout.razorpay.com;");
  expect(policy).toMatch(/frame-src \S+ https:\/\/api\.razorpay\.com/);
  expect(openerPolicyOf({ PAYMENT_GATEWAY: "razorpay" })).toBe("same-origin-allow-popups");
});

test("WebAssembly runs on a gate's page, which reads QR codes, and on no other", () => {
  const policyOf = contentPolicyOf({ PAYMENT_GATEWAY: "none" });
  expect(policyOf("n1", "/gate/7")).toContain("script-src 'self' 'nonce-n1' 'wasm-unsafe-eval';");
  for (const path of ["/", "/gates", "/admin"]) expect(policyOf("n1", path)).not.toContain("wasm");
});
