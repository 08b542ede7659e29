import { payments } from "@rebale/contract";
import { REAL_GATEWAYS, type RealGateway } from "@rebale/contract/values/gateways";
import { afterAll, describe, expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aStandIn } from "../../../../test/gateways.ts";
import { aPayer, moneyOf, type Payer, turnMoneyOn } from "../../../../test/money.ts";
import type { SentPayment, SignedEvent } from "../../../../test/razorpay.ts";
import { runJobs } from "../../../platform/jobs/jobs.ts";
import { gatewayEventsRefused } from "../../../platform/metrics.ts";
import { verifyJournal } from "../../journal-desk/index.ts";
import { takeDue } from "../money-in/payments.store.ts";
import { pollPayments } from "../money-in/poll-payments.ts";
import { paymentsQueue } from "../payments.jobs.ts";
import { retryEvents } from "./handle-event.ts";

type Paid = { readonly id: string; readonly payment: SentPayment };

/** The news of payments, by each gateway: a new one has these tests without a line more. */
for (const name of REAL_GATEWAYS) await testGateway(name);

async function testGateway(name: RealGateway) {
  const gateway = await aStandIn(name);
  const market = await createMarket(undefined, gateway.env);
  const { app, ask, db, deps } = market;
  await turnMoneyOn(market);
  const finance = await market.anAdmin("finance");
  const jobs = await runJobs(market.url, [paymentsQueue(deps)], deps.log);
  afterAll(async () => {
    await jobs.stop();
    await gateway.stop();
  });
  const noon = new Date();
  const minutes = (n: number) => market.setTime(new Date(noon.getTime() + n * 60_000));

  const begin = async (payer: Payer, amount = 200_000) =>
    (await ask(payments.topUp, { token: payer.token, body: { amount } })).body.data;
  const tell = ({ raw, headers }: SignedEvent) =>
    app.inject({ method: "POST", url: gateway.hook, payload: raw, headers });
  const stateOf = async (id: string, { token }: Payer) =>
    (await ask(payments.topUpState, { params: { id }, token })).body.data.state;
  const comeBack = (id: string, payment: SentPayment, { token }: Payer) =>
    ask(payments.returnTopUp, { params: { id }, token, body: gateway.brought(payment) });
  const open = async (q: string) =>
    (await ask(payments.gatewayEvents, { token: finance.token, query: { open: "1", q } })).body
      .data;
  const unhandled = () =>
    db.selectFrom("gateway_events").select("event_id").where("handled_at", "is", null).execute();
  const allHandled = () => expect.poll(unhandled, { timeout: 120_000 }).toEqual([]);
  const deposit = async (payer: Payer) => (await moneyOf(market, payer.companyId)).deposit;

  describe(name, () => {
    test("a webhook that comes three times, failed after captured, with an old secret: credited once (M24)", async () => {
      const payer = await aPayer(market);
      const { payment_id, order_id } = await begin(payer);
      const payment = gateway.pay(order_id);
      const captured = gateway.told(payment);
      const told = [
        ...[captured, captured, captured],
        gateway.told({ ...payment, status: "failed" }),
        gateway.told(payment, { secret: gateway.oldSecret }),
        gateway.told({ ...payment, status: "authorized" }),
      ];
      for (const reply of await Promise.all(told.map(tell))) expect(reply.statusCode).toBe(200);
      await allHandled();
      expect(await moneyOf(market, payer.companyId)).toMatchObject({
        deposit: 200_000,
        paid_in: 0,
      });
      expect(await stateOf(payment_id, payer)).toBe("captured");
    });

    test("what failed first and is captured later is credited (M24)", async () => {
      const payer = await aPayer(market);
      const { payment_id, order_id } = await begin(payer);
      const payment = gateway.pay(order_id, "failed");
      await tell(gateway.told(payment));
      await expect.poll(() => stateOf(payment_id, payer)).toBe("failed");
      expect(await deposit(payer)).toBe(0);
      await tell(gateway.told({ ...payment, status: "captured" }));
      await expect.poll(() => deposit(payer)).toBe(200_000);
    });

    test("an event before the order's answer waits until the order is known, and is credited once (M24)", async () => {
      await minutes(0);
      const payer = await aPayer(market);
      const { payment_id, order_id } = await begin(payer);
      const asIfNotAnswered = { gateway_order: null };
      const own = db.updateTable("payments").where("id", "=", Number(payment_id));
      await own.set(asIfNotAnswered).execute();
      const payment = gateway.pay(order_id);
      await tell(gateway.told(payment));
      await expect.poll(() => open(payment.id)).toMatchObject([{ state: "waiting", tries: 1 }]);
      await own.set({ gateway_order: order_id }).execute();
      await minutes(2);
      await retryEvents(deps);
      expect(await deposit(payer)).toBe(200_000);
      expect(await open(payment.id)).toEqual([]);
      await market.setTime(null);
    });

    test("an event of nobody's order is tried while an order of ours may have it, and then left out (M24, R43)", async () => {
      await minutes(0);
      const { order_id } = await begin(await aPayer(market));
      // Its answer is not kept yet.
      await db
        .updateTable("payments")
        .set({ gateway_order: null })
        .where("gateway_order", "=", order_id)
        .execute();
      const payment = { ...gateway.pay(order_id), order_id: "order_of_nobody" };
      await tell(gateway.told(payment));
      await expect.poll(() => open(payment.id)).toMatchObject([{ state: "waiting", tries: 1 }]);
      for (let hour = 1; hour <= 3; hour++) {
        await minutes(60 * hour);
        await retryEvents(deps);
      }
      await market.setTime(null);
      expect(await open(payment.id)).toEqual([]);
      await db.deleteFrom("gateway_events").where("about", "=", payment.id).execute();
    });

    test("a changed byte, no signature, another's secret: 400, nothing stored, counted (M24)", async () => {
      const payer = await aPayer(market);
      const { order_id } = await begin(payer);
      const { written } = gateway;
      const event = gateway.told(gateway.pay(order_id));
      const { [gateway.signatureHeader]: signature = "", ...unsigned } = event.headers;
      const signed = (by: string) => ({ ...event.headers, [gateway.signatureHeader]: by });
      const refused = async () => (await gatewayEventsRefused.get()).values[0]?.value ?? 0;
      const before = await refused();
      const wrong = [
        { ...event, raw: event.raw.replace(written(20_000_000), written(20_000_001)) },
        { ...event, raw: `${event.raw} ` },
        { raw: event.raw, headers: unsigned },
        { raw: event.raw, headers: signed("f".repeat(64)) },
        { raw: event.raw, headers: signed(signature.slice(2)) },
        { raw: event.raw, headers: signed("") },
        gateway.told(gateway.pay(order_id), { secret: "somebody-elses" }),
      ];
      for (const told of wrong) {
        const reply = await tell(told);
        expect([reply.statusCode, reply.json().code]).toEqual([400, "signature_wrong"]);
      }
      expect(await unhandled()).toEqual([]);
      expect((await refused()) - before).toBe(wrong.length);
      expect(await deposit(payer)).toBe(0);
    });

    test("return without webhook, webhook without return, both at once, neither: credited once (M25)", async () => {
      await minutes(0);
      const payer = await aPayer(market);
      const orders = [];
      for (let i = 0; i < 4; i++) orders.push(await begin(payer, 1000));
      const paid = orders.map(({ order_id, payment_id }) => ({
        id: payment_id,
        payment: gateway.pay(order_id),
      }));
      const [returned, told, both, neither] = paid as [Paid, Paid, Paid, Paid];
      const back = await comeBack(returned.id, returned.payment, payer);
      expect(back.body.data).toEqual({ state: "captured" });
      await tell(gateway.told(told.payment));
      await Promise.all([
        comeBack(both.id, both.payment, payer),
        tell(gateway.told(both.payment)),
        comeBack(both.id, both.payment, payer),
      ]);
      await expect.poll(() => deposit(payer)).toBe(3000);
      await pollPayments(deps);
      expect(await stateOf(neither.id, payer)).toBe("created");
      await minutes(3);
      await Promise.all([pollPayments(deps), pollPayments(deps)]);
      expect(await stateOf(neither.id, payer)).toBe("captured");
      for (const minute of [10, 60, 72 * 60]) {
        await minutes(minute);
        await pollPayments(deps);
      }
      expect(await deposit(payer)).toBe(4000);
      await market.setTime(null);
    });

    test("what was told of is asked for at the end alone: polls are for those of which nothing is known (M25)", async () => {
      await minutes(0);
      const payer = await aPayer(market);
      const { payment_id, order_id } = await begin(payer, 1000);
      await tell(gateway.told(gateway.pay(order_id)));
      await expect.poll(() => deposit(payer)).toBe(1000);
      const { poll_at, asked_at } = await db
        .selectFrom("payments")
        .select(["poll_at", "asked_at"])
        .where("id", "=", Number(payment_id))
        .executeTakeFirstOrThrow();
      expect(Number(poll_at) - Number(asked_at)).toBe(72 * 3_600_000);
      await market.setTime(null);
    });

    test("a poll that failed, or whose node died, is made up for within ten minutes (M25, M36)", async () => {
      await minutes(0);
      const payer = await aPayer(market);
      for (let i = 0; i < 2; i++) gateway.pay((await begin(payer, 1000)).order_id);
      await minutes(125);
      await db.transaction().execute((tx) => takeDue(tx, 1));
      gateway.behave("failing");
      await pollPayments(deps);
      gateway.behave("well");
      await minutes(136);
      await pollPayments(deps);
      expect(await deposit(payer)).toBe(2000);
      await market.setTime(null);
    });

    test("what nobody paid in three days has expired; what comes then is credited all the same (M25)", async () => {
      await minutes(0);
      const payer = await aPayer(market);
      const { payment_id, order_id } = await begin(payer);
      gateway.behave("failing");
      await minutes(72 * 60 + 1);
      await pollPayments(deps);
      expect(await stateOf(payment_id, payer)).toBe("created");
      gateway.behave("well");
      await minutes(73 * 60 + 2);
      // The gateway is left alone for half a minute after it failed.
      await expect
        .poll(
          async () => {
            await db
              .updateTable("payments")
              .set({ poll_at: noon })
              .where("state", "=", "created")
              .execute();
            await pollPayments(deps);
            return stateOf(payment_id, payer);
          },
          { timeout: 60_000, interval: 2000 },
        )
        .toBe("expired");
      await tell(gateway.told(gateway.pay(order_id), { sentAt: deps.clock.now() }));
      await expect.poll(() => stateOf(payment_id, payer)).toBe("captured");
      expect(await deposit(payer)).toBe(200_000);
      await market.setTime(null);
    });

    test("one order that is paid twice is credited twice (M23)", async () => {
      const payer = await aPayer(market);
      const { payment_id, order_id } = await begin(payer);
      const [first, second] = [gateway.pay(order_id), gateway.pay(order_id)];
      await comeBack(payment_id, first, payer);
      await tell(gateway.told(second));
      await tell(gateway.told(first));
      await allHandled();
      expect(await deposit(payer)).toBe(400_000);
    });

    test("500 webhooks at once, of each payment five: all are kept, each payment is credited once (M24)", async () => {
      const payer = await aPayer(market);
      const events: SignedEvent[] = [];
      for (let i = 0; i < 100; i++) {
        const { order_id } = await begin(payer, 100);
        const payment = gateway.pay(order_id);
        events.push(...Array.from({ length: 5 }, () => gateway.told(payment)));
      }
      const replies = await Promise.all(events.map(tell));
      expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
      await allHandled();
      expect(await deposit(payer)).toBe(10_000);
      expect((await verifyJournal(db)).broken).toBeNull();
    });
  });
}
