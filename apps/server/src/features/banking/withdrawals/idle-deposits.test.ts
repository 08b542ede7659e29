import { DAY_MS } from "@rebale/contract/values/calendar";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aBankAccount, aDepositor, aTopUp } from "../../../../test/bank.ts";
import { bankingJobs } from "../banking.jobs.ts";

const market = await createMarket();
const { db } = market;
const finance = await market.anAdmin("finance");
const noon = new Date("2026-11-25T06:30:00Z");
await market.setTime(noon);

async function anOwner(deposit: number) {
  const owner = await aDepositor(market, deposit);
  await aBankAccount(market, owner, finance);
  return owner;
}
const onDay = async (day: number) => {
  await market.setTime(new Date(noon.getTime() + day * DAY_MS));
  await bankingJobs(market.deps)["propose-payouts"]();
};
const askedFor = async ({ companyId }: { companyId: number }) =>
  (
    await db
      .selectFrom("withdrawals")
      .select(["amount", "source"])
      .where("company_id", "=", companyId)
      .execute()
  ).map(({ amount, source }) => [amount / 100, source]);
const timesTold = async (userId: number) =>
  (
    await db
      .selectFrom("notifications")
      .select("id")
      .where("user_id", "=", userId)
      .where("code", "=", "deposit_idle")
      .execute()
  ).length;

test("a deposit that has not moved for 330 days goes back, or its company is told once (M28)", async () => {
  const [owner, busy] = [await anOwner(500), await anOwner(700)];
  const nowhere = await aDepositor(market, 90);
  await market.setTime(new Date(noon.getTime() + 200 * DAY_MS));
  await aTopUp(market, busy.companyId, 1);
  await onDay(329);
  expect([await askedFor(owner), await timesTold(nowhere.id)]).toEqual([[], 0]);
  await onDay(330);
  await onDay(331);
  expect(await askedFor(owner)).toEqual([[500, "deposit"]]);
  expect([await askedFor(busy), await timesTold(nowhere.id)]).toEqual([[], 1]);
});
