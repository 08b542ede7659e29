import { banking } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import {
  aBankAccount,
  aDepositor,
  aGateway,
  aStatement,
  aUtr,
  type Row,
} from "../../../../test/bank.ts";
import { marketMoney } from "../../../../test/money.ts";
import { accountDeps } from "../../accounts/index.ts";
import { verifyJournal } from "../../journal-desk/index.ts";
import { sendWithdrawals } from "../withdrawals/send-withdrawals.ts";

const market = await createMarket();
const { ask, db } = market;
const [finance, colleague] = [await market.anAdmin("finance"), await market.anAdmin("finance")];
const [first, second, third] = ["2026-11-24", "2026-11-25", "2026-11-26"] as const;
const on = (day: string) => market.setTime(new Date(`${day}T06:30:00Z`));

let balance = 0;
async function bankSays(...rows: readonly Row[]) {
  const reply = await market.send(
    banking.readStatement,
    finance.token,
    [{ field: "file", bytes: Buffer.from(aStatement(balance, rows)) }],
    { holder_account: "Demo bank", format: "csv" },
  );
  expect(reply.status).toBe(200);
  balance = rows.reduce((sum, { amount }) => sum + amount, balance);
  return reply.body.data;
}
const close = async (date: string, by = finance) => {
  const { status, body } = await ask(banking.closeDay, { token: by.token, params: { date } });
  return {
    status,
    code: body.code,
    state: body.data?.state,
    hash: body.data?.hash,
    errors: body.errors,
  };
};
const pathsOf = async (date: string) =>
  (await close(date)).errors.map(({ path }) => path.replace(/\/.*/, ""));
/** A withdrawal that two approved and the gateway sent. */
async function paidOut(amount: number) {
  const owner = await aDepositor(market, amount);
  const account = await aBankAccount(market, owner, finance);
  const { body } = await ask(banking.askWithdrawal, {
    token: owner.token,
    body: { amount, from: "deposit", bank_account_id: account },
  });
  const params = { id: body.data._id };
  for (const [by, decision] of [
    [finance, "approve"],
    [colleague, "release"],
  ] as const)
    await ask(banking.decideWithdrawal, { token: by.token, params, body: { decision } });
  const { gateways } = aGateway();
  for (let i = 0; i < 2; i++) await sendWithdrawals(accountDeps(market.deps), gateways);
  const [sent] = (await ask(banking.withdrawals, { token: owner.token })).body.data;
  return { id: params.id, utr: sent?.utr ?? "" };
}
const receiptOf = async (q: string) =>
  (await ask(banking.receipts, { token: finance.token, query: { q } })).body.data[0]?._id ?? "";

test("a day that is not over, or has no statement, is not closed (M38)", async () => {
  await on(first);
  expect(await close(first)).toMatchObject({
    ...{ status: 409, code: "day_open_items" },
    errors: [{ path: "day", msg: "This day is not over yet" }],
  });
  await on(second);
  expect(await pathsOf(first)).toEqual(["holder_accounts"]);
});

test("one open line is named; once it is resolved two persons close the day, in a chain (M38)", async () => {
  const buyer = await aDepositor(market);
  const [told, unknown] = [aUtr(), aUtr()];
  const body = { utr: told, amount: 1000, paid_on: first };
  await ask(banking.claimTransfer, { token: buyer.token, body });
  await bankSays({ day: first, utr: told, amount: 1000 }, { day: first, utr: unknown, amount: 70 });
  const { errors } = await close(first);
  expect(errors).toEqual([
    {
      path: `receipts/${await receiptOf(unknown)}`,
      msg: `${unknown}: ₹70 of ${first} has no company yet`,
    },
  ]);
  await ask(banking.decideReceipt, {
    ...{ token: finance.token, params: { id: await receiptOf(unknown) } },
    body: { company_id: buyer.companyId },
  });
  expect(await close(first)).toMatchObject({ status: 200, state: "checked", hash: null });
  expect(await close(first)).toMatchObject({ status: 409, code: "second_person_needed" });
  const closed = await close(first, colleague);
  expect(closed).toMatchObject({ status: 200, state: "closed", hash: expect.any(String) });
  expect(await close(first)).toMatchObject({ status: 409, code: "day_closed_already" });
  const { body: days } = await ask(banking.days, { token: finance.token });
  expect(days.data.find(({ day }) => day === first)).toMatchObject({
    ...{ state: "closed", bank_statement: 1070, bank_journal: 1070, hash: closed.hash },
  });
});

test("what left and is not in the statement, and what left unknown, keep the day open (M38)", async () => {
  const { utr } = await paidOut(500);
  await bankSays({ day: second, amount: -3, words: "CHARGES" });
  await on(third);
  await bankSays({ day: third, utr: aUtr(), amount: 9 });
  expect(await pathsOf(second)).toEqual(["statement_lines", "withdrawals", "bank"]);
  await bankSays({ day: second, utr, amount: -500 });
  expect(await pathsOf(second)).toEqual(["statement_lines", "bank"]);
  const [bank] = (await close(second)).errors.filter(({ path }) => path === "bank");
  expect(bank?.msg).toBe("The statements come to ₹567, the journal to ₹570");
});

