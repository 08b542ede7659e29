import { accounts, auctions, office } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { appCode } from "../../../../test/app-code.ts";
import { aLot, allTemplates, PASSWORD } from "../../../../test/builders.ts";
import { accountDeps } from "../account-deps.ts";
import { renewSecrets } from "./secrets.ts";

const market = await createMarket();
const { ask, db, deps } = market;
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
const confirm = (token: string, code: string) =>
  ask(accounts.confirmSecondFactor, { token, body: { code } });
const read = async (token: string) => (await ask(accounts.readSecondFactor, { token })).body.data;
const end = (token: string, code: string) =>
  ask(accounts.endSecondFactor, { token, body: { code } });
const stepUp = (token: string, code: string) => ask(accounts.stepUp, { token, body: { code } });

async function withFactor(who: SignedIn) {
  const { secret } = (await begin(who.token)).body.data;
  const { body } = await confirm(who.token, codeOf(secret));
  await later();
  return { ...who, secret, codes: body.data.recovery_codes };
}
const password = ({ email }: SignedIn) =>
  ask(accounts.adminLogin, { body: { email, password: PASSWORD } });
const ticketFor = async (who: SignedIn) => (await password(who)).body.ticket ?? "";
const secondStep = (ticket: string, code: string) =>
  ask(accounts.adminLoginWithCode, { body: { ticket, code } });

test("a code app is set up with a secret and its URL, and counts once a code has confirmed it (W13)", async () => {
  const admin = await market.anAdmin();
  const { secret, otpauth_url } = (await begin(admin.token)).body.data;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(otpauth_url).toMatch(/^otpauth:\/\/totp\/Rebale:.*[?&]issuer=Rebale/);
  expect(otpauth_url).toContain(secret);
  expect((await password(admin)).body.data).toMatch(/^[\w-]{43}$/);
  expect((await confirm(admin.token, wrongFor(secret))).body.code).toBe("code_wrong");
  const { body } = await confirm(admin.token, codeOf(secret));
  expect(new Set(body.data.recovery_codes).size).toBe(10);
  expect(await read(admin.token)).toEqual({
    is_on: true,
    is_required: false,
    recovery_codes_left: 10,
  });
  expect((await begin(admin.token)).body.code).toBe("second_factor_on");
});

test("secret and recovery codes are not readable in the database, nor in log or audit (W13)", async () => {
  const { id, secret, codes } = await withFactor(await market.anAdmin());
  const stored = [
    ...(await db.selectFrom("second_factors").selectAll().where("user_id", "=", id).execute()),
    ...(await db.selectFrom("recovery_codes").selectAll().where("user_id", "=", id).execute()),
    ...(await db.selectFrom("audit").selectAll().execute()),
  ].flatMap((row) =>
    Object.values(row).map((v) => (Buffer.isBuffer(v) ? v.toString("latin1") : JSON.stringify(v))),
  );
  const text = stored.join("\n") + market.logged.join("\n");
  for (const word of [secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))])
    expect(text).not.toContain(word);
});

test("with a second factor the password gives a ticket, and the code the session (W13)", async () => {
  const admin = await withFactor(await market.anAdmin("moderator"));
  const { body } = await password(admin);
  expect(body).toMatchObject({ data: null, second_factor: "totp", ticket: expect.any(String) });
  const done = await secondStep(body.ticket ?? "", codeOf(admin.secret));
  expect(done.body.user).toMatchObject({ role: "moderator" });
  expect((await ask(office.officeMe, { token: done.body.data })).status).toBe(200);
  await later();
  expect((await secondStep(body.ticket ?? "", codeOf(admin.secret))).body.code).toBe(
    "ticket_invalid",
  );
});

test("a code that was used never works again: of twenty at once, one wins (W13)", async () => {
  const admin = await withFactor(await market.anAdmin());
  const tickets = await Promise.all(Array.from({ length: 20 }, () => ticketFor(admin)));
  await market.openConnections();
  const code = codeOf(admin.secret);
  const tried = await Promise.all(tickets.map((ticket) => secondStep(ticket, code)));
  expect(tried.filter(({ status }) => status === 200)).toHaveLength(1);
  await later(900);
  const [first] = admin.codes;
  const again = await Promise.all(Array.from({ length: 20 }, () => ticketFor(admin)));
  const recovered = await Promise.all(again.map((ticket) => secondStep(ticket, first ?? "")));
  expect(recovered.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await read((await market.anAdmin()).token)).recovery_codes_left).toBe(0);
});

