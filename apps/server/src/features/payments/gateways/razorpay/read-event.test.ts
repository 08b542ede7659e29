import { expect, test } from "vitest";
import { headOf, readEvent } from "./read-event.ts";

const rawOf = (event: string, entities: Record<string, object>, more: object = {}) =>
  Buffer.from(
    JSON.stringify({
      event,
      payload: Object.fromEntries(
        Object.entries(entities).map(([name, entity]) => [name, { entity }]),
      ),
      ...more,
    }),
  );
const payment = {
  ...{ id: "pay_1", amount: 50_000, currency: "INR", status: "captured", order_id: "order_1" },
  ...{ method: "upi", fee: 1180, tax: 180 },
};

test("each kind is read as Razorpay publishes it; others tell nothing (M24)", () => {
  const read = { paymentId: "pay_1", amount: 50_000, state: "captured", fee: 1180, tax: 180 };
  expect(readEvent(rawOf("payment.captured", { payment }))).toEqual({
    ...{ of: "payment", orderId: "order_1", payment: read },
  });
  expect(readEvent(rawOf("order.paid", { payment, order: { id: "order_1" } }))).toMatchObject({
    ...{ of: "payment", orderId: "order_1" },
  });
  const settlement = { id: "setl_1" };
  // 1 December, half past midnight in India.
  const at = { created_at: Date.parse("2026-11-30T19:00:00Z") / 1000 };
  expect(readEvent(rawOf("settlement.processed", { settlement }, at))).toEqual({
    ...{ of: "settlement", settlementId: "setl_1", day: "2026-12-01" },
  });
  const payout = { id: "pout_1", status: "reversed", reference_id: "w-1", utr: "U1" };
  expect(readEvent(rawOf("payout.reversed", { payout }))).toEqual({
    ...{ of: "payout", reference: "w-1" },
    payout: { gatewayId: "pout_1", state: "reversed", utr: "U1", reason: null },
  });
  expect(readEvent(rawOf("refund.created", { payment }))).toEqual({ of: "nothing" });
});

test("what was refunded before anybody knew of it is no money (M24)", () => {
  const refunded = { ...payment, status: "refunded" };
  expect(readEvent(rawOf("payment.failed", { payment: refunded }))).toMatchObject({
    payment: { state: "failed" },
  });
});

test.each([
  ["another currency", rawOf("payment.captured", { payment: { ...payment, currency: "USD" } })],
  ["a fraction of a paisa", rawOf("payment.captured", { payment: { ...payment, amount: 0.5 } })],
  ["less than nothing", rawOf("payment.captured", { payment: { ...payment, amount: -1 } })],
  ["no payment", rawOf("payment.captured", {})],
  ["no JSON", Buffer.from("{")],
])("an event with %s is not acted on (M24)", (_, raw) => {
  expect(() => readEvent(raw)).toThrow();
});

test("what an event is about is known even where it cannot be read", () => {
  expect(headOf(rawOf("payment.captured", { payment }))).toEqual({
    ...{ kind: "payment.captured", about: "pay_1" },
  });
  expect(headOf(Buffer.from("{"))).toEqual({ kind: "unreadable", about: null });
  expect(headOf(Buffer.from("null"))).toEqual({ kind: "unreadable", about: null });
});