test("what the bank took for itself is entered by somebody who may approve, once, and the day closes (M38)", async () => {
  const { body } = await ask(banking.statementLines, {
    token: finance.token,
    query: { open: "1" },
  });
  const params = { id: body.data[0]?._id ?? "" };
  expect(body.data).toMatchObject([{ words: "CHARGES", amount: -3 }]);
  const charge = (by: SignedIn, of = params) =>
    ask(banking.decideLine, { token: by.token, params: of, body: { bank_charge: true } });
  expect((await charge(await market.anAdmin("support"))).body.code).toBe("office_role_may_not");
  const both = await Promise.all([finance, colleague].map((by) => charge(by)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 200)?.body.data.matched?.what).toBe("entry");
  expect(await marketMoney(market, "gateway_charges")).toBe(3);
  expect(await close(second)).toMatchObject({ status: 200, state: "checked" });
  const all = await ask(banking.statementLines, { token: finance.token });
  const cameIn = all.body.data.find(({ amount }) => amount === 9)?._id ?? "";
  expect((await charge(finance, { id: cameIn })).body.code).toBe("decided_meanwhile");
  expect((await charge(finance, { id: "999999" })).status).toBe(404);
});

test("a withdrawal that the bank names otherwise is matched by hand: of that amount, that left, once (M38)", async () => {
  const { id: sent } = await paidOut(200);
  const { id: other } = await paidOut(150);
  await bankSays({ day: third, amount: -200, words: "NEFT OUT BATCH 7" });
  const { body } = await ask(banking.statementLines, {
    token: finance.token,
    query: { open: "1" },
  });
  const params = { id: body.data[0]?._id ?? "" };
  const is = (withdrawal_id: string) =>
    ask(banking.decideLine, { token: finance.token, params, body: { withdrawal_id } });
  expect((await is(other)).body.errors).toEqual([
    {
      path: "withdrawal_id",
      msg: "No withdrawal of ₹200 with this id has left and waits for its line",
    },
  ]);
  const fitting = await ask(banking.officeWithdrawals, {
    ...{ token: finance.token, query: { for_line: params.id } },
  });
  expect(fitting.body.data.map(({ _id }) => _id)).toEqual([sent]);
  expect((await is(sent)).body.data.matched).toMatchObject({ what: "withdrawal", id: sent });
  expect((await is(sent)).body.code).toBe("decided_meanwhile");
  expect(await pathsOf(third)).not.toContain("statement_lines");
});

test("the journal's own fault keeps a day open (M38)", async () => {
  const alter = async (balance: number) => {
    const pool = market.deps.database.pool;
    await pool.query("alter table accounts disable trigger user");
    await pool.query(
      "update accounts set balance = balance + $1 where kind = 'deposit' and balance > 0",
      [balance],
    );
    await pool.query("alter table accounts enable trigger user");
  };
  await alter(1);
  expect(await pathsOf(second)).toContain("journal");
  await alter(-1);
  expect(await pathsOf(second)).not.toContain("journal");
  expect(await verifyJournal(db)).toMatchObject({ broken: null, days: 1 });
});

test("a line of the bank's that was altered after its day was closed is found by the day (X14)", async () => {
  const { pool } = market.deps.database;
  const alter = async (change: string) => {
    await pool.query("alter table statement_lines disable trigger user");
    const { rowCount } = await pool.query(`update statement_lines set ${change}
      where day = '${first}' and amount = 7000`);
    await pool.query("alter table statement_lines enable trigger user");
    expect(rowCount).toBe(1);
  };
  await alter("words = words || ' FROM ASHA'");
  expect((await verifyJournal(db)).broken).toContain(`day ${first} has another hash`);
  await alter("words = left(words, -10)");
  expect((await verifyJournal(db)).broken).toBeNull();
});

test("who may not approve money closes nothing, reads no statement and decides nothing (M41)", async () => {
  const moderator = await market.anAdmin("moderator");
  const { token } = moderator;
  const id = "1";
  const uuid = "00000000-0000-4000-8000-000000000000";
  for (const reply of [
    await ask(banking.closeDay, { token, params: { date: second } }),
    await ask(banking.days, { token }),
    await ask(banking.decideReceipt, { token, params: { id }, body: { company_id: 1 } }),
    await ask(banking.decideWithdrawal, {
      token,
      params: { id: uuid },
      body: { decision: "approve" },
    }),
    await ask(banking.reviewBankAccount, { token, params: { id }, body: { decision: "accept" } }),
    await ask(banking.makeHolderAccount, { token, body: { name: "X", opening: 0, ifsc: null } }),
  ])
    expect([reply.status, reply.body.code]).toEqual([403, "office_role_may_not"]);
});
