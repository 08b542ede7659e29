import { GATEWAYS, isGateway, REAL_GATEWAYS } from "@rebale/contract/values/gateways";
import { expect, test } from "vitest";
import { Environment } from "../../../platform/environment.ts";
import { contentPolicyOf } from "../../../platform/web/content-policy.ts";
import { checkoutPolicies, gatewayKinds, gatewaysOf } from "./gateways.ts";
import type { PaymentGateway } from "./payment-gateway.ts";

/** A market that has keys of these. */
function withKeys(...names: string[]) {
  const access = { keyId: "id", keySecret: "secret", webhookSecrets: ["secret"] };
  const gateways = Object.fromEntries(names.map((name) => [name, access]));
  const config = { PAYMENT_GATEWAY: names[0] ?? "none", gateways, home: "https://rebale.example" };
  return { config, db: null, clock: { now: () => new Date() } } as never;
}

const CALLS = {
  ...{ createOrder: true, orderPayments: true, orderReturned: true, checkEvent: true },
  ...{ createVirtualAccount: true, createPayout: true, findPayout: true, settlements: true },
} satisfies Partial<Record<keyof PaymentGateway, true>>;

test.each(GATEWAYS)("%s has its calls, its events and a name in the journal", (name) => {
  const gateway = gatewaysOf(withKeys(name)).begins;
  expect(gateway?.name).toBe(name);
  for (const call of Object.keys(CALLS))
    expect(gateway?.[call as keyof PaymentGateway]).toBeInstanceOf(Function);
  const { headOf, readEvent, journalName, address } = gatewayKinds[name];
  for (const raw of ["{", "null", "[]", "{}"]) {
    expect(headOf(Buffer.from(raw))).toEqual({ kind: "unreadable", about: null });
    expect(() => readEvent(Buffer.from(raw))).toThrow();
  }
  expect(gateway?.checkEvent({ raw: Buffer.from("{}"), headers: {} })).toBeNull();
  expect(journalName).toMatch(/^[a-z]+$/);
  expect(isGateway(address)).toBe(true);
});

test("no two gateways have one name in the journal", () => {
  const names = GATEWAYS.map((name) => gatewayKinds[name].journalName);
  expect(new Set(names).size).toBe(names.length);
});

test.each(REAL_GATEWAYS)("%s has its settings, its address and its policy of pages", (name) => {
  for (const setting of ["KEY_ID", "KEY_SECRET", "WEBHOOK_SECRETS", "URL"])
    expect(Object.keys(Environment.shape)).toContain(`PAYMENT_${name.toUpperCase()}_${setting}`);
  const { policy, address } = gatewayKinds[name];
  expect(address).toBe(name);
  for (const host of Object.values(policy ?? { none: [""] }).flat())
    expect(host).toMatch(/^https:\/\/[\w.*-]+$/);
});

test("a page lets in the checkouts of the gateways that have keys, as Razorpay's always were", () => {
  const policyOf = (...names: string[]) =>
    contentPolicyOf(checkoutPolicies(withKeys(...names)))("n");
  expect(policyOf("demo")).not.toMatch(/razorpay|cashfree/);
  expect(policyOf("razorpay")).toBe(
    "default-src 'self'; script-src 'self' 'nonce-n' https://checkout.razorpay.com; " +
      "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; " +
      "connect-src 'self' https://www.openstreetmap.org https://api.razorpay.com " +
      "https://lumberjack.razorpay.com; frame-src https://www.openstreetmap.org " +
      "https://api.razorpay.com https://checkout.razorpay.com; worker-src 'self'; " +
      "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  expect(policyOf("cashfree", "razorpay")).toMatch(/checkout\.razorpay.*sdk\.cashfree/);
});
