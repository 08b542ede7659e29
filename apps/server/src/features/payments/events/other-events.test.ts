import { type Body, payments } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/calendar";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import {
  aPayer,
  aRazorpay,
  marketMoney,
  moneyOf,
  type Payer,
  turnMoneyOn,
} from "../../../../test/money.ts";
import { type SignedEvent, signedEvent, signedReturn } from "../../../../test/razorpay.ts";
import { verifyJournal } from "../../journal-desk/index.ts";
import { readLastSettlements } from "../settlements/read-settlements.ts";
import { makeVirtualAccounts } from "../transfers/make-virtual-accounts.ts";
import { retryEvents } from "./handle-event.ts";

const { razorpay, env } = await aRazorpay();
afterAll(() => razorpay.stop());
const market = await createMarket(undefined, env);
const { app, ask, db, deps } = market;
await turnMoneyOn(market);

async function payIn(payer: Payer, amount: number) {
  const begun = await ask(payments.topUp, { token: payer.token, body: { amount } });
  const { payment_id, order_id } = begun.body.data;
  const payment = razorpay.pay(order_id);
  await ask(payments.returnTopUp, {
    ...{ params: { id: payment_id }, token: payer.token, body: signedReturn(payment) },
  });
  return payment;
}
/** Sent so often, and acted on as the jobs do. */
async function tell({ raw, headers }: SignedEvent, times = 1): Promise<void> {
  for (let i = 0; i < times; i++) {
    const url = "/api/payments/razorpay/webhook";
    const reply = await app.inject({ method: "POST", url, payload: raw, headers });
    expect(reply.statusCode).toBe(200);
  }
  await retryEvents(deps);
}
const eventOf = (about: string) =>
  db
    .selectFrom("gateway_events")
    .select(["handled_at", "last_error"])
    .where("about", "=", about)
    .executeTakeFirst();

test("a transfer to a company's own account is credited once by its UTR, in whatever letters (M26)", async () => {
  const payer = await aPayer(market);
  await makeVirtualAccounts(deps);
  await makeVirtualAccounts(deps);
  const accounts = await db
    .selectFrom("virtual_accounts")
    .select(["account_id", "ifsc"])
    .where("company_id", "=", payer.companyId)
    .execute();
  expect(accounts).toHaveLength(1);
  const credited = (bank_reference: string, id = accounts[0]?.account_id ?? "") =>
    signedEvent("virtual_account.credited", {
      payment: {
        ...{ id: `pay_${bank_reference}`, amount: 25_000_050, currency: "INR" },
        ...{ status: "captured", order_id: null, method: "bank_transfer" },
      },
      virtual_account: { id },
      bank_transfer: { bank_reference, payer_bank_account: { name: "Asha Metals" } },
    });
  await tell(credited("n123456789012345"), 3);
  await tell(credited("N123456789012345"));
  expect(await moneyOf(market, payer.companyId)).toMatchObject({ deposit: 250_000.5 });
  expect(await marketMoney(market, "bank")).toBe(250_000.5);
  await tell(credited("N999999999999999", "va_nobodys"));
  expect(await eventOf("va_nobodys")).toMatchObject({ handled_at: null });
  expect(await marketMoney(market, "bank")).toBe(250_000.5);
});

test("what was tried for a day is tried again by a person, and put away where it stays of nothing (M24)", async () => {
  const finance = await market.anAdmin("finance");
  const { token } = finance;
  const open = async () =>
    (await ask(payments.gatewayEvents, { token, query: { open: "1" } })).body.data;
  await db
    .updateTable("gateway_events")
    .set({ try_at: null, received_at: sql`market_now() - interval '25 hours'` })
    .where("handled_at", "is", null)
    .execute();
  const [event] = await open();
  expect(event).toMatchObject({ about: "va_nobodys", state: "open" });
  const params = { id: event?._id ?? "" };
  const decide = (body: Body<typeof payments.decideEvent>, by = finance) =>
    ask(payments.decideEvent, { token: by.token, params, body });
  const reader = await market.anAdmin("support");
  expect((await decide({ again: true }, reader)).body.code).toBe("office_role_may_not");
  const again = await decide({ again: true });
  expect(again.body.data).toMatchObject({ state: "open", tries: (event?.tries ?? 0) + 1 });
  expect(again.body.data.last_error).toContain("va_nobodys");
  const late = await ask(payments.decideEvent, {
    ...{ token, params: { id: "evt_none" }, body: { again: true } },
  });
  expect(late.status).toBe(404);
  const away = await decide({ put_away: true, reason: "Razorpay’s desk: a test of theirs" });
  expect(away.body.data).toMatchObject({ state: "handled" });
  expect((await decide({ again: true })).body.code).toBe("decided_meanwhile");
  expect(await open()).toEqual([]);
  await db.deleteFrom("gateway_events").execute();
});

