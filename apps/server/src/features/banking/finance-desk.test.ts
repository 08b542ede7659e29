import { banking, journal, office } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { aBankAccount, aDepositor, aStatement, aUtr, type Row } from "../../../test/bank.ts";

/** The finance desk: counts of what waits, and a statement's lines beside their meaning. */

const market = await createMarket();
const { ask } = market;
const [finance, colleague] = [await market.anAdmin("finance"), await market.anAdmin("finance")];
const { token } = finance;
await market.setTime(new Date("2026-11-25T06:30:00Z"));
const day = "2026-11-24";

let balance = 0;
async function bankSays(...rows: readonly Row[]) {
  const file = { field: "file", bytes: Buffer.from(aStatement(balance, rows)) };
  const asked = { holder_account: "Demo bank", format: "csv" };
  expect((await market.send(banking.readStatement, token, [file], asked)).status).toBe(200);
  balance = rows.reduce((sum, { amount }) => sum + amount, balance);
}
const waiting = async () => (await ask(banking.moneyWaiting, { token })).body.data;
const overview = async () => (await ask(office.overview, { token })).body.data;
const receiptOf = async (q: string) =>
  (await ask(banking.receipts, { token, query: { q } })).body.data[0]?._id ?? "";

test("what waits at the desk is counted, and no longer once it is decided (M26, M28, M38)", async () => {
  expect(await waiting()).toEqual({
    receipts: { unknown: 0, mismatched: 0, claimed: 0, return_asked: 0 },
    withdrawals: { asked: 0, approved: 0, failed: 0 },
    ...{ bank_accounts: 0, events: 0, statement_lines: 0, sales_overdue: 0, days: 0 },
    ...{ disputes: 0, reversals: 0, accounts: 0, tax_holds: 0 },
  });
  const buyer = await aDepositor(market, 500);
  const [short, unknown, claimed] = [aUtr(), aUtr(), aUtr()];
  for (const [utr, amount] of [
    [short, 100],
    [claimed, 40],
  ] as const)
    await ask(banking.claimTransfer, { token: buyer.token, body: { utr, amount, paid_on: day } });
  await bankSays(
    { day, utr: short, amount: 99 },
    { day, utr: unknown, amount: 70 },
    { day, amount: -3, words: "CHARGES" },
  );
  const account = await aBankAccount(market, buyer, finance);
  await aBankAccount(market, buyer, finance, false);
  const asked = await ask(banking.askWithdrawal, {
    token: buyer.token,
    body: { amount: 500, from: "deposit", bank_account_id: account },
  });
  const params = { id: await receiptOf(unknown) };
  await ask(banking.decideReceipt, {
    token,
    params,
    body: { return: true, reason: "Third party" },
  });
  expect(await waiting()).toEqual({
    receipts: { unknown: 1, mismatched: 1, claimed: 1, return_asked: 1 },
    withdrawals: { asked: 1, approved: 0, failed: 0 },
    ...{ bank_accounts: 1, events: 0, statement_lines: 1, sales_overdue: 0, days: 1 },
    ...{ disputes: 0, reversals: 0, accounts: 0, tax_holds: 0 },
  });
  expect(await overview()).toMatchObject({
    ...{ receipts_waiting: 2, withdrawals_waiting: 1 },
    ...{ bank_accounts_waiting: 1, gateway_events_open: 0 },
    ...{ withdrawals_failed: 0, statement_lines_open: 1, sales_overdue: 0 },
  });
  const returning = await ask(banking.receipts, { token, query: { return_asked: "1" } });
  expect(returning.body.data.map(({ utr }) => utr)).toEqual([unknown]);
  const found = await ask(banking.receipts, { token, query: { id: Number(params.id) } });
  expect(found.body.data.map(({ utr }) => utr)).toEqual([unknown]);

  await ask(banking.decideReceipt, {
    ...{ token: colleague.token, params },
    body: { return: true, reason: "Third party" },
  });
  const one = { token, params: { id: asked.body.data._id } };
  await ask(banking.decideWithdrawal, { ...one, body: { decision: "approve" } });
  expect(await waiting()).toMatchObject({
    receipts: { unknown: 0, mismatched: 1, claimed: 1, return_asked: 0 },
    withdrawals: { asked: 0, approved: 1 },
  });
  const byId = await ask(banking.officeWithdrawals, { token, query: { id: one.params.id } });
  expect(byId.body.data.map(({ state }) => state)).toEqual(["approved"]);
});