test("the code of the step before and after is taken, one of two steps away is not (W13)", async () => {
  const admin = await withFactor(await market.anAdmin());
  const code = codeOf(admin.secret);
  await later(60);
  expect((await secondStep(await ticketFor(admin), code)).body.code).toBe("code_wrong");
  const before = codeOf(admin.secret);
  await later(30);
  expect((await secondStep(await ticketFor(admin), before)).status).toBe(200);
});

test("a ticket has five tries and five minutes, an account ten wrong codes in a quarter of an hour (W13)", async () => {
  const admin = await withFactor(await market.anAdmin());
  const ticket = await ticketFor(admin);
  for (let i = 0; i < 5; i++)
    expect((await secondStep(ticket, wrongFor(admin.secret))).body.code).toBe("code_wrong");
  expect((await secondStep(ticket, codeOf(admin.secret))).body.code).toBe("ticket_invalid");
  const next = await ticketFor(admin);
  for (let i = 0; i < 5; i++) await secondStep(next, wrongFor(admin.secret));
  const refused = await secondStep(await ticketFor(admin), codeOf(admin.secret));
  expect([refused.status, Number(refused.headers["retry-after"])]).toEqual([429, 900]);
  await later(900);
  expect((await secondStep(await ticketFor(admin), codeOf(admin.secret))).status).toBe(200);
  const late = await ticketFor(admin);
  await later(300);
  expect((await secondStep(late, codeOf(admin.secret))).body.code).toBe("ticket_invalid");
});

test.each(["", "12345", "1234567", "abcdef", "A".repeat(43)])(
  "an odd code is refused: %s (W13)",
  async (code) => {
    const admin = await withFactor(await market.anAdmin());
    expect((await secondStep(await ticketFor(admin), code)).status).toBe(400);
    expect((await secondStep(code, codeOf(admin.secret))).status).toBeGreaterThanOrEqual(400);
  },
);

test("members have it too: a seller behind the password, a buyer behind the phone's code (W13)", async () => {
  const seller = await withFactor(await market.aSeller());
  const { body } = await ask(accounts.login, { body: { email: seller.email, password: PASSWORD } });
  expect(body).toMatchObject({ data: null, second_factor: "totp" });
  const step = { ticket: body.ticket ?? "", code: codeOf(seller.secret) };
  // The office's door is not a member's.
  expect((await ask(accounts.adminLoginWithCode, { body: step })).body.code).toBe("ticket_invalid");
  expect((await ask(accounts.loginWithCode, { body: step })).status).toBe(200);

  const buyer = await withFactor(await market.aBuyer());
  const sent = await ask(accounts.enterMobile, { body: { mobile: buyer.mobile } });
  const proven = await ask(accounts.verifyOtp, {
    body: { mobile: buyer.mobile, otp: sent.body.data.demo_otp ?? "" },
  });
  expect(proven.body).toMatchObject({ is_success: "1", token: "", data: null });
  const signed = await ask(accounts.loginWithCode, {
    body: { ticket: proven.body.ticket ?? "", code: buyer.codes[3] ?? "" },
  });
  expect(signed.body.user).toMatchObject({ type: "buyer", name: buyer.name });
  expect((await read(signed.body.data)).recovery_codes_left).toBe(9);
});

test("it is turned off with a code only, and whoever turns it on is logged out elsewhere (W13)", async () => {
  const seller = await market.aSeller();
  const elsewhere = await ask(accounts.login, {
    body: { email: seller.email, password: PASSWORD },
  });
  const { secret, codes } = await withFactor(seller);
  expect((await ask(accounts.readProfile, { token: elsewhere.body.data ?? "" })).status).toBe(401);
  expect((await end(seller.token, wrongFor(secret))).body.code).toBe("code_wrong");
  expect((await end(seller.token, codes[0] ?? "")).body.data.is_on).toBe(false);
  expect((await end(seller.token, codeOf(secret))).body.code).toBe("second_factor_off");
});