test("the gateway settles 2,00,000 as 1,95,280: charges 4,000 and 720, nothing is left at the gateway (M27)", async () => {
  const bank = await marketMoney(market, "bank");
  const payment = await payIn(await aPayer(market), 200_000);
  expect(await marketMoney(market, "gateway")).toBe(200_000);
  const day = indiaDay(new Date());
  const processed = signedEvent("settlement.processed", { settlement: { id: "setl_1" } });
  await tell(processed);
  expect(await eventOf("setl_1")).toMatchObject({ handled_at: null });
  razorpay.settled.set(day, [
    {
      ...{ entity_id: payment.id, type: "payment", debit: 0, credit: payment.amount - payment.fee },
      ...{ amount: payment.amount, fee: payment.fee, tax: payment.tax, settled: true },
      ...{ settlement_id: "setl_1", settlement_utr: "SETLUTR1", method: "upi" },
    },
  ]);
  await readLastSettlements(deps);
  await readLastSettlements(deps);
  await tell(processed, 2);
  expect(await marketMoney(market, "gateway")).toBe(0);
  expect(await marketMoney(market, "gateway_charges")).toBe(4000);
  expect(await marketMoney(market, "gst_input")).toBe(720);
  expect((await marketMoney(market, "bank")) - bank).toBe(195_280);
  const rows = await db.selectFrom("settlements").select(["utr", "settled_on"]).execute();
  expect(rows).toEqual([{ utr: "SETLUTR1", settled_on: day }]);
});

test("a dispute that is lost takes what the deposit has, the rest is owed, once (M24)", async () => {
  const payer = await aPayer(market);
  const payment = await payIn(payer, 1000);
  await payIn(payer, 200);
  const lost = (id: string, amount: number, payment_id = payment.id) =>
    signedEvent("payment.dispute.lost", { dispute: { id, payment_id, amount, currency: "INR" } });
  await tell(lost("disp_1", 70_000), 2);
  expect(await moneyOf(market, payer.companyId)).toMatchObject({ deposit: 500, owed: 0 });
  await payIn(payer, 100);
  await tell(lost("disp_1", 70_000));
  await tell(lost("disp_2", 100_000), 2);
  await tell(lost("disp_2", 100_000));
  expect(await moneyOf(market, payer.companyId)).toMatchObject({ deposit: 0, owed: 400 });
  const bars = db.selectFrom("company_bars").select(["reason", "until_at"]);
  expect(await bars.where("company_id", "=", payer.companyId).execute()).toEqual([
    { reason: "owes_money", until_at: null },
  ]);
  await tell(lost("disp_3", 100, "pay_unknown"));
  expect(await eventOf("disp_3")).toMatchObject({ handled_at: null });
  expect((await verifyJournal(db)).broken).toBeNull();
});

test("what is told of a payout is handed on by our own id of it, at every telling (M28)", async () => {
  const handed = () =>
    deps.database.pool
      .query(
        `select j.payload from graphile_worker._private_jobs j
          join graphile_worker._private_tasks t on t.id = j.task_id
          where t.identifier = 'payout-changed' order by j.id`,
      )
      .then(({ rows }) => rows.map(({ payload }) => payload));
  const payout = { id: "pout_1", status: "processed", reference_id: "w-1", utr: "UTR9" };
  await tell(signedEvent("payout.processed", { payout }), 2);
  await tell(signedEvent("payout.reversed", { payout: { ...payout, status: "reversed" } }));
  expect(await handed()).toMatchObject([
    { withdrawalId: "w-1", payout: { gatewayId: "pout_1", state: "processed", utr: "UTR9" } },
    { withdrawalId: "w-1", payout: { state: "reversed" } },
  ]);
});
