import { type Paise, paise } from "@rebale/contract/values/money";
import { afterAll, expect, test } from "vitest";
import { startCashfree } from "../../../../../test/cashfree.ts";
import {
  CASHFREE,
  cashfreeEvent,
  cashfreeMoney,
  cashfreePaymentEvent,
  settledRow,
} from "../../../../../test/cashfree-events.ts";
import type { SentPayment } from "../../../../../test/razorpay.ts";
import { GatewayAway, GatewayRefused } from "../payment-gateway.ts";
import { cashfreeGateway } from "./cashfree-gateway.ts";
import { Amount, parseCashfree } from "./cashfree-shapes.ts";
import { checkCashfreeEvent } from "./cashfree-signatures.ts";
import { headOf, readEvent } from "./read-event.ts";

const payment: SentPayment = {
  ...{ id: "5114925103565", amount: 17_000, currency: "INR", order_id: "order_1" },
  ...{ method: "upi", fee: 0, tax: 0, status: "captured" },
};
const rawOf = (text: string) => Buffer.from(text);
const told = rawOf(cashfreePaymentEvent(payment).raw);

test.each([
  ["170.00", 17_000],
  ["0.29", 29],
  ["1234567.05", 123_456_705],
  ["99999999999.99", 9_999_999_999_999],
  ["2", 200],
  ["2.50", 250],
  ["2.5000", 250],
])("%s rupees are %s paise (M24)", (rupees, expected) => {
  expect(Amount.parse(parseCashfree(rupees))).toBe(expected);
});

test.each(["0.005", "1e5", "-1", "100000000000", '"1,000"', "null", '""'])(
  "%s is no amount (M24)",
  (rupees) => {
    expect(Amount.safeParse(parseCashfree(rupees)).success).toBe(false);
  },
);

test("a payment is read as Cashfree publishes it, its id with the gateway's name (M24)", () => {
  expect(headOf(told)).toEqual({ kind: "PAYMENT_SUCCESS_WEBHOOK", about: "5114925103565" });
  expect(readEvent(told)).toEqual({
    ...{ of: "payment", orderId: "order_1" },
    payment: {
      ...{ paymentId: "cf_5114925103565", amount: paise(170), state: "captured", fee: 0, tax: 0 },
    },
  });
  expect(readEvent(rawOf(cashfreeEvent("INSTRUMENT_ACTIVE_WEBHOOK", {}).raw))).toEqual({
    of: "nothing",
  });
});

test.each([
  ["another currency", told.toString().replaceAll("INR", "USD")],
  ["a fraction of a paisa", told.toString().replaceAll("170.00", "170.005")],
  ["less than nothing", told.toString().replaceAll("170.00", "-170.00")],
  ["no payment", cashfreeEvent("PAYMENT_SUCCESS_WEBHOOK", { order: {} }).raw],
  ["no JSON", "{"],
])("an event with %s is not acted on (M24)", (_, raw) => {
  expect(() => readEvent(rawOf(raw))).toThrow();
});

test("what the payer bears of the fee is not credited; what came to an account is its company's (R45, R53)", () => {
  const more = told.toString().replace('"payment_amount":170.00', '"payment_amount":173.54');
  expect(readEvent(rawOf(more))).toMatchObject({ payment: { amount: 17_000 } });
  const transfer = cashfreeEvent("PAYMENT_SUCCESS_WEBHOOK", {
    order: { order_id: null, order_amount: null },
    payment: {
      ...{ cf_payment_id: "9", payment_status: "SUCCESS", payment_amount: cashfreeMoney(1000) },
      ...{ payment_currency: "INR", payment_time: "2026-12-01T00:30:00+05:30" },
      payment_method: { vba_transfer: { virtual_account_id: "abc", utr: "SBIN326128255037" } },
    },
  });
  expect(readEvent(rawOf(transfer.raw))).toEqual({
    ...{ of: "payment to an account", accountId: "abc" },
    paid: {
      ...{ paymentId: "cf_9", amount: 1000, words: "Transfer SBIN326128255037" },
      paidOn: "2026-12-01",
    },
  });
});

