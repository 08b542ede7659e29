import { createECDH, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { whyNotSubscribed } from "./push.rules.ts";

const p256dh = createECDH("prime256v1").generateKeys("base64url");
const auth = randomBytes(16).toString("base64url");

test("a browser's own keys are taken, others are refused by their path", () => {
  expect(whyNotSubscribed({ p256dh, auth })).toBeNull();
  expect(whyNotSubscribed({ p256dh: "A".repeat(87), auth })?.path).toBe("keys.p256dh");
  expect(whyNotSubscribed({ p256dh, auth: "short" })?.path).toBe("keys.auth");
});
