import pino from "pino";
import { expect, test } from "vitest";
import { workedOut } from "../../../../test/worked-out.ts";
import { connectRedis } from "../../bus/redis.ts";
import { readConfig } from "../../config.ts";
import { networkOf } from "../addresses/network-of.ts";
import { newDevice } from "../device.ts";
import { type Attempt, createLimits, type Limits } from "./limits.ts";

const config = readConfig({ RATE_CODES_PER_PHONE: "2", RATE_CODES_PER_ADDRESS: "3" });

test("codes are limited per phone and per address, and the wait is told", async () => {
  const limits = createLimits(config);
  await limits.code("9800000001", { address: "10.0.0.1" });
  await limits.code("9800000001", { address: "10.0.0.2" });
  await expect(limits.code("9800000001", { address: "10.0.0.3" })).rejects.toMatchObject({
    code: "otp_too_many",
    retryAfter: expect.any(Number),
  });
  for (const mobile of ["9800000002", "9800000003", "9800000004"])
    await limits.code(mobile, { address: "10.0.0.9" });
  await expect(limits.code("9800000005", { address: "10.0.0.9" })).rejects.toMatchObject({
    code: "otp_too_many",
  });
});

test("while Redis is away a node counts for itself: honest callers pass, the others do not", async () => {
  const redis = connectRedis("redis://127.0.0.1:1", "a:", pino({ level: "silent" }));
  const limits = createLimits(config, redis);
  await limits.code("9800000001", { address: "10.0.0.1" });
  await limits.code("9800000001", { address: "10.0.0.1" });
  await expect(limits.code("9800000001", { address: "10.0.0.1" })).rejects.toMatchObject({
    code: "otp_too_many",
  });
  redis.disconnect();
});

const tries = async (count: number, attempt: (i: number) => Promise<void>) => {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, (_, i) => attempt(i)));
  return outcomes.filter(({ status }) => status === "fulfilled").length;
};

const later = <T>(answer: T) => new Promise<T>((done) => setTimeout(done, 2, answer));
const attempt = (limits: Limits, by: Attempt, isRight: boolean) =>
  limits.attempt(by, () => later(isRight), Boolean).then(() => undefined);
const wrong = (limits: Limits, by: Attempt) => attempt(limits, by, false);
const right = (limits: Limits, by: Attempt) => attempt(limits, by, true);

const guesses = (count: number, by: (i: number) => Partial<Attempt>, over = config) => {
  const limits = createLimits(over);
  return tries(count, (i) =>
    wrong(limits, { address: "203.0.113.9", account: "office", ...by(i) }),
  );
};

test("one address has few guesses at once, whichever accounts they are at (T3)", async () => {
  expect(await guesses(1500, (i) => ({ account: `98${i}` }))).toBe(7);
});

test("the addresses of one network together have thrice as many (T3)", async () => {
  expect(await guesses(250, (i) => ({ address: `203.0.113.${i}`, account: `98${i}` }))).toBe(20);
  expect(await guesses(250, (i) => ({ address: `2001:db8:1:${i}::1`, account: `98${i}` }))).toBe(
    20,
  );
});

test("the waits grow from a minute to a quarter of an hour, and are told (T3, T6)", async () => {
  const waitAfter = async (guesses: number, limit: string) => {
    const limits = createLimits(readConfig({ RATE_WRONG_GUESSES: limit }));
    const guess = (i: number) => wrong(limits, { address: "203.0.113.9", account: `98${i}` });
    for (let i = 0; i < guesses; i++) await guess(i);
    return guess(guesses).catch(({ retryAfter }: { retryAfter: number }) => retryAfter);
  };
  expect(await waitAfter(7, "20")).toBe(60);
  expect(await waitAfter(4, "4")).toBe(900);
});

test("guesses of many networks at one account keep nobody else out of it (T6)", async () => {
  const limits = createLimits(config);
  const strangers = await tries(500, async (i) => {
    await wrong(limits, { address: `10.${i >> 8}.${i & 255}.1`, account: "admin" });
  });
  expect(strangers).toBe(500);
  await wrong(limits, { address: "198.51.100.7", account: "admin" });
});

test("a known device has its own guesses, also where its network has none left (T3, T6)", async () => {
  const limits = createLimits(config);
  const mine = { address: "203.0.113.9", account: "admin" };
  await tries(100, () => wrong(limits, mine));
  await expect(wrong(limits, mine)).rejects.toMatchObject({ code: "too_many_requests" });
  await wrong(limits, { ...mine, known: "known" });
});

test("a right guess costs nothing (T3)", async () => {
  const limits = createLimits(config);
  for (let i = 0; i < 50; i++) await right(limits, { address: "203.0.113.9", account: "admin" });
});

