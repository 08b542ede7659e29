import { accounts } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../../test/app.ts";
import { aMobile } from "../../../../test/builders.ts";

const market = await createMarket(marketOf());

await market.openConnections();

const sendCode = async (mobile: string) =>
  (await market.ask(accounts.enterMobile, { body: { mobile } })).body.data.demo_otp ?? "";
const attempt = (mobile: string, otp: string) =>
  market.ask(accounts.verifyOtp, { body: { mobile, otp } });
/** Any code but this one. */
const wrongFor = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, "0");

test("a wrong code is refused with 'Otp Mismatch' (S7.7, S8.1)", async () => {
  const mobile = aMobile();
  const answer = await attempt(mobile, wrongFor(await sendCode(mobile)));
  expect(answer).toMatchObject({
    status: 400,
    body: {
      is_success: 0,
      code: "otp_mismatch",
      message: "Otp Mismatch",
      errors: [{ path: "otp", msg: "Otp Mismatch" }],
    },
  });
});

test("of fifty wrong codes at once five are tried, and then the right one is no longer valid (S9.1)", async () => {
  const mobile = aMobile();
  const code = await sendCode(mobile);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => attempt(mobile, wrongFor(code))),
  );
  expect(answers.filter(({ body }) => body.code === "otp_mismatch")).toHaveLength(5);
  expect(answers.filter(({ body }) => body.code === "otp_expired")).toHaveLength(45);
  expect((await attempt(mobile, code)).body.code).toBe("otp_expired");
});

test("of twenty right codes at once one is let in", async () => {
  const mobile = aMobile();
  const code = await sendCode(mobile);
  const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(mobile, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("of two codes either lets in, and then neither does; a third ends the first", async () => {
  for (const used of [0, 1]) {
    const mobile = aMobile();
    const codes = [await sendCode(mobile), await sendCode(mobile)];
    expect((await attempt(mobile, codes[used] ?? "")).status).toBe(200);
    for (const code of codes) expect((await attempt(mobile, code)).body.code).toBe("otp_expired");
  }
  const mobile = aMobile();
  const first = await sendCode(mobile);
  // The last two may by chance be the first again.
  let last = [await sendCode(mobile), await sendCode(mobile)];
  while (last.includes(first)) last = [last[1] ?? "", await sendCode(mobile)];
  expect((await attempt(mobile, first)).body.code).toBe("otp_mismatch");
});

test("a guess is a try at each of two codes: a second code brings no further tries at the first", async () => {
  const mobile = aMobile();
  const first = await sendCode(mobile);
  for (let i = 0; i < 3; i++) await attempt(mobile, wrongFor(first));
  const second = await sendCode(mobile);
  const neither = ["0000", "0001", "0002"].find((code) => code !== first && code !== second) ?? "";
  for (let i = 0; i < 2; i++)
    expect((await attempt(mobile, neither)).body.code).toBe("otp_mismatch");
  // The first has had its five; the second has three left.
  expect((await attempt(mobile, first)).body.code).toBe("otp_mismatch");
  expect((await attempt(mobile, second)).status).toBe(200);
});

test("a code is over after five minutes", async () => {
  const mobile = aMobile();
  await market.setTime(new Date("2026-11-21T10:00:00Z"));
  const code = await sendCode(mobile);
  await market.setTime(new Date("2026-11-21T10:05:00Z"));
  expect((await attempt(mobile, code)).body.code).toBe("otp_expired");
  await market.setTime(null);
});

test("a phone that never asked for a code is refused like a wrong code", async () => {
  expect((await attempt(aMobile(), "1234")).body.code).toBe("otp_mismatch");
});

test("a phone of nine digits, and a code of letters, are refused with the path (S5.1, S5.5)", async () => {
  const short = await market.ask(accounts.enterMobile, { body: { mobile: "980000000" } });
  expect(short).toMatchObject({
    status: 400,
    body: { errors: [{ path: "mobile", msg: "Please Fill Correct Phone Number" }] },
  });
  expect((await attempt(aMobile(), "abcd")).body.errors[0]?.path).toBe("otp");
});

test("the code is kept hashed, and goes out by SMS in the same breath", async () => {
  const mobile = aMobile();
  const code = await sendCode(mobile);
  const stored = await market.db
    .selectFrom("otp_codes")
    .selectAll()
    .where("mobile", "=", mobile)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).not.toContain(`"${code}"`);
  const sms = await market.db
    .selectFrom("messages")
    .selectAll()
    .where("recipient", "=", mobile)
    .execute();
  expect(sms).toMatchObject([{ channel: "sms", status: "waiting" }]);
  expect(sms[0]).toMatchObject({ secret: code, body: expect.not.stringContaining(code) });
});

test("whoever goes on guessing at a phone has fifty tries a day, however many codes it is sent", async () => {
  const mobile = aMobile();
  await market.setTime(new Date("2026-11-21T10:00:00Z"));
  for (let round = 0; round < 10; round++) {
    const code = await sendCode(mobile);
    for (let i = 0; i < 5; i++) await attempt(mobile, wrongFor(code));
  }
  const refused = await attempt(mobile, await sendCode(mobile));
  expect(refused).toMatchObject({
    status: 429,
    body: { code: "otp_too_many", message: expect.stringContaining("tomorrow") },
  });
  await market.setTime(new Date("2026-11-22T10:00:01Z"));
  expect((await attempt(mobile, await sendCode(mobile))).status).toBe(200);
  await market.setTime(null);
});
