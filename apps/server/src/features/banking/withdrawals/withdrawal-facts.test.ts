import { banking } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { aBankAccount, aDepositor, aGateway } from "../../../../test/bank.ts";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { accountDeps } from "../../accounts/index.ts";
import { sendWithdrawals } from "./send-withdrawals.ts";

const market = await createMarket();
const { ask, db } = market;
const [finance, colleague] = [await market.anAdmin("finance"), await market.anAdmin("finance")];
await market.setTime(new Date("2026-11-25T06:30:00Z"));
const owner = await aDepositor(market, 90_000);
const account = await aBankAccount(market, owner, finance);

async function asked(amount: number): Promise<string> {
  await market.proveAgain(owner);
  const body = { amount, from: "deposit", bank_account_id: account } as const;
  return (await ask(banking.askWithdrawal, { token: owner.token, body })).body.data._id;
}
const decide = (by: SignedIn, id: string, decision: "approve" | "release") =>
  ask(banking.decideWithdrawal, { token: by.token, params: { id }, body: { decision } });
const facts = async (id: string, by = finance) =>
  (await ask(banking.withdrawalFacts, { token: by.token, params: { id } })).body.data;

test("who decides a withdrawal sees balance, account, earlier payouts and changes of the sign-in (V21)", async () => {
  const first = await asked(10_000);
  expect(await facts(first)).toMatchObject({
    balance: { deposit: 80_000, leaving: 10_000, held: 0, proceeds: 0, owed: 0 },
    account: {
      ...{ sent_at: "2026-11-25T06:30:00.000Z", accepted_at: "2026-11-25T06:30:00.000Z" },
      ...{ accepted_by: finance.name, accepted_by_you: true, accepted_by_approver: false },
      payouts: 0,
    },
    ...{ earlier: [], sign_in_changed: null },
  });
  await decide(finance, first, "approve");
  const second = await facts(first, colleague);
  expect(second.account).toMatchObject({ accepted_by_you: false, accepted_by_approver: true });
  await decide(colleague, first, "release");
  const { gateways } = aGateway();
  for (let i = 0; i < 2; i++) await sendWithdrawals(accountDeps(market.deps), gateways);
  await market.setTime(new Date("2026-11-25T07:30:00Z"));
  await db.transaction().execute((tx) =>
    writeAudit(tx, {
      ...{ adminId: owner.id, action: "password set by mail", subject: "User" },
      userId: owner.id,
    }),
  );
  const next = await facts(await asked(500));
  expect(next).toMatchObject({
    account: { payouts: 1 },
    earlier: [{ _id: first, amount: 10_000, state: "done", same_account: true }],
    sign_in_changed: { what: "password set by mail" },
  });
});

test("the facts of a withdrawal are finance's, and of one that there is (V21)", async () => {
  const moderator = await market.anAdmin("moderator");
  const params = { id: "00000000-0000-4000-8000-000000000000" };
  expect((await ask(banking.withdrawalFacts, { token: moderator.token, params })).status).toBe(403);
  expect((await ask(banking.withdrawalFacts, { token: finance.token, params })).status).toBe(404);
});
