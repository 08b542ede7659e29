import { accounts, personalData } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { appCode } from "../../../../test/app-code.ts";
import { PASSWORD } from "../../../../test/builders.ts";

const market = await createMarket();
const { ask, db } = market;
let at = new Date("2026-11-21T10:00:00Z").getTime();
/** A later code: each counts once. */
const later = (seconds = 30) => {
  at += seconds * 1000;
  return market.setTime(new Date(at));
};
await later();

const codeOf = (secret: string) => appCode(secret, at);
const wrongFor = (secret: string) =>
  String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, "0");
const begin = (token: string) => ask(accounts.beginSecondFactor, { token, body: {} });
async function withFactor(who: SignedIn) {
  const { secret } = (await begin(who.token)).body.data;
  const confirmed = { token: who.token, body: { code: codeOf(secret) } };
  const { body } = await ask(accounts.confirmSecondFactor, confirmed);
  await later();
  return { ...who, secret, codes: body.data.recovery_codes };
}
const ticketFor = async ({ email }: SignedIn) =>
  (await ask(accounts.adminLogin, { body: { email, password: PASSWORD } })).body.ticket ?? "";
const secondStep = (ticket: string, code: string) =>
  ask(accounts.adminLoginWithCode, { body: { ticket, code } });

test("a stolen session sets up no second factor, and shows no data: the holder is asked once more (finding M7)", async () => {
  const [seller, buyer] = [await market.aSeller(), await market.aBuyer()];
  const held = (token: string) => ask(personalData.exportOwn, { token });
  expect((await begin(seller.token)).status).toBe(200);
  await later(16 * 60);
  for (const { token } of [seller, buyer])
    for (const call of [begin, held])
      expect([(await call(token)).status, (await call(token)).body]).toMatchObject([
        403,
        { code: "proof_needed" },
      ]);
  const prove = (token: string, body: { password?: string; otp?: string }) =>
    ask(accounts.proveHolder, { token, body });
  expect((await prove(seller.token, { password: "not this one" })).body.code).toBe(
    "wrong_password",
  );
  expect((await begin(seller.token)).body.code).toBe("proof_needed");
  expect((await prove(seller.token, { password: PASSWORD })).status).toBe(200);
  expect((await begin(seller.token)).status).toBe(200);
  const sent = await ask(accounts.enterMobile, { body: { mobile: buyer.mobile } });
  const otp = sent.body.data.demo_otp ?? "";
  const wrong = otp === "0000" ? "0001" : "0000";
  expect((await prove(buyer.token, { otp: wrong })).body.code).toBe("otp_mismatch");
  expect((await held(buyer.token)).body.code).toBe("proof_needed");
  expect((await prove(buyer.token, { otp })).status).toBe(200);
  expect((await held(buyer.token)).status).toBe(200);
});

test("the holder is written to when a second factor is turned on or off (finding M7)", async () => {
  const seller = await withFactor(await market.aSeller());
  await ask(accounts.endSecondFactor, {
    token: seller.token,
    body: { code: seller.codes[0] ?? "" },
  });
  const letters = await db
    .selectFrom("messages")
    .select("subject")
    .where("recipient", "=", seller.email)
    .where("subject", "like", "Your second factor%")
    .orderBy("id")
    .execute();
  expect(letters.map(({ subject }) => subject)).toEqual([
    "Your second factor is on",
    "Your second factor is off",
  ]);
});

test("wrong codes of who knows the password shut the holder out of no recovery code (finding M7)", async () => {
  const admin = await withFactor(await market.anAdmin());
  for (let round = 0; round < 2; round++) {
    const ticket = await ticketFor(admin);
    for (let i = 0; i < 5; i++) await secondStep(ticket, wrongFor(admin.secret));
  }
  expect((await secondStep(await ticketFor(admin), codeOf(admin.secret))).status).toBe(429);
  const [first, second] = admin.codes;
  const recovered = await secondStep(await ticketFor(admin), first ?? "");
  expect(recovered.status).toBe(200);
  expect(
    (await ask(accounts.stepUp, { token: recovered.body.data, body: { code: second ?? "" } }))
      .status,
  ).toBe(200);
});
