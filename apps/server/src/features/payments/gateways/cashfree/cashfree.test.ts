import { paise } from "@rebale/contract/values/money";
import { expect, test } from "vitest";
import {
  CASHFREE,
  cashfreeEvent,
  cashfreeMoney,
  cashfreePaymentEvent,
} from "../../../../../test/cashfree-events.ts";
import type { SentPayment } from "../../../../../test/razorpay.ts";
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
  ["CHARGEBACK", "CHARGEBACK_CREATED", "open"],
  ["CHARGEBACK", "CHARGEBACK_MERCHANT_WON", "won"],
  ["CHARGEBACK", "CHARGEBACK_INSUFFICIENT_EVIDENCE", "lost"],
  ["DISPUTE", "DISPUTE_MERCHANT_ACCEPTED", "lost"],
  ["RETRIEVAL", "RETRIEVAL_MERCHANT_LOST", "closed"],
])("a %s that is %s is %s (R51)", (dispute_type, dispute_status, is) => {
  const { raw } = cashfreeEvent("DISPUTE_UPDATED", {
    dispute: { dispute_id: "1", dispute_type, dispute_status, dispute_amount: cashfreeMoney(300) },
    order_details: { cf_payment_id: "2" },
  });
  expect(readEvent(rawOf(raw))).toMatchObject({
    ...{ of: "dispute", is, disputeId: "cf_1", paymentId: "cf_2", amount: 300 },
  });
});

test("an event is believed with its time alone: not a day later, not from tomorrow, not with another (M24)", () => {
  const now = new Date("2026-12-01T06:30:00Z");
  const check = (sentAt: Date, over: Record<string, string> = {}) => {
    const { raw, headers } = cashfreeEvent("PAYMENT_SUCCESS_WEBHOOK", {}, { sentAt });
    const event = { raw: rawOf(raw), headers: { ...headers, ...over } };
    return checkCashfreeEvent(event, [CASHFREE.keySecret], now);
  };
  const hours = (n: number) => new Date(now.getTime() - n * 3_600_000);
  expect(check(now)).toEqual({ eventId: undefined });
  expect(check(hours(23))).not.toBeNull();
  for (const late of [hours(25), hours(-1), new Date(0)]) expect(check(late)).toBeNull();
  const other = String(hours(1).getTime());
  expect(check(now, { "x-webhook-timestamp": other })).toBeNull();
  expect(check(now, { "x-webhook-timestamp": "" })).toBeNull();
});