test("a payout that came back waits until its company has had another: on the desk and on the overview (V3)", async () => {
  const [last] = (await ask(banking.officeWithdrawals, { token })).body.data;
  const put = (state: "failed" | "done") =>
    market.db
      .updateTable("withdrawals")
      .set({ state, approved_by: finance.id, released_by: colleague.id, gateway: "demo" })
      .set({ reason: "Account closed" })
      .where("id", "=", last?._id ?? "")
      .execute();
  await put("failed");
  expect((await waiting()).withdrawals.failed).toBe(1);
  expect((await overview()).withdrawals_failed).toBe(1);
  await put("done");
  expect((await waiting()).withdrawals.failed).toBe(0);
});

test("a statement's lines stand beside what they mean, the newest first; open ones alone where asked (M26)", async () => {
  const lines = await ask(banking.statementLines, { token });
  expect(lines.body.data.map(({ amount, balance, matched }) => [amount, balance, matched])).toEqual(
    [
      [-3, 166, null],
      [70, 169, { what: "receipt", id: expect.any(String), company: null, state: "returned" }],
      [
        99,
        99,
        {
          what: "receipt",
          id: expect.any(String),
          company: expect.any(String),
          state: "mismatched",
        },
      ],
    ],
  );
  const open = await ask(banking.statementLines, { token, query: { open: "1" } });
  expect(open.body).toMatchObject({
    totalpage: 1,
    data: [{ words: "CHARGES", utr: null, day, holder_account: "Demo bank" }],
  });
  const [account] = (await ask(banking.holderAccounts, { token })).body.data;
  const of = (holder_account: number) =>
    ask(banking.statementLines, { token, query: { holder_account } });
  expect((await of(Number(account?._id))).body.data).toHaveLength(3);
  expect((await of(Number(account?._id) + 1)).body.data).toEqual([]);
});

test("a day tells who checked it that somebody else closes it (M38)", async () => {
  await market.db
    .insertInto("day_checks")
    .values({ day: day as never, checked_by: finance.id })
    .execute();
  const checkOf = async (by: string) =>
    (await ask(banking.days, { token: by })).body.data.find((one) => one.day === day);
  expect(await checkOf(token)).toMatchObject({ state: "checked", checked_by_you: true });
  expect(await checkOf(colleague.token)).toMatchObject({ state: "checked", checked_by_you: false });
});

test("an entry of the journal is found by its number", async () => {
  const [entry] = (await ask(journal.entries, { token })).body.data;
  const found = await ask(journal.entries, { token, query: { id: Number(entry?._id) } });
  expect(found.body.data).toEqual([entry]);
});

test("who may not read money reads neither counts nor lines (M41)", async () => {
  const moderator = await market.anAdmin("moderator");
  for (const operation of [banking.moneyWaiting, banking.statementLines])
    expect((await ask(operation, { token: moderator.token })).body).toMatchObject({
      code: "office_role_may_not",
    });
});

test("support reads what became of a company's transfers and payouts, and leaves an entry (V5)", async () => {
  const support = await market.anAdmin("support");
  const owner = await aDepositor(market, 500);
  const [told, short] = [aUtr(), aUtr()];
  for (const utr of [told, short])
    await ask(banking.claimTransfer, {
      ...{ token: owner.token, body: { utr, amount: 40, paid_on: day } },
    });
  await bankSays({ day, utr: short, amount: 39 });
  const account = await aBankAccount(market, owner, finance);
  await ask(banking.askWithdrawal, {
    ...{ token: owner.token, body: { amount: 5, from: "deposit", bank_account_id: account } },
  });
  const params = { id: String(owner.companyId) };
  const { body } = await ask(banking.companyTransfers, { token: support.token, params });
  const states = body.data.paid_in.map(({ utr, state }) => [utr, state]);
  expect(Object.fromEntries(states)).toEqual({ [told]: "claimed", [short]: "mismatched" });
  expect(body.data.paid_out).toMatchObject([{ amount: 5, state: "asked" }]);
  const looks = market.db
    .selectFrom("audit")
    .select("action")
    .where("admin_id", "=", support.id)
    .where("action", "=", "wallet seen");
  expect(await looks.execute()).toHaveLength(1);
  for (const { token: by } of [owner, await market.anAdmin("content")])
    expect((await ask(banking.companyTransfers, { token: by, params })).status).toBe(403);
});
