import { accounts } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../../test/app.ts";
import { PASSWORD } from "../../../../test/builders.ts";
import { hashToken } from "../sessions/create-session.ts";
import { sendLink } from "./send-link.ts";

const market = await createMarket(marketOf());
const { ask, db, deps } = market;
const NEW = "Bale-After-Bale-27";

const mailsTo = (recipient: string, subject = "Set a new password") =>
  db
    .selectFrom("messages")
    .select(["body", "secret"])
    .where("recipient", "=", recipient)
    .where("subject", "=", subject)
    .orderBy("id")
    .execute();
const linkFor = async (email: string): Promise<string> => {
  await sendLink(deps, email);
  return (await mailsTo(email)).at(-1)?.secret ?? "";
};
const set = (token: string, password = NEW) =>
  ask(accounts.resetPassword, { body: { token, password } });
const login = (email: string, password: string) =>
  ask(accounts.login, { body: { email, password } });

test("a seller sets a new password through the link in the mail; the old one and all sessions end", async () => {
  const seller = await market.aSeller();
  const token = await linkFor(seller.email);
  expect((await set(token)).body.message).toBe("Your new password is set. Please log in with it");
  expect((await ask(accounts.readProfile, { token: seller.token })).status).toBe(401);
  expect((await login(seller.email, PASSWORD)).status).toBe(401);
  expect((await login(seller.email, NEW)).status).toBe(200);
  expect(await mailsTo(seller.email, "Your password was changed")).toHaveLength(1);
});

test("a link works once, and takes the others of its seller with it; of two at once one wins", async () => {
  const seller = await market.aSeller();
  const [first, second] = [await linkFor(seller.email), await linkFor(seller.email)];
  const both = await Promise.all([set(second), set(second)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await set(first)).toMatchObject({ status: 400, body: { code: "reset_invalid" } });
});

test("a link ends after half an hour, and is stored hashed only", async () => {
  const seller = await market.aSeller();
  const start = new Date("2026-11-21T10:00:00Z");
  await market.setTime(start);
  const token = await linkFor(seller.email);
  const stored = await db
    .selectFrom("password_resets")
    .select("token_hash")
    .where("user_id", "=", seller.id)
    .execute();
  expect(stored).toEqual([{ token_hash: hashToken(token) }]);
  await market.setTime(new Date(start.getTime() + 30 * 60_000));
  expect((await set(token)).body.code).toBe("reset_invalid");
  await market.setTime(null);
});

test("a known address, an unknown one and a buyer's are answered alike; only the seller's gets mail", async () => {
  const [seller, buyer] = [
    await market.aSeller(),
    await market.aBuyer({ email: "trader@example.org" }),
  ];
  const addresses = [seller.email, "nobody@example.org", buyer.email];
  const answers = await Promise.all(
    addresses.map((email) => ask(accounts.forgotPassword, { body: { email } })),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(
    1,
  );
  for (const email of addresses) await sendLink(deps, email);
  expect(await Promise.all(addresses.map(async (email) => (await mailsTo(email)).length))).toEqual([
    1, 0, 0,
  ]);
});

test("a waiting seller may set a password and still waits; a deactivated one gets no link", async () => {
  const waiting = await market.aWaitingSeller();
  expect((await set(await linkFor(waiting.email))).status).toBe(200);
  expect((await login(waiting.email, NEW)).body.code).toBe("waiting_for_activation");
  await db
    .updateTable("users")
    .set({ status: "deactivated" })
    .where("id", "=", waiting.id)
    .execute();
  const before = (await mailsTo(waiting.email)).length;
  await sendLink(deps, waiting.email);
  expect(await mailsTo(waiting.email)).toHaveLength(before);
});

test("asking is limited per address and per mail address, as asking for codes is", async () => {
  const strict = await createMarket(marketOf(), {
    RATE_CODES_PER_PHONE: "2",
    RATE_CODES_PER_ADDRESS: "3",
  });
  const asked = (email: string, address: string) =>
    strict.ask(accounts.forgotPassword, { body: { email }, address });
  const statuses = [];
  for (const i of [1, 2, 3]) statuses.push((await asked("a@example.org", `203.0.113.${i}`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  for (const i of [1, 2, 3]) await asked(`${i}@example.org`, "198.51.100.9");
  expect((await asked("4@example.org", "198.51.100.9")).status).toBe(429);
});
