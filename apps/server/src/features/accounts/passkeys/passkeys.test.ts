import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { accounts, office } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { appCode } from "../../../../test/app-code.ts";
import { androidStatement } from "../../../../test/attested-passkey.ts";
import { PASSWORD } from "../../../../test/builders.ts";
import { aPasskey } from "../../../../test/passkey.ts";
import { accountDeps } from "../account-deps.ts";
import { sweepAccounts } from "../sweep-accounts.ts";

const market = await createMarket();
const { ask } = market;
let at = new Date("2026-11-21T10:00:00Z").getTime();
/** A later code: each counts once. */
const later = (seconds = 30) => {
  at += seconds * 1000;
  return market.setTime(new Date(at));
};
await later();

async function withFactor(who: SignedIn) {
  const begun = await ask(accounts.beginSecondFactor, { token: who.token, body: {} });
  const { secret } = begun.body.data;
  const body = { code: appCode(secret, at) };
  const confirmed = await ask(accounts.confirmSecondFactor, { token: who.token, body });
  await later();
  return { ...who, secret, codes: confirmed.body.data.recovery_codes };
}
type Holder = Awaited<ReturnType<typeof withFactor>>;

const begin = (token: string) => ask(accounts.beginPasskey, { token, body: {} });
const add = async (
  { token }: { token: string },
  passkey = aPasskey(),
  { name = "My phone", ...where }: Parameters<typeof passkey.create>[1] & { name?: string } = {},
) => {
  const { data } = (await begin(token)).body;
  const body = { name, passkey: passkey.create(data, where) };
  return { passkey, ...(await ask(accounts.addPasskey, { token, body })) };
};
const list = async ({ token }: { token: string }) =>
  (await ask(accounts.passkeys, { token })).body.data;
const remove = (token: string, id: string) =>
  ask(accounts.removePasskey, { token, params: { id } });

const ticketFor = async ({ email }: SignedIn) =>
  (await ask(accounts.adminLogin, { body: { email, password: PASSWORD } })).body.ticket ?? "";
const askAtLogin = async (ticket: string) =>
  (await ask(accounts.askPasskeyAtLogin, { body: { ticket } })).body.data;
const enter = (ticket: string, passkey: accounts.UsedPasskey) =>
  ask(accounts.adminLoginWithCode, { body: { ticket, passkey } });
const challenge = async (token: string) =>
  (await ask(accounts.askPasskey, { token, body: {} })).body.data ?? { challenge: "" };
const stepUp = (token: string, passkey: accounts.UsedPasskey) =>
  ask(accounts.stepUp, { token, body: { passkey } });

async function withPasskey(who: Holder) {
  const { passkey, status } = await add(who);
  expect(status).toBe(200);
  return { ...who, passkey };
}

test("a passkey is added beside the code, is named, and comes with no code app not at all (PK1)", async () => {
  const plain = await market.anAdmin();
  expect((await begin(plain.token)).body.code).toBe("second_factor_off");
  const owner = await withFactor(await market.aSeller());
  const options = (await begin(owner.token)).body.data;
  expect(options).toMatchObject({
    ...{ rp: { id: "localhost", name: "Rebale" }, attestation: "none" },
    user: { name: owner.email, displayName: owner.name },
    excludeCredentials: [],
  });
  const { passkey, body } = await add(owner, aPasskey(), { name: "  Asha's   phone " });
  expect(body.data).toEqual({
    ...{ _id: expect.any(String), name: "Asha's phone", last_used_at: null },
    added_at: new Date(at).toISOString(),
  });
  expect(await list(owner)).toEqual([body.data]);
  const again = (await begin(owner.token)).body.data;
  expect(again.excludeCredentials).toMatchObject([{ id: passkey.id }]);
  expect((await add(owner, passkey)).body.code).toBe("passkey_known");
  const other = await withFactor(await market.anAdmin());
  expect((await add(other, passkey)).body.code).toBe("passkey_known");
});

test("a session alone adds and removes none: a fresh code is asked for (PK2)", async () => {
  const owner = await withPasskey(await withFactor(await market.anAdmin()));
  const [{ _id = "" } = {}] = await list(owner);
  await later(300);
  expect((await begin(owner.token)).body.code).toBe("code_needed");
  expect((await remove(owner.token, _id)).body.code).toBe("code_needed");
  const proof = owner.passkey.get(await challenge(owner.token));
  expect((await stepUp(owner.token, proof)).body.data.fresh_until).toBe(
    new Date(at + 300_000).toISOString(),
  );
  expect((await remove(owner.token, _id)).status).toBe(200);
  expect(await list(owner)).toEqual([]);
});

