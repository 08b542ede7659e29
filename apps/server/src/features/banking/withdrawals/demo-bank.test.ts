import { banking } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aBankAccount, aDepositor, rs } from "../../../../test/bank.ts";
import { balancesOf } from "../../money-entries/index.ts";
import { bankingJobs } from "../banking.jobs.ts";

const market = await createMarket();
const { ask, db } = market;
const [finance, colleague] = [await market.anAdmin("finance"), await market.anAdmin("finance")];
const noon = Date.parse("2026-11-25T06:30:00Z");

test.each([
  [100, "done", 0],
  [100.13, "failed", 100.13],
  [100.17, "reversed", 100.17],
] as const)(
  "the demo's bank: a withdrawal of %s is %s in the end (M28)",
  async (amount, state, left) => {
    await market.setTime(new Date(noon));
    const jobs = bankingJobs(market.deps);
    const owner = await aDepositor(market, amount);
    const bank_account_id = await aBankAccount(market, owner, finance);
    const { body } = await ask(banking.askWithdrawal, {
      ...{ token: owner.token, body: { amount, from: "deposit", bank_account_id } },
    });
    const params = { id: body.data._id };
    for (const [by, decision] of [
      [finance, "approve"],
      [colleague, "release"],
    ] as const)
      await ask(banking.decideWithdrawal, { token: by.token, params, body: { decision } });
    const seen: string[] = [];
    for (const seconds of [0, 3, 7, 70]) {
      await market.setTime(new Date(noon + seconds * 1000));
      await jobs["send-withdrawals"]();
      const [now] = (await ask(banking.withdrawals, { token: owner.token })).body.data;
      seen.push(now?.state ?? "");
    }
    const passed = {
      done: ["sent", "done"],
      failed: ["sent", "failed"],
      reversed: ["sent", "done", "reversed"],
    };
    expect([...new Set(seen)]).toEqual(passed[state]);
    expect(await balancesOf(db, owner.companyId)).toMatchObject({ deposit: rs(left), leaving: 0 });
  },
);
