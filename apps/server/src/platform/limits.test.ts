import pino from "pino";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { openLimits } from "./limits.ts";
import { networkOf } from "./network-of.ts";
import { connectRedis } from "./redis.ts";

const config = readConfig({ RATE_CODES_PER_PHONE: "2", RATE_CODES_PER_ADDRESS: "3" });

test("codes are limited per phone and per address, and the wait is told", async () => {
  const limits = openLimits(config);
  await limits.code("9800000001", "10.0.0.1");
  await limits.code("9800000001", "10.0.0.2");
  await expect(limits.code("9800000001", "10.0.0.3")).rejects.toMatchObject({
    code: "otp_too_many",
    retryAfter: expect.any(Number),
  });
  for (const mobile of ["9800000002", "9800000003", "9800000004"])
    await limits.code(mobile, "10.0.0.9");
  await expect(limits.code("9800000005", "10.0.0.9")).rejects.toMatchObject({
    code: "otp_too_many",
  });
});

test("while Redis is away a node counts for itself: honest callers pass, the others do not", async () => {
  const redis = connectRedis("redis://127.0.0.1:1", "a:", pino({ level: "silent" }));
  const limits = openLimits(config, redis);
  await limits.code("9800000001", "10.0.0.1");
  await limits.code("9800000001", "10.0.0.1");
  await expect(limits.code("9800000001", "10.0.0.1")).rejects.toMatchObject({
    code: "otp_too_many",
  });
  redis.disconnect();
});

const tries = async (count: number, attempt: (i: number) => Promise<void>) => {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, (_, i) => attempt(i)));
  return outcomes.filter(({ status }) => status === "fulfilled").length;
};

test("a stranger who tries passwords does not lock the account's holder out", async () => {
  const limits = openLimits(config);
  expect(await tries(15, () => limits.signIn("office@rebale.example", "203.0.113.9"))).toBe(10);
  await limits.signIn("office@rebale.example", "198.51.100.7");
});

test("many strangers together have a hundred tries at one account", async () => {
  const limits = openLimits(config);
  expect(await tries(150, (i) => limits.signIn("office@rebale.example", `203.0.113.${i}`))).toBe(
    100,
  );
});

test("a customer of IPv6 is one caller from all of his addresses", async () => {
  const limits = openLimits(readConfig({ RATE_VISITOR_PER_MINUTE: "3" }));
  expect(await tries(9, (i) => limits.visitor(`2001:db8:1:2:${i}:${i}::${i}`))).toBe(3);
  await limits.visitor("2001:db8:1:3::1");
});

test("a form that sends mail does not become a stranger's flood", async () => {
  const limits = openLimits(config);
  expect(await tries(9, (i) => limits.enquiry("victim@example.org", `203.0.113.${i}`))).toBe(5);
  expect(await tries(50, (i) => limits.enquiry(`victim-${i}@example.org`, "198.51.100.7"))).toBe(
    30,
  );
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8::1", "2001:db8::/64"],
  ["::1", "::/64"],
  ["fe80::1%eth0", "fe80::/64"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
