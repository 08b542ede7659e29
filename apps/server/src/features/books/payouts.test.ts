import { banking, books } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { aBankAccount, aDepositor, aGateway } from "../../../test/bank.ts";
import { accountDeps } from "../accounts/index.ts";
import { sendWithdrawals } from "../banking/withdrawals/send-withdrawals.ts";

const market = await createMarket();
const { ask, deps } = market;
const query = { from: "2026-11-01", to: "2027-03-31" };
await market.setTime(new Date("2026-11-25T06:30:00Z"));

test("payouts have their UTR and bank account; one that came back stands below zero (O44)", async () => {
  const [finance, colleague] = [await market.anAdmin("finance"), await market.anAdmin("finance")];
  const owner = await aDepositor(market, 40_000.17);
  const account = await aBankAccount(market, owner, finance);
  const { gateways } = aGateway();
  const withdraw = async (amount: number) => {
    const asked = await ask(banking.askWithdrawal, {
      token: owner.token,
      body: { amount, from: "deposit", bank_account_id: account },
    });
    const { _id: id } = asked.body.data;
    for (const [by, decision] of [
      [finance, "approve"],
      [colleague, "release"],
    ] as const)
      await ask(banking.decideWithdrawal, {
        ...{ token: by.token, params: { id } },
        body: { decision, reason: null },
      });
    return id;
  };
  const [kept, returned] = [await withdraw(500), await withdraw(39_500.17)];
  for (let i = 0; i < 3; i++) await sendWithdrawals(accountDeps(deps), gateways);
  const { data, totals, sums } = (await ask(books.payouts, { token: owner.token, query })).body;
  const utrs = (await ask(banking.withdrawals, { token: owner.token })).body.data;
  const utrOf = (id: string) => utrs.find(({ _id }) => _id === id)?.utr;
  expect(utrOf(kept)).toMatch(/\w{8}/);
  const common = { from: "deposit", bank_last4: "5678" };
  expect(data).toMatchObject([
    { ...common, kind: "withdrawal_sent", amount: 500, utr: utrOf(kept) },
    { ...common, kind: "withdrawal_sent", amount: 39_500.17, utr: utrOf(returned) },
    { ...common, kind: "withdrawal_reversed", amount: -39_500.17 },
  ]);
  expect(data.every(({ ref }) => /^J\d+$/.test(ref))).toBe(true);
  expect([totals.amount, sums.amount]).toEqual([500, 500]);
});
