import { accounts, office } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { appCode } from "../../../../test/app-code.ts";
import { aPasskey } from "../../../../test/passkey.ts";
import { partyAt, takesPasskeys } from "./passkeys.rules.ts";

const market = await createMarket();
const { ask, db } = market;
const at = new Date("2026-11-21T10:00:00Z").getTime();
await market.setTime(new Date(at));

/** With a second factor and a passkey. */
async function aHolder(who: SignedIn) {
  const { token } = who;
  const { secret } = (await ask(accounts.beginSecondFactor, { token, body: {} })).body.data;
  await ask(accounts.confirmSecondFactor, { token, body: { code: appCode(secret, at) } });
  const passkey = aPasskey();
  const options = (await ask(accounts.beginPasskey, { token, body: {} })).body.data;
  const body = { name: "My phone", passkey: passkey.create(options) };
  const { data } = (await ask(accounts.addPasskey, { token, body })).body;
  return { ...who, passkey, passkeyId: data._id };
}
const list = async ({ token }: { token: string }) =>
  (await ask(accounts.passkeys, { token })).body.data;

test("what was added, renamed and removed stands in the audit, and the holder is written to (PK8)", async () => {
  const seller = await aHolder(await market.aSeller());
  const { token, passkeyId: id } = seller;
  const renamed = await ask(accounts.renamePasskey, {
    ...{ token, params: { id }, body: { name: "Old phone" } },
  });
  expect(renamed.body.data).toMatchObject({ _id: id, name: "Old phone" });
  const other = await aHolder(await market.anAdmin());
  const theirs = { token: other.token, params: { id }, body: { name: "Mine" } };
  expect((await ask(accounts.renamePasskey, theirs)).status).toBe(404);
  expect((await ask(accounts.removePasskey, { token, params: { id } })).status).toBe(200);
  const rows = await db
    .selectFrom("audit")
    .select(["action", "details"])
    .where("admin_id", "=", seller.id)
    .where("action", "like", "passkey%")
    .orderBy("id")
    .execute();
  expect(rows.map(({ action, details }) => [action, details])).toEqual([
    ["passkey added", { before: { passkey: null }, after: { passkey: "My phone" } }],
    ["passkey renamed", { before: { passkey: "My phone" }, after: { passkey: "Old phone" } }],
    ["passkey removed", { before: { passkey: "Old phone" }, after: { passkey: null } }],
  ]);
  const letters = await db
    .selectFrom("messages")
    .select("subject")
    .where("recipient", "=", seller.email)
    .where("subject", "like", "%passkey%")
    .orderBy("id")
    .execute();
  expect(letters.map(({ subject }) => subject)).toEqual([
    "A passkey was added",
    "A passkey was removed",
  ]);
});

test("a passkey turns the second factor off, and all passkeys go with it (PK7)", async () => {
  const { token, passkey } = await aHolder(await market.aSeller());
  const asked = (await ask(accounts.askPasskey, { token, body: {} })).body.data;
  const body = { passkey: passkey.get(asked ?? { challenge: "" }) };
  expect((await ask(accounts.endSecondFactor, { token, body })).body.data.is_on).toBe(false);
  expect(await list({ token })).toEqual([]);
  expect((await ask(accounts.askPasskey, { token, body: {} })).body.data).toBeNull();
});

test("an owner of the office who turns a colleague's second factor off ends the passkeys, too (PK7)", async () => {
  const owner = await market.anAdmin();
  const colleague = await aHolder(await market.anAdmin("support"));
  const params = { id: colleague.id };
  expect((await ask(office.resetColleagueFactor, { token: owner.token, params })).status).toBe(200);
  const left = await db.selectFrom("passkeys").where("user_id", "=", colleague.id).execute();
  expect(left).toEqual([]);
});

test("who has no passkey, or none that works at this host, is asked for a code (PK5)", async () => {
  const holder = await aHolder(await market.anAdmin());
  const asked = (host?: string) =>
    ask(accounts.askPasskey, {
      ...{ token: holder.token, body: {} },
      ...(host && { headers: { host } }),
    });
  expect((await asked()).body.data).not.toBeNull();
  expect((await asked("market.example")).body.data).toBeNull();
});

test("passkeys work at the market's own address; where none is set, at the host that was asked (PK5)", () => {
  const PUBLIC_URL = "https://rebale.example/";
  expect(partyAt({ PUBLIC_URL }, { host: "evil.example" })).toEqual({
    ...{ rpId: "rebale.example", origins: ["https://rebale.example"] },
  });
  expect(partyAt({}, { host: "demo.example:8080" })).toEqual({
    rpId: "demo.example",
    origins: ["http://demo.example:8080", "https://demo.example:8080"],
  });
  expect(partyAt({}, { host: "not a host" }).origins).toEqual([]);
  const at = (host: string) => takesPasskeys(partyAt({}, { host }));
  expect([at("localhost:80"), at("127.0.0.1:8080"), at("[::1]:8080")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("neither keys nor challenges are shown to anybody (PK8)", async () => {
  const holder = await aHolder(await market.aSeller());
  const rows = await db
    .selectFrom("passkeys")
    .selectAll()
    .where("user_id", "=", holder.id)
    .execute();
  const held = await ask(accounts.passkeys, { token: holder.token });
  const text = JSON.stringify(held.body) + market.logged.join("\n");
  for (const { credential_id, public_key } of rows)
    for (const bytes of [credential_id, public_key])
      expect(text).not.toContain(bytes.toString("base64url"));
});
