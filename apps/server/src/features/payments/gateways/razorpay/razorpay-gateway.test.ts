import { paise } from "@rebale/contract/values/money";
import { afterAll, expect, test } from "vitest";
import { RAZORPAY, startRazorpay } from "../../../../../test/razorpay.ts";
import { sign } from "../../../../platform/http/signatures.ts";
import { GatewayAway } from "../payment-gateway.ts";
import { razorpayGateway } from "./razorpay-gateway.ts";

const razorpay = await startRazorpay();
afterAll(() => razorpay.stop());
/** With a circuit breaker of its own. */
const aGateway = (deadline = 10_000) =>
  razorpayGateway(
    {
      url: razorpay.url,
      keyId: RAZORPAY.keyId,
      keySecret: RAZORPAY.keySecret,
      webhookSecrets: RAZORPAY.webhookSecrets,
      payoutAccount: "7878780080316316",
    },
    deadline,
  );
const asked = { amount: paise(100), receipt: "1", payer: { companyId: 1, mobile: null } };
const payout = {
  ...{ id: "3f0d3c1e-6f0a-4a55-9a34-0d8c6f3a9f11", amount: paise(39_500), holder: "Asha Metals" },
  ...{ accountNo: "001122334455", ifsc: "HDFC0000001", narration: "Rebale withdrawal" },
};

test.each(["silent", "failing", "wrong"] as const)(
  "of a gateway that is %s nothing is known (M25)",
  async (behaviour) => {
    razorpay.behave(behaviour);
    await expect(aGateway(200).createOrder(asked)).rejects.toThrow(GatewayAway);
    await expect(aGateway(200).createPayout(payout)).rejects.toThrow(GatewayAway);
    razorpay.behave("well");
  },
);

test("one that fails five times in a row is left alone, and calls are answered at once (M25)", async () => {
  razorpay.behave("failing");
  const gateway = aGateway();
  for (let i = 0; i < 5; i++) await expect(gateway.createOrder(asked)).rejects.toThrow(GatewayAway);
  const before = razorpay.calls.length;
  await expect(gateway.createOrder(asked)).rejects.toThrow(GatewayAway);
  expect(razorpay.calls.length).toBe(before);
  razorpay.behave("well");
});

test("a wrong key or an order that is not there is no answer either", async () => {
  await expect(aGateway().orderPayments("order_unknown")).rejects.toThrow("does not exist");
  await expect(aGateway().orderPayments("../payouts")).rejects.toThrow();
});

test("a payout is asked for under our id of it, so that the same again is the same one (M28)", async () => {
  const gateway = aGateway();
  const [first, second] = [await gateway.createPayout(payout), await gateway.createPayout(payout)];
  expect(second).toEqual(first);
  expect(first).toMatchObject({ state: "processing", utr: null });
  expect(await gateway.findPayout(payout.id)).toEqual(first);
  expect(await gateway.findPayout("another")).toBeNull();
  const call = razorpay.calls.findLast(({ path }) => path === "/v1/payouts");
  const sent = razorpay.calls.findLast(
    ({ path, method }) => path === "/v1/payouts" && method === "POST",
  );
  expect(call).toBeDefined();
  expect(sent?.headers["x-payout-idempotency"]).toBe(payout.id);
  expect(sent?.body).toMatchObject({
    ...{ account_number: "7878780080316316", amount: 3_950_000, mode: "IMPS", currency: "INR" },
    ...{ reference_id: payout.id, queue_if_low_balance: true },
    fund_account_id: expect.stringMatching(/^fa_/),
  });
});

test("a payout that is refused has failed, with the gateway's reason (M28)", async () => {
  razorpay.behave("refusing");
  expect(await aGateway().createPayout(payout)).toMatchObject({
    ...{ state: "failed", reason: "The account is closed" },
  });
  razorpay.behave("well");
});

test("each of the secrets signs events, the key's secret signs returns, and nothing else does (M24)", () => {
  const gateway = aGateway();
  const raw = Buffer.from('{"event":"payment.captured"}');
  const check = (signature: string) =>
    gateway.checkEvent({ raw, headers: { "x-razorpay-signature": signature } });
  for (const secret of RAZORPAY.webhookSecrets) expect(check(sign(raw, secret))).not.toBeNull();
  for (const signature of ["", "00", sign(raw, "other"), sign(raw, RAZORPAY.keySecret)])
    expect(check(signature)).toBeNull();
  const brought = {
    ...{ razorpay_order_id: "order_1", razorpay_payment_id: "pay_1" },
    razorpay_signature: sign("order_1|pay_1", RAZORPAY.keySecret),
  };
  expect(gateway.orderReturned(brought)).toBe("order_1");
  expect(gateway.orderReturned({ ...brought, razorpay_payment_id: "pay_2" })).toBeNull();
});

test("a day's settlements are read to their last page (M27)", async () => {
  const line = (n: number) => ({
    ...{ type: "payment", debit: 0, credit: 98, amount: 100, fee: 2, tax: 0, settled: true },
    ...{ settlement_id: "setl_many", settlement_utr: "UTRMANY", method: "upi", entity_id: `${n}` },
  });
  razorpay.settled.set(
    "2026-12-01",
    Array.from({ length: 2300 }, (_, n) => line(n)),
  );
  const [settlement, ...others] = await aGateway().settlements("2026-12-01");
  expect(others).toEqual([]);
  expect(settlement).toMatchObject({
    ...{ settlementId: "setl_many", utr: "UTRMANY", amount: 230_000, fee: 4600, tax: 0 },
  });
  expect(settlement?.payments).toHaveLength(2300);
});
