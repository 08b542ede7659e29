import { type BodyIn, payments } from "@rebale/contract";
import { paise } from "@rebale/contract/values/money";
import { expect, test } from "vitest";
import { createMarket } from "../../../../../test/app.ts";
import { aPayer, marketMoney, moneyOf, type Payer } from "../../../../../test/money.ts";
import { tellDemoPayout } from "../../demo-checkout.ts";
import { pollPayments } from "../../money-in/poll-payments.ts";
import { readLastSettlements } from "../../settlements/read-settlements.ts";
import { gatewayToBegin } from "../gateways.ts";

const market = await createMarket();
const { ask, deps } = market;
const noon = new Date("2026-12-01T06:30:00.000Z");
const minutes = (n: number) => market.setTime(new Date(noon.getTime() + n * 60_000));

const begin = async ({ token }: Payer, amount: number) =>
  (await ask(payments.topUp, { token, body: { amount } })).body.data;
type Outcome = BodyIn<typeof payments.payDemo>["outcome"];
const choose = async (order_id: string, outcome: Outcome) =>
  (await ask(payments.payDemo, { params: { order_id }, body: { outcome } })).body.data;
const stateOf = async (id: string, { token }: Payer) =>
  (await ask(payments.topUpState, { params: { id }, token })).body.data.state;
const deposit = async (payer: Payer) => (await moneyOf(market, payer.companyId)).deposit;

test("pay is credited at once, also when it is chosen again; twice comes in two times (M23, M24)", async () => {
  const payer = await aPayer(market);
  const { payment_id, order_id, gateway, checkout_url } = await begin(payer, 1000);
  expect([gateway, checkout_url]).toEqual(["demo", expect.stringContaining(order_id)]);
  expect(await choose(order_id, "pay")).toMatchObject({ state: "captured" });
  expect(await choose(order_id, "pay")).toMatchObject({ state: "captured" });
  expect(await choose(order_id, "fail")).toMatchObject({ state: "captured" });
  expect(await stateOf(payment_id, payer)).toBe("captured");
  expect(await deposit(payer)).toBe(1000);
  await choose((await begin(payer, 500)).order_id, "twice");
  expect(await deposit(payer)).toBe(2000);
});

test("fail fails, and the order may be paid after it (M24)", async () => {
  const payer = await aPayer(market);
  const { payment_id, order_id } = await begin(payer, 1000);
  expect(await choose(order_id, "fail")).toMatchObject({ state: "failed" });
  expect([await stateOf(payment_id, payer), await deposit(payer)]).toEqual(["failed", 0]);
  await choose(order_id, "pay");
  expect([await stateOf(payment_id, payer), await deposit(payer)]).toEqual(["captured", 1000]);
});

test("late fails first and is found captured by the first poll (M25)", async () => {
  await minutes(0);
  const payer = await aPayer(market);
  const { payment_id, order_id } = await begin(payer, 1000);
  expect(await choose(order_id, "late")).toMatchObject({ state: "failed" });
  await pollPayments(deps);
  expect(await stateOf(payment_id, payer)).toBe("failed");
  await minutes(3);
  await pollPayments(deps);
  expect([await stateOf(payment_id, payer), await deposit(payer)]).toEqual(["captured", 1000]);
  await market.setTime(null);
});

test("of lost nobody is told: the browser that comes back finds it (M25)", async () => {
  const payer = await aPayer(market);
  const { payment_id, order_id } = await begin(payer, 1000);
  const { state, ...brought } = await choose(order_id, "lost");
  expect([state, await stateOf(payment_id, payer)]).toEqual(["captured", "created"]);
  const back = { params: { id: payment_id }, token: payer.token, body: brought };
  expect((await ask(payments.returnTopUp, back)).body.data).toEqual({ state: "captured" });
  expect(await deposit(payer)).toBe(1000);
});

test("an order that is not there cannot be paid", async () => {
  const asked = { params: { order_id: "order_none" }, body: { outcome: "pay" as const } };
  expect(await ask(payments.payDemo, asked)).toMatchObject({ status: 404 });
});

test("what was captured on a day is settled on the next: nothing is left at the gateway (M27)", async () => {
  // Other tests capture nothing in the days before.
  await minutes(9 * 1440);
  const of = () =>
    Promise.all(
      ["gateway", "gateway_charges", "gst_input"].map((kind) => marketMoney(market, kind)),
    );
  const [left = 0, charges = 0, gst = 0] = await of();
  await choose((await begin(await aPayer(market), 200_000)).order_id, "pay");
  await readLastSettlements(deps);
  expect(await of()).toEqual([left + 200_000, charges, gst]);
  await minutes(10 * 1440);
  await readLastSettlements(deps);
  await readLastSettlements(deps);
  expect(await of()).toEqual([left, charges + 4000, gst + 720]);
  await market.setTime(null);
});

test("its bank fails what ends in .13, and sends back what ends in .17 after it was done (M28)", async () => {
  await minutes(0);
  const gateway = gatewayToBegin(deps);
  const pay = (id: string, amount: number) =>
    gateway.createPayout({
      ...{ id, amount: paise(amount), holder: "Asha", accountNo: "0011", ifsc: "HDFC0000001" },
      narration: "Rebale",
    });
  for (const [id, amount] of [
    ["w-1", 10.5],
    ["w-2", 10.13],
    ["w-3", 10.17],
  ] as const) {
    expect(await pay(id, amount)).toMatchObject({ state: "processing" });
    expect(await pay(id, amount)).toMatchObject({ state: "processing" });
  }
  const states = async () => [
    (await gateway.findPayout("w-1"))?.state,
    (await gateway.findPayout("w-2"))?.state,
    (await gateway.findPayout("w-3"))?.state,
  ];
  await minutes(0.05);
  expect(await states()).toEqual(["processed", "failed", "processed"]);
  await minutes(0.2);
  expect(await states()).toEqual(["processed", "failed", "reversed"]);
  expect((await gateway.findPayout("w-1"))?.utr).toMatch(/^DEMO\w{12}$/);
  await tellDemoPayout(deps, "w-3");
  await tellDemoPayout(deps, "w-3");
  const told = await market.db
    .selectFrom("gateway_events")
    .select(["kind", "handled_at"])
    .where("kind", "like", "payout.%")
    .execute();
  expect(told).toEqual([{ kind: "payout.reversed", handled_at: expect.any(Date) }]);
  expect(await gateway.findPayout("nobody's")).toBeNull();
  await market.setTime(null);
});
