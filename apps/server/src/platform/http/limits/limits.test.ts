import pino from "pino";
import { expect, test } from "vitest";
import { connectRedis } from "../../bus/redis.ts";
import { readConfig } from "../../config.ts";
import { networkOf } from "../addresses/network-of.ts";
import { type AttemptSource, createLimits } from "./limits.ts";

const config = readConfig({ RATE_CODES_PER_PHONE: "2", RATE_CODES_PER_ADDRESS: "3" });

test("codes are limited per phone and per address, and the wait is told", async () => {
  const limits = createLimits(config);
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
  const limits = createLimits(config, redis);
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

const guesses = (count: number, by: (i: number) => Partial<AttemptSource>, over = config) => {
  const limits = createLimits(over);
  return tries(count, async (i) => {
    await limits.attempt({ address: "203.0.113.9", account: "office", ...by(i) });
  });
};

test("one address has few guesses at once, whichever accounts they are at (F3)", async () => {
  expect(await guesses(1500, (i) => ({ account: `98${i}` }))).toBe(7);
});

test("the addresses of one network together have thrice as many (F3)", async () => {
  expect(await guesses(250, (i) => ({ address: `203.0.113.${i}`, account: `98${i}` }))).toBe(20);
  expect(await guesses(250, (i) => ({ address: `2001:db8:1:${i}::1`, account: `98${i}` }))).toBe(
    20,
  );
});

test("the waits grow from a minute to a quarter of an hour, and are told (F3, F6)", async () => {
  const waitAfter = async (guesses: number, limit: string) => {
    const limits = createLimits(readConfig({ RATE_WRONG_GUESSES: limit }));
    const attempt = (i: number) => limits.attempt({ address: "203.0.113.9", account: `98${i}` });
    for (let i = 0; i < guesses; i++) await attempt(i);
    return attempt(guesses).catch(({ retryAfter }: { retryAfter: number }) => retryAfter);
  };
  expect(await waitAfter(7, "20")).toBe(60);
  expect(await waitAfter(4, "4")).toBe(900);
});

test("guesses of many networks at one account keep nobody else out of it (F6)", async () => {
  const limits = createLimits(config);
  const strangers = await tries(500, async (i) => {
    await limits.attempt({ address: `10.${i >> 8}.${i & 255}.1`, account: "admin" });
  });
  expect(strangers).toBe(500);
  await limits.attempt({ address: "198.51.100.7", account: "admin" });
});

test("a known device has its own guesses, also where its network has none left (F3, F6)", async () => {
  const limits = createLimits(config);
  const mine = { address: "203.0.113.9", account: "admin" };
  await tries(100, async () => void (await limits.attempt(mine)));
  await expect(limits.attempt(mine)).rejects.toMatchObject({ code: "too_many_requests" });
  await limits.attempt({ ...mine, device: "known" });
});

test("a right guess costs nothing (F3)", async () => {
  const limits = createLimits(config);
  for (let i = 0; i < 50; i++)
    await (await limits.attempt({ address: "203.0.113.9", account: "admin" }))();
});

test("a customer of IPv6 is one caller from all of his addresses", async () => {
  const limits = createLimits(readConfig({ RATE_VISITOR_PER_MINUTE: "3" }));
  expect(await tries(9, (i) => limits.visitor(`2001:db8:1:2:${i}:${i}::${i}`))).toBe(3);
  await limits.visitor("2001:db8:1:3::1");
});

test("a form that sends mail does not become a stranger's flood", async () => {
  const limits = createLimits(config);
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
