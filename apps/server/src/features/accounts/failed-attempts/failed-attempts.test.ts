import { accounts, office } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../../test/app.ts";
import { aMobile, PASSWORD } from "../../../../test/builders.ts";
import { officeRoutes } from "../../office/index.ts";

const market = await createMarket(marketOf(officeRoutes), {
  RATE_WRONG_GUESSES: "6",
  RATE_CODES_PER_PHONE: "3",
});
const admin = await market.anAdmin();
let network = 0;
const aNetwork = () => `100.${++network >> 8}.${network & 255}.1`;

const askCode = (mobile: string, headers: Record<string, string> = {}, address = aNetwork()) =>
  market.ask(accounts.enterMobile, { body: { mobile }, headers, address });
const prove = (
  mobile: string,
  otp: string,
  headers: Record<string, string> = {},
  address = aNetwork(),
) => market.ask(accounts.verifyOtp, { body: { mobile, otp }, headers, address });
const wrongFor = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, "0");
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => {
  const [cookie = ""] = String(headers["set-cookie"]).split(";");
  return { cookie };
};

test("300 phones with five guesses each are refused to one address, and to one network (T3)", async () => {
  const phones = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const mobile = aMobile();
      const { body } = await askCode(mobile);
      return { mobile, wrong: wrongFor(body.data.demo_otp ?? "") };
    }),
  );
  const from = async (addressOf: (i: number) => string) => {
    const answers = await Promise.all(
      phones.flatMap(({ mobile, wrong }, i) =>
        Array.from({ length: 5 }, () => prove(mobile, wrong, {}, addressOf(i))),
      ),
    );
    return answers.filter(({ status }) => status !== 429).length;
  };
  expect(await from(() => "203.0.113.9")).toBeLessThanOrEqual(6);
  expect(await from((i) => `198.51.100.${i}`)).toBeLessThanOrEqual(18);
});

test("asking whether phones are registered is counted per address and network (T3)", async () => {
  const strict = await createMarket(marketOf(), { RATE_CODES_PER_ADDRESS: "3" });
  const asked = async (addressOf: (i: number) => string) => {
    let received = 0;
    for (let i = 0; i < 30; i++) {
      const { status } = await strict.ask(accounts.enterMobile, {
        body: { mobile: aMobile() },
        address: addressOf(i),
      });
      if (status === 200) received++;
    }
    return received;
  };
  expect(await asked(() => "203.0.113.9")).toBe(3);
  expect(await asked((i) => `198.51.100.${i}`)).toBe(9);
});

test("strangers who ask for codes and guess at a phone do not keep its holder out on a known device (T3)", async () => {
  const buyer = await market.aBuyer();
  const signedIn = await prove(
    buyer.mobile,
    (await askCode(buyer.mobile)).body.data.demo_otp ?? "",
  );
  const mine = cookieOf(signedIn);
  const { body: own } = await askCode(buyer.mobile, mine);

  // A stranger uses up the phone's codes and the tries of all of them, on the holder's network.
  const address = "203.0.113.77";
  for (let i = 0; i < 3; i++) {
    const { body } = await askCode(buyer.mobile, {}, address);
    for (let j = 0; j < 5; j++)
      await prove(buyer.mobile, wrongFor(body.data?.demo_otp ?? "0000"), {}, aNetwork());
  }
  expect((await askCode(buyer.mobile, {}, address)).status).toBe(429);

  // The code asked for before still counts, and another one may be asked for.
  expect((await prove(buyer.mobile, own.data.demo_otp ?? "", mine, address)).status).toBe(200);
  const { body: again } = await askCode(buyer.mobile, mine, address);
  expect((await prove(buyer.mobile, again.data.demo_otp ?? "", mine, address)).status).toBe(200);
});

test("a known device of one account is a stranger to another (T3)", async () => {
  const [one, other] = [await market.aBuyer(), await market.aBuyer()];
  const mine = cookieOf(
    await prove(one.mobile, (await askCode(one.mobile)).body.data.demo_otp ?? ""),
  );
  for (let i = 0; i < 3; i++)
    expect((await askCode(other.mobile, mine)).status).toBe(i < 2 ? 200 : 429);
});

test("100 wrong passwords for the office from many networks do not lock the right one out (T6)", async () => {
  const login = (password: string, address: string, headers = {}) =>
    market.ask(accounts.adminLogin, {
      body: { email: admin.email, password },
      address,
      headers,
    });
  const mine = cookieOf(await login(PASSWORD, "198.18.0.9"));
  for (let i = 0; i < 100; i++)
    expect((await login(`Guess-number-${i}`, aNetwork())).status).toBe(401);
  for (let i = 0; i < 10; i++) await login(`Guess-number-${i}`, "198.18.0.9");

  expect((await login(PASSWORD, aNetwork())).status).toBe(200);
  expect((await login(PASSWORD, "198.18.0.9")).status).toBe(429);
  expect((await login(PASSWORD, "198.18.0.9", mine)).status).toBe(200);
});

test("the cookie of a device is for this API alone, out of reach of scripts and other sites (T3)", async () => {
  const { mobile } = await market.aBuyer();
  const { headers } = await prove(mobile, (await askCode(mobile)).body.data.demo_otp ?? "");
  expect(headers["set-cookie"]).toMatch(
    /^rebale-device=[\w-]{43}; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
  );
  const planted = `rebale-device=${"A".repeat(43)}`;
  const again = await prove(mobile, (await askCode(mobile)).body.data.demo_otp ?? "", {
    cookie: planted,
  });
  expect(again.headers["set-cookie"]).not.toContain(planted);
});

test("the office sees who guesses, and an alarm when guesses rise (T3)", async () => {
  const { body } = await market.ask(office.guesses, { token: admin.token });
  expect(body.alarm).toBe(true);
  expect(body.last_hour).toBeGreaterThan(100);
  expect(body.data).toContainEqual(
    expect.objectContaining({ network: "198.51.100.0/24", kind: "code" }),
  );
  const overview = await market.ask(office.overview, { token: admin.token });
  expect(overview.body.data.guesses_alarm).toBeGreaterThan(100);
  const buyer = await market.aBuyer();
  expect((await market.ask(office.guesses, { token: buyer.token })).status).toBe(403);
});