test.each([
  ["CREATED", "CHARGEBACK", "CHARGEBACK_CREATED", "open"],
  ["UPDATED", "CHARGEBACK", "CHARGEBACK_INSUFFICIENT_EVIDENCE", "open"],
  ["UPDATED", "DISPUTE", "DISPUTE_MERCHANT_ACCEPTED", "open"],
  ["CLOSED", "CHARGEBACK", "CHARGEBACK_MERCHANT_WON", "won"],
  ["CLOSED", "CHARGEBACK", "CHARGEBACK_MERCHANT_LOST", "lost"],
  ["CLOSED", "DISPUTE", "DISPUTE_MERCHANT_ACCEPTED", "lost"],
  ["CLOSED", "CHARGEBACK", "CHARGEBACK_INSUFFICIENT_EVIDENCE", "lost"],
  ["CLOSED", "RETRIEVAL", "RETRIEVAL_MERCHANT_LOST", "closed"],
])("%s: a %s that is %s is %s (R51)", (type, dispute_type, dispute_status, is) => {
  const { raw } = cashfreeEvent(`DISPUTE_${type}`, {
    dispute: { dispute_id: "1", dispute_type, dispute_status, dispute_amount: cashfreeMoney(300) },
    order_details: { cf_payment_id: "2" },
  });
  expect(readEvent(rawOf(raw))).toMatchObject({
    ...{ of: "dispute", is, disputeId: "cf_1", paymentId: "cf_2", amount: 300 },
  });
});

test("an event is believed with its time alone: not weeks later, not from tomorrow, not with another (M24)", () => {
  const now = new Date("2026-12-01T06:30:00Z");
  const check = (sentAt: Date, over: Record<string, string> = {}) => {
    const { raw, headers } = cashfreeEvent("PAYMENT_SUCCESS_WEBHOOK", {}, { sentAt });
    const event = { raw: rawOf(raw), headers: { ...headers, ...over } };
    return checkCashfreeEvent(event, [CASHFREE.keySecret], now);
  };
  const hours = (n: number) => new Date(now.getTime() - n * 3_600_000);
  expect(check(now)).toEqual({ eventId: undefined });
  // Sent again by hand, days after it was lost.
  for (const sent of [hours(23), hours(24 * 29)]) expect(check(sent)).not.toBeNull();
  for (const late of [hours(24 * 31), hours(-1), new Date(0)]) expect(check(late)).toBeNull();
  const other = String(hours(1).getTime());
  expect(check(now, { "x-webhook-timestamp": other })).toBeNull();
  expect(check(now, { "x-webhook-timestamp": "" })).toBeNull();
});

const standIn = await startCashfree();
afterAll(() => standIn.stop());
const gateway = cashfreeGateway(
  {
    ...{ url: standIn.url, keyId: CASHFREE.keyId, keySecret: CASHFREE.keySecret },
    ...{ payoutKeyId: CASHFREE.payoutKeyId, payoutKeySecret: CASHFREE.payoutKeySecret },
    ...{ payoutPublicKey: standIn.publicKey, webhookSecrets: [] },
  },
  { now: () => new Date() },
);

test("an order of nobody with a mobile number is refused in words, before it is asked for (M24)", async () => {
  const asked = { amount: 100 as Paise, receipt: "1" };
  const order = gateway.createOrder({ ...asked, payer: { companyId: 1, mobile: null } });
  await expect(order).rejects.toThrow(GatewayRefused);
  await expect(order).rejects.toThrow(/mobile number/);
  expect(standIn.calls).toEqual([]);
});

test.each([
  ["transfer_limit_breached", "waits"],
  ["fundsource_id_invalid", "waits"],
  ["", "waits"],
  ["bank_account_number_invalid", "failed"],
  ["beneficiary_name_invalid", "failed"],
])("a payout that is refused with %j: %s (M28)", async (code, becomes) => {
  standIn.refuseWith(code);
  const payout = {
    ...{ id: crypto.randomUUID(), amount: 10_000 as Paise, narration: "Rebale" },
    ...{ holder: "Test Traders", accountNo: "50100012345678", ifsc: "HDFC0000001" },
  };
  const asked = () => gateway.createPayout(payout).then(({ state }) => state);
  if (becomes === "waits") await expect(asked()).rejects.toThrow(GatewayAway);
  else expect(await asked()).toBe(becomes);
  standIn.behave("well");
  expect(await asked()).toBe("processing");
});

test("a settlement is read whole: lines whose transfer is not named yet (M27)", async () => {
  const [one, two] = [
    { ...payment, id: "1" },
    { ...payment, id: "2" },
  ];
  standIn.settled.set("2026-12-01", [
    settledRow(one, "738", "SETL1"),
    { ...settledRow(two, "738", "SETL1"), settlement_utr: null },
    { ...settledRow(two, "739", ""), settlement_utr: null },
  ]);
  expect(await gateway.settlements("2026-12-01")).toMatchObject([
    { settlementId: "cf_738", utr: "SETL1", amount: 34_000 },
  ]);
});
