import { accounts } from "@rebale/contract";
import { CHALLENGE_ANSWER, type Challenge } from "@rebale/contract/http/challenge";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Answer, createMarket, marketOf } from "../../../../test/app.ts";
import { aMobile } from "../../../../test/builders.ts";
import { workedOut } from "../../../../test/worked-out.ts";

/** As an operator sets nothing. */
const market = await createMarket(marketOf(), {
  RATE_VISITOR_PER_MINUTE: "300",
  RATE_CODES_PER_PHONE: "5",
  RATE_CODES_PER_ADDRESS: "30",
  RATE_WRONG_GUESSES: "20",
});

type Headers = Record<string, string>;
const ask = (mobile: string, headers: Headers, address: string) =>
  market.ask(accounts.enterMobile, { body: { mobile }, headers, address });
const prove = (mobile: string, otp: string, headers: Headers, address: string) =>
  market.ask(accounts.verifyOtp, { body: { mobile, otp }, headers, address });
const wrongFor = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, "0");
const challengeOf = ({ body }: { body: unknown }) => (body as { challenge?: Challenge }).challenge;

/** A browser: it keeps its cookie, and works out what it is asked. */
function aBrowser() {
  const headers: Headers = {};
  let works = 0;
  const keep = (answer: { headers: Record<string, unknown> }) => {
    const [cookie] = [answer.headers["set-cookie"] ?? []].flat().slice(-1);
    if (cookie) headers.cookie = String(cookie).split(";")[0] ?? "";
  };
  return {
    works: () => works,
    headers,
    async call<A extends Pick<Answer<typeof accounts.enterMobile>, "status" | "headers">>(
      send: (headers: Headers) => Promise<A & { body: unknown }>,
    ): Promise<A> {
      const answer = await send(headers);
      const challenge = answer.status === 429 && challengeOf(answer);
      keep(answer);
      if (!challenge) return answer;
      works++;
      const again = await send({ ...headers, [CHALLENGE_ANSWER]: workedOut(challenge) });
      keep(again);
      return again;
    },
  };
}

/** Sets the clock of the limits' windows and of the market. */
async function setTime(at: Date | null) {
  if (at) vi.setSystemTime(at);
  else vi.useRealTimers();
  await market.setTime(at);
}

test("500 newcomers at one address within a quarter of an hour are all let in, beside a neighbour who guesses (X07)", async () => {
  const address = "203.0.113.9";
  let signedIn = 0;
  let worked = 0;
  const asks = async (n: number) => {
    const [mobile, browser] = [aMobile(), aBrowser()];
    const { body } = await browser.call((headers) => ask(mobile, headers, address));
    return { n, mobile, browser, code: body.data?.demo_otp ?? "" };
  };
  /** Each third mistypes it first. */
  const types = async ({ n, mobile, browser, code }: Awaited<ReturnType<typeof asks>>) => {
    if (n % 3 === 0)
      await browser.call((headers) => prove(mobile, wrongFor(code), headers, address));
    const { status } = await browser.call((headers) => prove(mobile, code, headers, address));
    if (status === 200) signedIn++;
    if (browser.works() > 0) worked++;
  };
  const guess = async () => {
    const victim = aMobile();
    await ask(victim, {}, address);
    for (let i = 0; i < 2; i++) await prove(victim, "0000", {}, address);
  };
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => setTime(null));
  const begun = Date.parse("2026-11-28T10:00:00Z");
  const waiting: Awaited<ReturnType<typeof asks>>[] = [];
  for (let n = 0; n < 485; n++) {
    const at = new Date(begun + n * 1_800);
    if (n % 25 === 0) await setTime(at);
    else vi.setSystemTime(at);
    if (n % 80 === 0) await guess();
    waiting.push(await asks(n));
    // An SMS and its typing take half a minute.
    const next = n >= 18 ? waiting.shift() : undefined;
    if (next) await types(next);
  }
  // A bus arrives.
  waiting.push(...(await Promise.all(Array.from({ length: 15 }, (_, n) => asks(485 + n)))));
  await Promise.all(waiting.map(types));
  expect(signedIn).toBe(500);
  expect(worked).toBeGreaterThan(0);
  expect(worked).toBeLessThan(60);
});

test("the refusal beyond the budget is as before, and the challenge stands beside it (X07)", async () => {
  const address = "198.51.100.20";
  for (let i = 0; i < 30; i++) expect((await ask(aMobile(), {}, address)).status).toBe(200);
  const refused = await ask(aMobile(), {}, address);
  expect(refused).toMatchObject({
    status: 429,
    body: {
      is_success: 0,
      code: "otp_too_many",
      message: "Too many codes requested. Please wait 15 minutes",
      data: null,
      errors: [{ path: "", msg: "Too many codes requested. Please wait 15 minutes" }],
      challenge: { token: expect.any(String), bits: 16 },
    },
  });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(800);
});

test("a device has its cookie before anybody signs in, and with it needs to work no more (X07)", async () => {
  const address = "198.51.100.30";
  for (let i = 0; i < 30; i++) await ask(aMobile(), {}, address);
  const browser = aBrowser();
  expect((await browser.call((headers) => ask(aMobile(), headers, address))).status).toBe(200);
  expect(browser.headers.cookie).toMatch(/^rebale-device=[\w-]{43}$/);
  for (let i = 0; i < 4; i++)
    expect((await browser.call((headers) => ask(aMobile(), headers, address))).status).toBe(200);
  expect(browser.works()).toBe(1);
  const madeUp = { cookie: `rebale-device=${"A".repeat(43)}` };
  expect((await ask(aMobile(), madeUp, address)).status).toBe(429);
});

test("300 calls of strangers keep neither the known device nor a newcomer out (X07)", async () => {
  const address = "192.0.2.50";
  const buyer = await market.aBuyer();
  const mine = aBrowser();
  const { body } = await mine.call((headers) => ask(buyer.mobile, headers, "192.0.2.99"));
  await mine.call((headers) =>
    prove(buyer.mobile, body.data.demo_otp ?? "", headers, "192.0.2.99"),
  );
  for (let i = 0; i < 310; i++) await market.ask(accounts.states, { address });
  expect((await market.ask(accounts.states, { address })).status).toBe(429);

  const again = await mine.call((headers) => ask(buyer.mobile, headers, address));
  expect(again.status).toBe(200);
  expect(mine.works()).toBe(0);
  const newcomer = aBrowser();
  expect((await newcomer.call((headers) => ask(aMobile(), headers, address))).status).toBe(200);
  expect(newcomer.works()).toBe(1);
});

test("who guesses at one phone from many networks, and works for it, has fifty tries a day (X07)", async () => {
  const victim = (await market.aBuyer()).mobile;
  let tried = 0;
  for (let i = 0; i < 12; i++) {
    const address = `10.${i}.1.1`;
    const browser = aBrowser();
    const asked = await browser.call((headers) => ask(victim, headers, address));
    const wrong = wrongFor(asked.body.data?.demo_otp ?? "0000");
    for (let n = 0; n < 8; n++) {
      const { body } = await browser.call((headers) => prove(victim, wrong, headers, address));
      if (body.code === "otp_mismatch") tried++;
    }
  }
  expect(tried).toBeLessThanOrEqual(50);
});
