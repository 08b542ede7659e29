import { banking } from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aPdf } from "../../../../test/a-pdf.ts";
import { createMarket } from "../../../../test/app.ts";
import { aBankAccount, aDepositor } from "../../../../test/bank.ts";
import { accountDeps } from "../../accounts/index.ts";
import { openNumber, renewNumbers } from "./account-numbers.ts";

const market = await createMarket();
const { ask, db } = market;
const finance = await market.anAdmin("finance");
const noon = new Date("2026-11-25T06:30:00Z");
const after = (hours: number) => market.setTime(new Date(noon.getTime() + hours * 3_600_000));
await after(0);

const withdraw = (token: string, id: string) =>
  ask(banking.askWithdrawal, { token, body: { amount: 10, from: "deposit", bank_account_id: id } });
const listOf = async (token: string) => (await ask(banking.bankAccounts, { token })).body.data;
const waiting = async () =>
  (await ask(banking.officeBankAccounts, { token: finance.token })).body.data;

test("the first account is usable once it is accepted, a changed one 72 hours later, to the minute (M29)", async () => {
  const owner = await aDepositor(market, 1000);
  const first = await aBankAccount(market, owner, finance, false);
  expect((await withdraw(owner.token, first)).body.code).toBe("account_unverified");
  const accept = (id: string) =>
    ask(banking.reviewBankAccount, {
      ...{ token: finance.token, params: { id } },
      body: { decision: "accept" },
    });
  expect((await waiting()).find(({ _id }) => _id === first)).toMatchObject({
    ...{ account_no: "50100012345678", last4: "5678", verified: false, bank: "HDFC Bank" },
  });
  expect((await accept(first)).body.data).toMatchObject({
    ...{ verified: true, usable_from: noon.toISOString() },
  });
  expect((await accept(first)).body.code).toBe("decided_meanwhile");
  expect((await withdraw(owner.token, first)).status).toBe(200);
  const second = await aBankAccount(market, owner, finance);
  const early = await withdraw(owner.token, second);
  const until = new Date(noon.getTime() + 72 * 3_600_000).toISOString();
  expect([early.status, early.body.code]).toEqual([409, "account_cooling"]);
  expect(early.body.data).toEqual({ until });
  await after(71.99);
  await market.proveAgain(owner);
  expect((await withdraw(owner.token, second)).body.code).toBe("account_cooling");
  await after(72);
  expect((await withdraw(owner.token, second)).status).toBe(200);
  await after(0);
});

test("who takes the only account out and names another waits, too (M29)", async () => {
  const owner = await aDepositor(market, 1000);
  const first = await aBankAccount(market, owner, finance);
  const params = { id: first };
  expect((await ask(banking.removeBankAccount, { token: owner.token, params })).status).toBe(200);
  expect((await withdraw(owner.token, first)).status).toBe(404);
  const second = await aBankAccount(market, owner, finance);
  expect((await withdraw(owner.token, second)).body.code).toBe("account_cooling");
});

test("an account that money is on its way to stays; a refused one says why (M29)", async () => {
  const owner = await aDepositor(market, 1000);
  const id = await aBankAccount(market, owner, finance);
  const { body } = await withdraw(owner.token, id);
  const remove = () => ask(banking.removeBankAccount, { token: owner.token, params: { id } });
  expect((await remove()).body.code).toBe("account_in_use");
  await ask(banking.cancelWithdrawal, { token: owner.token, params: { id: body.data._id } });
  expect((await remove()).status).toBe(200);
  const refused = await aBankAccount(market, owner, finance, false);
  const decide = (reason: string | null) =>
    ask(banking.reviewBankAccount, {
      ...{ token: finance.token, params: { id: refused } },
      body: { decision: "refuse", reason },
    });
  expect((await decide(null)).status).toBe(400);
  await decide("The cheque is another's");
  expect(await listOf(owner.token)).toMatchObject([
    { _id: refused, status: "refused", verified: false, reason: "The cheque is another's" },
  ]);
  expect((await withdraw(owner.token, refused)).body.code).toBe("account_unverified");
});

test("a number stands nowhere in the open, and follows a change of the key", async () => {
  const owner = await aDepositor(market);
  const id = await aBankAccount(market, owner, finance);
  const { rows } = await sql<{ row: string }>`
    select b::text as row from bank_accounts b where id = ${id}
    union all select a::text from audit a`.execute(db);
  expect(JSON.stringify(rows)).not.toContain("50100012345678");
  expect(JSON.stringify((await listOf(owner.token))[0])).not.toContain("50100012");
  const deps = accountDeps(market.deps);
  const [old] = await deps.secretKeys();
  const newer = "another key of the market";
  await renewNumbers({ db, secretKeys: async () => [newer, old] });
  const sealed = await db
    .selectFrom("bank_accounts")
    .select(["company_id", "account_no", "key_id"])
    .where("id", "=", Number(id))
    .executeTakeFirstOrThrow();
  expect(await openNumber({ secretKeys: async () => [newer] }, sealed)).toBe("50100012345678");
  await renewNumbers({ db, secretKeys: async () => [old, newer] });
});

test.each([
  ["ifsc", { ifsc: "ZZZZ0000001" }],
  ["ifsc", { ifsc: "HDFC1000001" }],
  ["account_no", { account_no: "12345" }],
  ["holder", { holder: " " }],
])("an account with another %s is refused", async (path, over) => {
  const owner = await aDepositor(market);
  const fields = { holder: "Asha", account_no: "50100012345678", ifsc: "HDFC0000001", ...over };
  const files = [{ field: "document", bytes: aPdf() }];
  const { status, body } = await market.send(banking.addBankAccount, owner.token, files, fields);
  expect([status, body.errors[0]?.path]).toEqual([400, path]);
});

test("an account needs its paper, and a stranger's is none (M41)", async () => {
  const [owner, stranger] = [await aDepositor(market, 100), await aDepositor(market, 100)];
  const fields = { holder: "Asha", account_no: "50100012345678", ifsc: "HDFC0000001" };
  const bare = await market.send(banking.addBankAccount, owner.token, [], fields);
  expect([bare.status, bare.body.errors[0]?.path]).toEqual([400, "document"]);
  const id = await aBankAccount(market, owner, finance);
  expect((await withdraw(stranger.token, id)).status).toBe(404);
  const params = { id };
  const removed = await ask(banking.removeBankAccount, { token: stranger.token, params });
  expect(removed.status).toBe(404);
  expect(await listOf(stranger.token)).toEqual([]);
});
