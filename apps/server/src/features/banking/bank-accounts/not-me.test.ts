import { banking, journal, wallet } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aBankAccount, aDepositor, aTopUp } from "../../../../test/bank.ts";

const market = await createMarket();
const { ask, db } = market;
const [chief, finance] = [await market.anAdmin(), await market.anAdmin("finance")];
const noon = new Date("2026-11-25T06:30:00Z");
const after = (hours: number) => market.setTime(new Date(noon.getTime() + hours * 3_600_000));
await after(0);

type Owner = Awaited<ReturnType<typeof aDepositor>>;
async function withdraw(owner: Owner, bank_account_id: string, amount = 10) {
  await market.proveAgain(owner);
  const body = { amount, from: "deposit", bank_account_id } as const;
  return ask(banking.askWithdrawal, { token: owner.token, body });
}
const accept = (id: string) =>
  ask(banking.reviewBankAccount, {
    ...{ token: finance.token, params: { id }, body: { decision: "accept" } },
  });
const decide = (by: { token: string }, id: string, decision: "approve" | "release") =>
  ask(banking.decideWithdrawal, {
    ...{ token: by.token, params: { id }, body: { decision, reason: null } },
  });
const toldOf = async (userId: number) =>
  db
    .selectFrom("messages")
    .select(["channel", "recipient", "body", "secret"])
    .where("user_id", "=", userId)
    .where("channel", "in", ["sms", "mail"])
    .where("secret", "is not", null)
    .where("body", "like", "%/not-me#%")
    .execute();
const notMe = (token: string) => ask(banking.objectToBankAccount, { body: { token } });
const freeOf = async ({ token }: Owner) => (await ask(wallet.wallet, { token })).body.data.free;

test("a first account that is there before the money is paid to at once (X06)", async () => {
  const newcomer = await aDepositor(market);
  const before = await aBankAccount(market, newcomer, finance);
  await aTopUp(market, newcomer.companyId, 1000);
  expect((await withdraw(newcomer, before)).status).toBe(200);
});

test("owners are told of a new account by SMS and mail, with a link that the office never sees (X06)", async () => {
  const owner = await aDepositor(market, 1000);
  await db
    .updateTable("users")
    .set({ email: `owner${owner.id}@example.com` })
    .where("id", "=", owner.id)
    .execute();
  await aBankAccount(market, owner, finance, false);
  const told = await toldOf(owner.id);
  expect(told.map(({ channel }) => channel).sort()).toEqual(["mail", "sms"]);
  for (const { body, secret } of told) {
    expect(body).toContain("5678");
    expect(secret).toMatch(/^[\w-]{22}$/);
    expect(body).not.toContain(secret);
  }
});

test("'this was not me' works signed out and once: the account is on hold, what was asked to it is back, the office is told (X06)", async () => {
  const owner = await aDepositor(market, 1000);
  const id = await aBankAccount(market, owner, finance);
  const asking = async () => (await withdraw(owner, id, 100)).body.data._id;
  const [, approved, released] = [await asking(), await asking(), await asking()];
  await decide(finance, approved, "approve");
  await decide(finance, released, "approve");
  await decide(chief, released, "release");
  expect(await freeOf(owner)).toBe(700);
  const [{ secret: token } = { secret: null }] = await toldOf(owner.id);
  expect((await notMe("A".repeat(22))).status).toBe(404);
  expect((await notMe(token ?? "")).status).toBe(200);
  expect((await notMe(token ?? "")).status).toBe(404);

  expect(await freeOf(owner)).toBe(1000);
  expect((await withdraw(owner, id)).body.code).toBe("account_unverified");
  expect((await decide(chief, approved, "release")).body.code).toBe("decided_meanwhile");
  const listed = await ask(banking.officeBankAccounts, { token: finance.token });
  expect(listed.body.data.find(({ _id }) => _id === id)).toMatchObject({
    ...{ status: "waiting", verified: false, objected_at: noon.toISOString() },
  });
  const mails = await db
    .selectFrom("messages")
    .select("recipient")
    .where("subject", "=", "A company says that a bank account is not theirs")
    .execute();
  expect(mails.map(({ recipient }) => recipient)).toContain(finance.email);
  const trial = await ask(journal.trialBalance, { token: finance.token });
  expect(trial.body.data.reduce((sum, { balance }) => sum + balance, 0)).toBeCloseTo(0, 6);

  await accept(id);
  expect((await withdraw(owner, id)).body.code).toBe("account_cooling");
});

test("a first account waits as a changed one does where the money lay there before it (X06)", async () => {
  const owner = await aDepositor(market, 1000);
  await after(73);
  await market.proveAgain(owner);
  const first = await aBankAccount(market, owner, finance);
  const early = await withdraw(owner, first);
  expect(early.body.code).toBe("account_cooling");
  const until = new Date(noon.getTime() + 145 * 3_600_000).toISOString();
  expect(early.body.data).toEqual({ until });
  await after(145);
  expect((await withdraw(owner, first)).status).toBe(200);
});
