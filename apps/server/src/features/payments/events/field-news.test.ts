import { type BodyIn, banking, journal, payments } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/calendar";
import { afterAll, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import {
  aPayer,
  aRazorpay,
  marketMoney,
  moneyOf,
  type Payer,
  turnMoneyOn,
} from "../../../../test/money.ts";
import { type SignedEvent, signedEvent, signedReturn } from "../../../../test/razorpay.ts";
import { bankingJobs } from "../../banking/banking.jobs.ts";
import { verifyJournal } from "../../journal-desk/index.ts";
import { coverOf } from "../../wallet/index.ts";
import { readLastSettlements } from "../settlements/read-settlements.ts";
import { makeVirtualAccounts } from "../transfers/make-virtual-accounts.ts";
import { retryEvents } from "./handle-event.ts";

/** News that gateways send in the field, and nobody had asked for. */

const { razorpay, env } = await aRazorpay();
afterAll(() => razorpay.stop());
const market = await createMarket(undefined, env);
const { app, ask, db, deps } = market;
await turnMoneyOn(market);
const [finance, colleague] = [await market.anAdmin("finance"), await market.anAdmin("finance")];

async function anOrder(payer: Payer, amount: number) {
  const begun = await ask(payments.topUp, { token: payer.token, body: { amount } });
  return begun.body.data;
}
async function payIn(payer: Payer, amount: number) {
  const { payment_id, order_id } = await anOrder(payer, amount);
  const payment = razorpay.pay(order_id);
  await ask(payments.returnTopUp, {
    ...{ params: { id: payment_id }, token: payer.token, body: signedReturn(payment) },
  });
  return payment;
}
const jobs = bankingJobs(deps);
/** Acted on as the jobs do; what waits for banking is handed on. */
async function tell({ raw, headers }: SignedEvent, times = 1): Promise<void> {
  for (let i = 0; i < times; i++) {
    const url = "/api/payments/razorpay/webhook";
    const reply = await app.inject({ method: "POST", url, payload: raw, headers });
    expect(reply.statusCode).toBe(200);
  }
  await retryEvents(deps);
  const { rows } = await deps.database.pool.query(
    `select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'payment-without-order' order by j.id`,
  );
  for (const { payload } of rows) await jobs["payment-without-order"](payload);
}
const captured = (id: string, rupees: number, more: object = {}) => ({
  ...{ id, amount: Math.round(rupees * 100), currency: "INR", status: "captured" },
  ...{ method: "upi", order_id: null, created_at: 1_795_849_940, ...more },
});
const open = async () =>
  (await ask(payments.gatewayEvents, { token: finance.token, query: { open: "1" } })).body.data;
const money = (payer: Payer) => moneyOf(market, payer.companyId);
const decide = (id: string, body: BodyIn<typeof banking.decideReceipt>, by: SignedIn = finance) =>
  ask(banking.decideReceipt, { token: by.token, params: { id }, body });
const receipt = async (q: string) =>
  (await ask(banking.receipts, { token: finance.token, query: { q } })).body.data[0];
const sound = async () => expect((await verifyJournal(db)).broken).toBeNull();

test("a payment without an order waits for finance, and is its company's or goes back (R42)", async () => {
  const payer = await aPayer(market);
  const link = (id: string) =>
    signedEvent("payment.captured", {
      payment: captured(id, 75_000, { description: "#plink_Q1 deposit" }),
    });
  await tell(link("pay_link1"), 2);
  await tell(link("pay_link2"));
  const [one, two] = [await receipt("pay_link1"), await receipt("pay_link2")];
  expect(one).toMatchObject({
    ...{ state: "unknown", source: "gateway", received: 75_000, words: "#plink_Q1 deposit" },
  });
  expect(await marketMoney(market, "gateway")).toBe(150_000);
  for (const by of [finance, colleague])
    await decide(one?._id ?? "", { company_id: payer.companyId }, by);
  expect((await money(payer)).deposit).toBe(75_000);
  for (const by of [finance, colleague])
    await decide(two?._id ?? "", { return: true, reason: "Paid back by link" }, by);
  expect([await marketMoney(market, "gateway"), await marketMoney(market, "suspense")]).toEqual([
    ...[75_000, 0],
  ]);
  expect(await open()).toEqual([]);
  await sound();
});

test("payments of another shop on the same account are left out; their settlement takes nothing that is ours (R42, R43)", async () => {
  const payer = await aPayer(market);
  const [gateway, bank] = [await marketMoney(market, "gateway"), await marketMoney(market, "bank")];
  const ours = await payIn(payer, 10_000);
  for (let i = 0; i < 5; i++)
    await tell(
      signedEvent("payment.captured", {
        payment: captured(`pay_shop${i}`, 500, { order_id: `order_OtherShop${i}` }),
      }),
    );
  expect(await open()).toEqual([]);
  expect(await marketMoney(market, "gateway")).toBe(gateway + 10_000);
  const day = indiaDay(new Date());
  const row = (id: string, amount: number, fee: number, tax: number) => ({
    ...{ entity_id: id, type: "payment", debit: 0, credit: amount - fee, amount, fee, tax },
    ...{ settled: true, settlement_id: "setl_f1", settlement_utr: "SETLF1", method: "upi" },
  });
  razorpay.settled.set(day, [
    row(ours.id, ours.amount, ours.fee, ours.tax),
    row("pay_shop1", 50_000, 1_180, 180),
  ]);
  await readLastSettlements(deps);
  expect(await marketMoney(market, "gateway")).toBe(gateway);
  expect((await marketMoney(market, "bank")) - bank).toBe(
    (ours.amount - ours.fee + 50_000 - 1_180) / 100,
  );
  await sound();
});

test("what is refunded on the gateway's dashboard leaves the deposit, whole and in part, once (R44)", async () => {
  const payer = await aPayer(market);
  const payment = await payIn(payer, 50_000);
  const refund = (id: string, rupees: number) =>
    signedEvent("refund.processed", {
      refund: { id, amount: rupees * 100, currency: "INR", payment_id: payment.id },
      payment: { ...payment, status: "refunded" },
    });
  await tell(refund("rfnd_1", 20_000), 3);
  expect((await money(payer)).deposit).toBe(30_000);
  await tell(refund("rfnd_2", 30_000));
  await tell(refund("rfnd_2", 30_000));
  expect(await money(payer)).toMatchObject({ deposit: 0, owed: 0 });
  await sound();
});

test("where the payer bears the gateway's fee, the order's amount is credited; of less, what was paid (R45, R47)", async () => {
  const payer = await aPayer(market);
  const bearing = await anOrder(payer, 50_000);
  await tell(
    signedEvent("payment.captured", {
      payment: captured("pay_bear", 51_180, {
        ...{ order_id: bearing.order_id, fee: 118_000, tax: 18_000, fee_bearer: "customer" },
      }),
    }),
  );
  expect((await money(payer)).deposit).toBe(50_000);
  const offer = await anOrder(payer, 50_000);
  await tell(
    signedEvent("payment.captured", {
      payment: captured("pay_offer", 45_000, { order_id: offer.order_id, offer_id: "offer_1" }),
    }),
  );
  expect((await money(payer)).deposit).toBe(95_000);
  const state = async (id: string) =>
    (await ask(payments.topUpState, { token: payer.token, params: { id } })).body.data;
  expect(await state(offer.payment_id)).toMatchObject({ state: "captured", amount: 45_000 });
  expect(await state(bearing.payment_id)).toMatchObject({ amount: 50_000, again: 0 });
});

test("what the gateway does not take is refused in words, with the way that is left (R46)", async () => {
  const payer = await aPayer(market);
  razorpay.behave("refusing");
  const { status, body } = await ask(payments.topUp, {
    token: payer.token,
    body: { amount: 500_000 },
  });
  razorpay.behave("well");
  expect([status, body.code]).toEqual([409, "gateway_refused"]);
  expect(body.errors[0]).toMatchObject({ path: "amount" });
  expect(body.errors[0]?.msg).toContain("bank transfer");
});

test("a dispute is told to finance with its last day, and its sum cannot be used until it is decided (R51)", async () => {
  const payer = await aPayer(market);
  const payment = await payIn(payer, 50_000);
  await payIn(payer, 10_000);
  const dispute = (kind: string, id = "disp_f1", rupees = 50_000) =>
    signedEvent(`payment.dispute.${kind}`, {
      payment,
      dispute: {
        ...{ id, payment_id: payment.id, amount: rupees * 100, currency: "INR" },
        respond_by: 1_796_454_800,
      },
    });
  const free = async () => (await coverOf(db, payer.companyId)).free / 100;
  await tell(dispute("created"), 2);
  await tell(dispute("action_required"));
  expect([await free(), (await money(payer)).deposit]).toEqual([10_000, 60_000]);
  const mails = await db
    .selectFrom("messages")
    .select(["recipient", "body"])
    .where("subject", "like", "%disputed")
    .execute();
  const told = mails.map(({ recipient }) => recipient);
  expect(told).toContain(finance.email);
  expect(new Set(told).size).toBe(told.length);
  expect(mails[0]?.body).toContain("2026-12-05");
  await tell(dispute("won"));
  expect(await free()).toBe(60_000);
  await tell(dispute("created", "disp_f2", 30_000));
  await tell(dispute("lost", "disp_f2", 30_000));
  expect([await free(), (await money(payer)).deposit]).toEqual([30_000, 30_000]);
  // Won after it was lost: somebody is asked, and two persons turn it back.
  await tell(dispute("won", "disp_f2", 30_000));
  const [waiting] = await open();
  expect(waiting?.last_error).toContain("cb:disp_f2");
  const row = db.selectFrom("journal_entries").select("id").where("key", "=", "cb:disp_f2");
  const params = { id: String((await row.executeTakeFirstOrThrow()).id) };
  for (const { token } of [finance, colleague])
    await ask(journal.reverse, { token, params, body: { reason: "Won" } });
  expect([await free(), (await money(payer)).deposit]).toEqual([60_000, 60_000]);
  await ask(payments.decideEvent, {
    ...{ token: finance.token, params: { id: waiting?._id ?? "" }, body: { again: true } },
  });
  expect(await open()).toEqual([]);
  await sound();
});

test("what is paid to a company's own account by UPI, or without a reference, is that company's once (R53)", async () => {
  const payer = await aPayer(market);
  for (let i = 0; i < 3; i++) await makeVirtualAccounts(deps);
  const { account_id: id } = await db
    .selectFrom("virtual_accounts")
    .select("account_id")
    .where("company_id", "=", payer.companyId)
    .executeTakeFirstOrThrow();
  const upi = (payment: string) =>
    signedEvent("virtual_account.credited", {
      payment: captured(payment, 25_000),
      virtual_account: { id },
      upi_transfer: { id: "ut_1", payment_id: payment, npci_reference_id: "633112345679" },
    });
  await tell(upi("pay_upi1"), 2);
  await tell(signedEvent("payment.captured", { payment: captured("pay_upi1", 25_000) }));
  expect((await money(payer)).deposit).toBe(25_000);
  await tell(signedEvent("payment.captured", { payment: captured("pay_upi2", 25_000) }));
  await tell(upi("pay_upi2"));
  expect((await money(payer)).deposit).toBe(50_000);
  await tell(
    signedEvent("virtual_account.credited", {
      payment: captured("pay_norefA", 100, { method: "bank_transfer" }),
      virtual_account: { id },
      bank_transfer: { bank_reference: null, payer_bank_account: { name: "Asha" } },
    }),
    2,
  );
  expect((await money(payer)).deposit).toBe(50_100);
  await sound();
});
