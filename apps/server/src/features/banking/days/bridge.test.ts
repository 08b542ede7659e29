import { banking } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import {
  aBankAccount,
  aDepositor,
  aGateway,
  aStatement,
  aUtr,
  type Row,
} from "../../../../test/bank.ts";
import { accountDeps } from "../../accounts/index.ts";
import { sendWithdrawals } from "../withdrawals/send-withdrawals.ts";

const market = await createMarket();
const { ask } = market;
const [finance, colleague] = [await market.anAdmin("finance"), await market.anAdmin("finance")];
const { token } = finance;
const [first, second] = ["2026-11-24", "2026-11-25"] as const;
const on = (day: string) => market.setTime(new Date(`${day}T06:30:00Z`));

let balance = 0;
async function bankSays(...rows: readonly Row[]) {
  const file = { field: "file", bytes: Buffer.from(aStatement(balance, rows)) };
  const of = { holder_account: "Demo bank", format: "csv" };
  const { status } = await market.send(banking.readStatement, token, [file], of);
  expect(status).toBe(200);
  balance = rows.reduce((sum, { amount }) => sum + amount, balance);
}
const bridge = async (date: string) =>
  (await ask(banking.dayBridge, { token, params: { date } })).body.data;
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

test("payouts that the bank has not shown and a line that nobody knows are two rows with their items, never one figure (V22)", async () => {
  await on(first);
  const payer = await aDepositor(market);
  const utr = aUtr();
  const body = { utr, amount: 50_000, paid_on: first };
  await ask(banking.claimTransfer, { token: payer.token, body });
  await bankSays({ day: first, utr, amount: 50_000 });
  const [receipt] = (await ask(banking.receipts, { token, query: { q: utr } })).body.data;
  await ask(banking.decideReceipt, {
    ...{ token, params: { id: receipt?._id ?? "" } },
    body: { company_id: payer.companyId },
  });
  expect(await bridge(first)).toMatchObject({
    ...{ opening: 0, in: 50_000, out: 0, bank: 50_000, rest: 0 },
    ...{ in_transit: { amount: 0, count: 0 }, unexplained: { amount: 0, count: 0 } },
  });
  await on(second);
  const [one, two] = [await paidOut(20_000), await paidOut(10_000)];
  await bankSays({ day: second, amount: -1204, words: "NEFT OUT 7" });
  const shown = await bridge(second);
  expect(shown).toMatchObject({ opening: 50_000, in: 0, out: 30_000, bank: 48_796, rest: 0 });
  expect(shown.in_transit).toMatchObject({
    ...{ amount: 30_000, count: 2 },
    items: [
      { path: `withdrawals/${one.id}`, ref: one.utr, amount: 20_000, day: second },
      { path: `withdrawals/${two.id}`, ref: two.utr, amount: 10_000, day: second },
    ],
  });
  expect(shown.unexplained).toMatchObject({
    ...{ amount: -1204, count: 1 },
    items: [{ path: expect.stringMatching(/^statement_lines\/\d+$/), name: "NEFT OUT 7" }],
  });
  await bankSays({ day: second, utr: one.utr, amount: -20_000 });
  expect((await bridge(second)).in_transit).toMatchObject({ amount: 10_000, count: 1 });
});

test("what somebody has said a line is, is told no more (V22)", async () => {
  const { data } = (await ask(banking.statementLines, { token, query: { open: "1" } })).body;
  await ask(banking.decideLine, {
    ...{ token, params: { id: data[0]?._id ?? "" } },
    body: { bank_charge: true },
  });
  expect(await bridge(second)).toMatchObject({
    ...{ out: 31_204, rest: 0 },
    ...{ unexplained: { count: 0 }, in_transit: { amount: 10_000, count: 1 } },
  });
});

test("the bridge is finance's (V22)", async () => {
  const moderator = await market.anAdmin("moderator");
  const params = { date: first };
  expect((await ask(banking.dayBridge, { token: moderator.token, params })).status).toBe(403);
});