test("at most ten of a person, also when twenty are added at once, and names have 60 characters (PK1)", async () => {
  const owner = await withFactor(await market.anAdmin());
  for (let i = 0; i < 9; i++) expect((await add(owner)).status).toBe(200);
  const long = await add(owner, aPasskey(), { name: "x".repeat(61) });
  expect([long.status, long.body.errors[0]?.path]).toEqual([400, "name"]);
  expect((await add(owner, aPasskey(), { name: " " })).status).toBe(400);
  // One challenge makes one.
  const { data } = (await begin(owner.token)).body;
  await market.openConnections();
  const many = await Promise.all(
    Array.from({ length: 20 }, () =>
      ask(accounts.addPasskey, {
        token: owner.token,
        body: { name: "One", passkey: aPasskey().create(data) },
      }),
    ),
  );
  expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await begin(owner.token)).body.code).toBe("too_many_passkeys");
  expect(await list(owner)).toHaveLength(10);
});

test("at the second step of a sign-in a passkey does instead of the code, the office's and a member's (PK3)", async () => {
  const admin = await withPasskey(await withFactor(await market.anAdmin("moderator")));
  await later();
  const ticket = await ticketFor(admin);
  const asked = await askAtLogin(ticket);
  expect(asked).toMatchObject({
    ...{ rpId: "localhost", userVerification: "preferred" },
    allowCredentials: [{ id: admin.passkey.id, transports: ["internal"] }],
  });
  const done = await enter(ticket, admin.passkey.get(asked ?? { challenge: "" }));
  expect(done.body.user).toMatchObject({ role: "moderator" });
  expect((await ask(office.officeMe, { token: done.body.data })).status).toBe(200);
  expect((await list(admin))[0]?.last_used_at).toBe(new Date(at).toISOString());
  // The session is as fresh as with a code.
  expect((await begin(done.body.data)).status).toBe(200);

  const seller = await withPasskey(await withFactor(await market.aSeller()));
  const first = await ask(accounts.login, { body: { email: seller.email, password: PASSWORD } });
  expect(first.body).toMatchObject({ data: null, second_factor: "totp" });
  const theirs = first.body.ticket ?? "";
  const proof = seller.passkey.get((await askAtLogin(theirs)) ?? { challenge: "" });
  // The office's door is not a member's, and another's passkey is nobody's here.
  expect((await enter(theirs, proof)).body.code).toBe("ticket_invalid");
  const signed = await ask(accounts.loginWithCode, { body: { ticket: theirs, passkey: proof } });
  expect(signed.body.user).toMatchObject({ type: "seller", name: seller.name });
  const fresh = await ticketFor(admin);
  const stranger = seller.passkey.get((await askAtLogin(fresh)) ?? { challenge: "" });
  expect((await enter(fresh, stranger)).body.code).toBe("passkey_wrong");
});

test("a challenge is answered once, in its own session, within five minutes (PK4)", async () => {
  const admin = await withPasskey(await withFactor(await market.anAdmin()));
  await later();
  const [ticket, other] = [await ticketFor(admin), await ticketFor(admin)];
  const asked = (await askAtLogin(ticket)) ?? { challenge: "" };
  const theirs = (await askAtLogin(other)) ?? { challenge: "" };
  expect((await enter(other, admin.passkey.get(asked))).body.code).toBe("passkey_wrong");
  // Answered wrongly it is used up, too.
  expect((await enter(other, admin.passkey.get(theirs))).body.code).toBe("passkey_wrong");
  await market.openConnections();
  const proof = admin.passkey.get(asked);
  const many = await Promise.all(Array.from({ length: 20 }, () => enter(ticket, proof)));
  expect(many.filter(({ status }) => status === 200)).toHaveLength(1);

  const { token } = admin;
  const old = admin.passkey.get(await challenge(token));
  const newer = admin.passkey.get(await challenge(token));
  expect((await stepUp(token, old)).body.code).toBe("passkey_wrong");
  expect((await stepUp(token, newer)).body.code).toBe("passkey_wrong");
  expect((await stepUp(token, admin.passkey.get(await challenge(token)))).status).toBe(200);
  const late = admin.passkey.get(await challenge(token));
  await later(300);
  await sweepAccounts(accountDeps(market.deps));
  expect((await stepUp(token, late)).body.code).toBe("passkey_wrong");
});

test("five wrong passkeys end a ticket (PK4)", async () => {
  const admin = await withPasskey(await withFactor(await market.anAdmin()));
  const ticket = await ticketFor(admin);
  for (let i = 0; i < 5; i++) {
    const asked = (await askAtLogin(ticket)) ?? { challenge: "" };
    const proof = admin.passkey.get(asked, { origin: "http://evil.example" });
    expect((await enter(ticket, proof)).body.code).toBe("passkey_wrong");
  }
  const asked = await ask(accounts.askPasskeyAtLogin, { body: { ticket } });
  expect(asked.body.code).toBe("ticket_invalid");
});

