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