test("a customer of IPv6 is one caller from all of his addresses", async () => {
  const limits = createLimits(readConfig({ RATE_VISITOR_PER_MINUTE: "3" }));
  expect(await tries(9, (i) => limits.visitor({ address: `2001:db8:1:2:${i}:${i}::${i}` }))).toBe(
    3,
  );
  await limits.visitor({ address: "2001:db8:1:3::1" });
});

test("a form that sends mail does not become a stranger's flood", async () => {
  const limits = createLimits(config);
  expect(
    await tries(9, (i) => limits.enquiry("victim@example.org", { address: `203.0.113.${i}` })),
  ).toBe(5);
  expect(
    await tries(50, (i) => limits.enquiry(`victim-${i}@example.org`, { address: "198.51.100.7" })),
  ).toBe(30);
});

const address = "203.0.113.9";
const asDefault = readConfig({});

test("of one address 200 right codes at one moment are all let in, beside wrong ones (X07)", async () => {
  const limits = createLimits(asDefault);
  let refused = 0;
  const neighbours = tries(200, (i) => right(limits, { address, account: `98${i}` }));
  await tries(5, (i) => wrong(limits, { address, account: `97${i}` }).catch(() => void refused++));
  expect(await neighbours).toBe(200);
  expect(refused).toBe(0);
});

test("whoever types their code rightly in the end has cost their neighbours nothing (X07)", async () => {
  const limits = createLimits(asDefault);
  for (let i = 0; i < 60; i++) {
    const by = { address, account: `98${i}`, isHolders: true };
    for (let n = 0; n < 3; n++) await wrong(limits, by);
    await right(limits, by);
  }
});

test("but a right password gives no guesses at the same address back (X07)", async () => {
  const limits = createLimits(asDefault);
  const by = { address, account: "seller a@example.org" };
  for (let i = 0; i < 5; i++) {
    await wrong(limits, by);
    if (i < 4) await right(limits, by);
  }
  await expect(right(limits, by)).rejects.toMatchObject({ code: "too_many_requests" });
});

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (refusal: { code: string; challenge?: { token: string; bits: number } }) => refusal,
  );

test("beyond an address's codes work lets on: each answer once, none made up, and up to ten times as many (X07)", async () => {
  const limits = createLimits(asDefault);
  const ask = (i: number, hasWorked = false) =>
    refusalOf(limits.code(`98${i}`, { address, hasWorked }));
  for (let i = 0; i < 30; i++) expect(await ask(i)).toBeNull();
  const refused = await ask(30);
  expect(refused).toMatchObject({ code: "otp_too_many", retryAfter: expect.any(Number) });
  if (!refused?.challenge) throw new Error("no challenge");
  const answer = workedOut(refused.challenge);
  for (const madeUp of [answer.replace(/^\d/, "9"), `${answer}0`, "", "a:1"])
    expect(await limits.isWorkedOut(madeUp)).toBe(false);
  expect(await limits.isWorkedOut(answer)).toBe(true);
  expect(await limits.isWorkedOut(answer)).toBe(false);
  for (let i = 30; i < 300; i++) expect(await ask(i, true)).toBeNull();
  const last = await ask(300, true);
  expect(last).toMatchObject({ code: "otp_too_many" });
  expect(last?.challenge).toBeUndefined();
});

test("a victim's phone gets five texts in a quarter of an hour, whoever works, from wherever (X07)", async () => {
  const limits = createLimits(asDefault);
  const flood = (i: number) =>
    limits.code("9800000001", {
      ...{ address: `10.${i}.0.1`, hasWorked: true },
      device: i % 2 ? newDevice(asDefault) : null,
    });
  expect(await tries(200, flood)).toBe(5);
  // Work would not help, so none is asked.
  expect((await refusalOf(flood(201)))?.challenge).toBeUndefined();
});

test("guesses of one address that are worked for stay few: thrice as many, sixty in a quarter of an hour (X07)", async () => {
  expect(await guesses(500, (i) => ({ account: `98${i}`, hasWorked: true }))).toBe(21);
  const device = () => newDevice(config);
  expect(await guesses(500, (i) => ({ account: `98${i}`, device: device() }))).toBe(21);
});

test("a browser with our cookie has calls of its own where its neighbours have used up theirs; a made-up one has not (X07)", async () => {
  const strict = readConfig({ RATE_VISITOR_PER_MINUTE: "3" });
  const limits = createLimits(strict);
  expect(await tries(9, () => limits.visitor({ address }))).toBe(3);
  expect(await refusalOf(limits.visitor({ address, device: newDevice(asDefault) }))).toMatchObject({
    code: "too_many_requests",
    challenge: { bits: 16 },
  });
  const device = newDevice(strict);
  expect(await tries(9, () => limits.visitor({ address, device }))).toBe(3);
  expect(await tries(900, () => limits.visitor({ address, device: newDevice(strict) }))).toBe(24);
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