test("role changes and voiding ask for a fresh code, of who has a second factor alone (W13)", async () => {
  const [owner, plain] = [await withFactor(await market.anAdmin()), await market.anAdmin()];
  const colleague = await market.anAdmin("content");
  const change = (token: string, role: office.OfficeRole) =>
    ask(office.changeColleague, { token, params: { id: colleague.id }, body: { role } });
  expect((await change(plain.token, "support")).status).toBe(200);
  await later(300);
  expect((await change(owner.token, "finance")).body.code).toBe("code_needed");
  const { id } = await aLot(db, { sellerId: (await market.aSeller()).id });
  const voiding = { params: { id }, body: { seq: 1, reason: "A mistake" } };
  const voided = await ask(auctions.voidBid, { token: owner.token, ...voiding });
  expect(voided.body.code).toBe("code_needed");
  expect((await stepUp(owner.token, wrongFor(owner.secret))).body.code).toBe("code_wrong");
  const code = codeOf(owner.secret);
  expect((await stepUp(owner.token, code)).status).toBe(200);
  expect((await stepUp(owner.token, code)).body.code).toBe("code_wrong");
  expect((await change(owner.token, "finance")).status).toBe(200);
  await later(300);
  expect((await change(owner.token, "support")).body.code).toBe("code_needed");
});

test("an owner turns off the second factor of a colleague who lost it (W13)", async () => {
  const owner = await market.anAdmin();
  const colleague = await withFactor(await market.anAdmin("support"));
  const reset = { token: owner.token, params: { id: colleague.id } };
  expect((await ask(office.resetColleagueFactor, reset)).status).toBe(200);
  expect((await ask(office.officeMe, { token: colleague.token })).status).toBe(401);
  expect((await password(colleague)).body.data).toMatch(/^[\w-]{43}$/);
});

test("the key of the secrets is changed, and codes count as before; later the old key may go (W13, T14)", async () => {
  const admin = await withFactor(await market.anAdmin());
  const withKeys = (SECRET_KEYS: string) =>
    accountDeps({ ...deps, config: { ...deps.config, SECRET_KEYS } });
  await renewSecrets(withKeys("first-key-of-the-market"));
  await renewSecrets(withKeys("second-key-of-the-market first-key-of-the-market"));
  await expect(renewSecrets(withKeys("third-key-of-the-market"))).rejects.toThrow(/not given/);
  await renewSecrets(withKeys("third-key-of-the-market second-key-of-the-market"));
  await db
    .updateTable("settings")
    .set({ value: '"gone"' })
    .where("key", "=", "secret_key")
    .execute();
  const later = accountDeps({
    ...deps,
    config: { ...deps.config, SECRET_KEYS: "third-key-of-the-market" },
  });
  const { signInWithProof } = await import("./second-step.ts");
  const done = await signInWithProof(later, {
    kinds: ["admin"],
    ticket: await ticketFor(admin),
    proof: { code: codeOf(admin.secret) },
    from: { address: "203.0.113.9", browser: null },
    visitor: { address: "127.0.0.1" },
  });
  expect(done.role).toBe("owner");
});

test("outside the demo somebody of the office without a second factor can set one up, and nothing else (W13)", async () => {
  const real = await createMarket(undefined, {
    DEMO: "0",
    DATABASE_URL: "postgres://localhost/none",
    SMTP_URL: "smtp://localhost",
    SMS_URL: "https://sms.example.org",
    SMS_TOKEN: "t",
    PUBLIC_URL: "https://rebale.example",
    SMS_TEMPLATES: allTemplates,
    CODE_PEPPERS: "a-pepper-of-the-tests",
    SECRET_KEYS: "a-key-of-the-tests",
  });
  const admin = await real.anAdmin();
  const me = () => real.ask(office.officeMe, { token: admin.token });
  expect((await me()).body.code).toBe("second_factor_needed");
  expect((await real.ask(office.sellers, { token: admin.token })).status).toBe(403);
  const { id } = await aLot(real.db, { sellerId: admin.id, approval: "pending" });
  const lot = { params: { idname: String(id) }, token: admin.token };
  expect((await real.ask(auctions.details, lot)).status).toBe(404);
  const begun = await real.ask(accounts.beginSecondFactor, { token: admin.token, body: {} });
  const code = appCode(begun.body.data.secret);
  await real.ask(accounts.confirmSecondFactor, { token: admin.token, body: { code } });
  expect((await me()).status).toBe(200);
});
