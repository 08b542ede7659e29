import { payments } from "@rebale/contract";
import { afterAll, expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aPayer, aRazorpay, moneyOf, turnMoneyOn } from "../../../../test/money.ts";
import { paymentEvent } from "../../../../test/razorpay.ts";
import { runJobs } from "../../../platform/jobs/jobs.ts";
import { verifyJournal } from "../../journal-desk/index.ts";
import { paymentsQueue } from "../payments.jobs.ts";

const { razorpay, env } = await aRazorpay();
const market = await createMarket(undefined, env);
const { app, ask, db, deps } = market;
await turnMoneyOn(market);
const jobs = await runJobs(market.url, [paymentsQueue(deps)], deps.log);
afterAll(async () => {
  await jobs.stop();
  await razorpay.stop();
});
const url = "/api/payments/razorpay/webhook";

test("10,000 webhooks at once, of each payment ten in any order: all are kept, each payment is credited once (M24)", async () => {
  const payers = [];
  for (let i = 0; i < 10; i++) payers.push(await aPayer(market));
  const told = [];
  for (const { token } of payers)
    for (let i = 0; i < 100; i++) {
      const begun = await ask(payments.topUp, { token, body: { amount: 100 + i } });
      const payment = razorpay.pay(begun.body.data.order_id);
      const captured = Array.from({ length: 6 }, () => paymentEvent(payment));
      const failed = Array.from({ length: 4 }, () =>
        paymentEvent({ ...payment, status: "failed" }),
      );
      told.push(...captured, ...failed);
    }
  told.sort((a, b) => (a.headers["x-razorpay-signature"] ?? "").localeCompare(b.raw));
  const replies = await Promise.all(
    told.map(({ raw, headers }) => app.inject({ method: "POST", url, payload: raw, headers })),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10_000);
  const unhandled = () =>
    db.selectFrom("gateway_events").select("event_id").where("handled_at", "is", null).execute();
  await expect.poll(unhandled, { timeout: 240_000 }).toEqual([]);
  for (const { companyId } of payers)
    expect((await moneyOf(market, companyId)).deposit).toBe(100 * 100 + 4950);
  expect((await verifyJournal(db)).broken).toBeNull();
});