test.each([
  ["another origin", { origin: "https://rebale.evil.example" }],
  ["another port", { origin: "http://localhost:8081" }],
  ["another host's key", { rpId: "evil.example" }],
])("a passkey of %s is refused, made or used (PK5)", async (_, where) => {
  const admin = await withPasskey(await withFactor(await market.anAdmin()));
  expect((await add(admin, aPasskey(), where)).body.code).toBe("passkey_wrong");
  const proof = admin.passkey.get(await challenge(admin.token), where);
  expect((await stepUp(admin.token, proof)).body.code).toBe("passkey_wrong");
});

test("a signature of another key, and odd answers, are refused (PK5)", async () => {
  const admin = await withPasskey(await withFactor(await market.anAdmin()));
  const { id, rawId, ...rest } = admin.passkey.get(await challenge(admin.token));
  const forged = { ...aPasskey().get(await challenge(admin.token)), id, rawId };
  expect((await stepUp(admin.token, forged)).body.code).toBe("passkey_wrong");
  for (const odd of [
    { ...rest, id: "", rawId },
    { ...rest, id, rawId: "a b" },
    { ...rest, id, rawId, type: "password" },
    { ...rest, id: "x".repeat(1401), rawId },
  ])
    expect((await stepUp(admin.token, odd as never)).status).toBe(400);
  const neither = await ask(accounts.stepUp, { token: admin.token, body: {} });
  expect([neither.status, neither.body.errors[0]?.path]).toEqual([400, "code"]);
});

test("a counter that does not go on is a copy, and refused; one that counts nothing is not (PK6)", async () => {
  const admin = await withFactor(await market.anAdmin());
  const { passkey } = await add(admin, aPasskey(), { counter: 5 });
  const { token } = admin;
  const use = async (counter: number) =>
    (await stepUp(token, passkey.get(await challenge(token), { counter }))).status;
  expect([await use(6), await use(6), await use(5), await use(0), await use(9)]).toEqual([
    ...[200, 400, 400, 400, 200],
  ]);
  const uncounted = await withPasskey(await withFactor(await market.anAdmin()));
  for (let i = 0; i < 2; i++) {
    const proof = uncounted.passkey.get(await challenge(uncounted.token));
    expect((await stepUp(uncounted.token, proof)).status).toBe(200);
  }
});

test("who has lost a passkey has the code, a recovery code or another passkey; it is another's to no one (PK7)", async () => {
  const admin = await withPasskey(await withFactor(await market.anAdmin()));
  const second = (await add(admin, aPasskey(), { name: "Key on the ring" })).passkey;
  const byCode = { ticket: await ticketFor(admin), code: appCode(admin.secret, at) };
  expect((await ask(accounts.adminLoginWithCode, { body: byCode })).status).toBe(200);
  const byRecovery = { ticket: await ticketFor(admin), code: admin.codes[0] ?? "" };
  const signed = await ask(accounts.adminLoginWithCode, { body: byRecovery });
  const [lost, kept] = await list(admin);
  const stranger = await withFactor(await market.anAdmin());
  expect((await remove(stranger.token, lost?._id ?? "")).status).toBe(404);
  expect((await remove(signed.body.data, lost?._id ?? "")).status).toBe(200);
  expect((await list(admin)).map(({ _id }) => _id)).toEqual([kept?._id]);
  const ticket = await ticketFor(admin);
  const asked = (await askAtLogin(ticket)) ?? { challenge: "" };
  expect((await enter(ticket, admin.passkey.get(asked))).body.code).toBe("passkey_wrong");
  const again = (await askAtLogin(ticket)) ?? { challenge: "" };
  expect((await enter(ticket, second.get(again))).status).toBe(200);
});

test("what a passkey's maker says of itself is not looked into: no address in it is asked (PK2)", async () => {
  const asked: string[] = [];
  const listener = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end();
  });
  await new Promise<void>((done) => listener.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/revoked`;
  const { token } = await withFactor(await market.aSeller());
  const { data } = (await begin(token)).body;
  const passkey = await aPasskey().createAttested(data, (key, challenge) =>
    androidStatement(key, challenge, url),
  );
  const { status, body } = await ask(accounts.addPasskey, { token, body: { name: "x", passkey } });
  listener.close();
  expect(asked).toEqual([]);
  expect([status, body.code]).toEqual([400, "passkey_wrong"]);
});
