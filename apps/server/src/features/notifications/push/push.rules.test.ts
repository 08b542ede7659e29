import { createECDH, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { isPushHost, whyNotSubscribed } from "./push.rules.ts";

const p256dh = createECDH("prime256v1").generateKeys("base64url");
const auth = randomBytes(16).toString("base64url");

test("a browser's own keys are taken, others are refused by their path", () => {
  expect(whyNotSubscribed({ p256dh, auth })).toBeNull();
  expect(whyNotSubscribed({ p256dh: "A".repeat(87), auth })?.path).toBe("keys.p256dh");
  expect(whyNotSubscribed({ p256dh, auth: "short" })?.path).toBe("keys.auth");
});

test.each([
  ["https://fcm.googleapis.com/fcm/send/x", true],
  ["https://updates.push.services.mozilla.com/x", true],
  ["https://fcm.googleapis.com.evil.example/x", false],
  ["https://evilpush.services.mozilla.com/x", false],
  ["https://push.services.mozilla.com/x", false],
])("whether %s is a known push service: %s (T1)", (endpoint, known) => {
  expect(isPushHost(endpoint, ["fcm.googleapis.com", "*.push.services.mozilla.com"])).toBe(known);
});
