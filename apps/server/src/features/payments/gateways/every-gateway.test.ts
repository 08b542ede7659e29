import { type BodyIn, banking, payments } from "@rebale/contract";
import { REAL_GATEWAYS, type RealGateway } from "@rebale/contract/values/gateways";
import { afterAll, describe, expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aBankAccount, rs } from "../../../../test/bank.ts";
import { aStandIn, today } from "../../../../test/gateways.ts";
import { aPayer, marketMoney, moneyOf, type Payer, turnMoneyOn } from "../../../../test/money.ts";
import type { SignedEvent } from "../../../../test/razorpay.ts";
import { bankingJobs } from "../../banking/banking.jobs.ts";
import { verifyJournal } from "../../journal-desk/index.ts";
import { balancesOf } from "../../money-entries/index.ts";
import { retryEvents } from "../events/handle-event.ts";
import { readLastSettlements } from "../settlements/read-settlements.ts";
import { makeVirtualAccounts } from "../transfers/make-virtual-accounts.ts";

/** Money through each gateway, with the faults of each: a new one has these tests as it comes. */
for (const name of REAL_GATEWAYS) await testGateway(name);

async function testGateway(name: RealGateway) {
  const gateway = await aStandIn(name);
  afterAll(() => gateway.stop());
  const market = await createMarket(undefined, gateway.env);
  const { app, ask, db, deps } = market;
  await turnMoneyOn(market);
  const [finance, colleague] = [await market.anAdmin("finance"), await market.anAdmin("finance")];
  const jobs = bankingJobs(deps);

  const begin = async ({ token }: Payer, amount: number) =>
    (await ask(payments.topUp, { token, body: { amount } })).body.data;
  const deposit = async (payer: Payer) => (await moneyOf(market, payer.companyId)).deposit;
  async function payIn(payer: Payer, amount: number) {
    const { order_id } = await begin(payer, amount);
    const payment = gateway.pay(order_id);
    await tell(gateway.told(payment));
    return payment;
  }
  /** Acted on as the jobs do; what is banking's is handed on. */
  async function tell({ raw, headers }: SignedEvent, times = 1): Promise<void> {
    for (let i = 0; i < times; i++) {
      const reply = await app.inject({ method: "POST", url: gateway.hook, payload: raw, headers });
      expect(reply.statusCode).toBe(200);
    }
    await retryEvents(deps);
    const { rows } = await deps.database.pool.query(
      `select j.payload from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'payout-changed' order by j.id`,
    );
    for (const { payload } of rows) await jobs["payout-changed"](payload);
  }
  const sound = async () => expect((await verifyJournal(db)).broken).toBeNull();

  describe(name, () => {
    test("paise arrive as they were asked for, and less as what was paid (M24, R47)", async () => {
      const payer = await aPayer(market);
      const begun = await begin(payer, 1234.56);
      expect(begun).toMatchObject({ gateway: name, amount: 1234.56, key_id: expect.any(String) });
      await tell(gateway.told(gateway.pay(begun.order_id)));
      expect(await deposit(payer)).toBe(1234.56);
      const { order_id } = await begin(payer, 500);
      await tell(gateway.told({ ...gateway.pay(order_id), amount: 44_901 }));
      expect(await deposit(payer)).toBe(1234.56 + 449.01);
    });

    test("an order that was made and not told of is asked for again, and pays once (M25)", async () => {
      const payer = await aPayer(market);
      gateway.behave("forgetful");
      const body: BodyIn<typeof payments.topUp> = { amount: 700 };
      const ask700 = () =>
        ask(payments.topUp, {
          ...{ token: payer.token, body, headers: { "idempotency-key": `${name}-700` } },
        });
      expect((await ask700()).body.code).toBe("gateway_away");
      gateway.behave("well");
      const { order_id } = (await ask700()).body.data;
      await tell(gateway.told(gateway.pay(order_id)), 2);
      expect(await deposit(payer)).toBe(700);
    });

    test("what is paid back at the gateway leaves the deposit once; lost in a dispute as well (R44, R51)", async () => {
      const payer = await aPayer(market);
      const [one, two] = [await payIn(payer, 500), await payIn(payer, 300)];
      await tell(gateway.refunded("9001", one, 20_000), 3);
      expect(await deposit(payer)).toBe(600);
      const of = { id: "7001", payment: two, amount: 30_000 };
      await tell(gateway.disputed("open", of), 2);
      await tell(gateway.disputed("lost", of), 2);
      await tell(gateway.disputed("open", of));
      expect(await moneyOf(market, payer.companyId)).toMatchObject({ deposit: 300, owed: 0 });
      await sound();
    });

    test("what it settles leaves the gateway, its charges and their tax told apart, once (M27)", async () => {
      const payer = await aPayer(market);
      const before = await marketMoney(market, "gateway");
      const paid = [await payIn(payer, 1000), await payIn(payer, 2000), await payIn(payer, 3000)];
      await tell(gateway.settlementTold("738"));
      gateway.settle(today(), { id: "738", utr: "SETLUTR738" }, paid);
      await readLastSettlements(deps);
      await readLastSettlements(deps);
      await tell(gateway.settlementTold("738"), 2);
      expect(await marketMoney(market, "gateway")).toBe(before);
      expect(await marketMoney(market, "gateway_charges")).toBe(120);
      expect(await marketMoney(market, "gst_input")).toBe(21.6);
      expect(await marketMoney(market, "bank")).toBe(5858.4);
      const keys = await db
        .selectFrom("journal_entries")
        .select("key")
        .where("kind", "=", "gateway_settlement")
        .execute();
      expect(keys).toEqual([{ key: `setl:${gateway.known("738")}` }]);
      await sound();
    });

    test("each verified company has one account of its own to pay to (M26)", async () => {
      const { companyId } = await aPayer(market);
      for (let i = 0; i < 2; i++) await makeVirtualAccounts(deps);
      const accounts = db.selectFrom("virtual_accounts").select("gateway");
      expect(await accounts.where("company_id", "=", companyId).execute()).toEqual([
        { gateway: name },
      ]);
    });

    test("a company that is refused an account holds up no other (M26)", async () => {
      const [refused, other] = [await aPayer(market), await aPayer(market)];
      const name = "Scrap of no account";
      await db.updateTable("companies").set({ name }).where("id", "=", refused.companyId).execute();
      gateway.refusedNames.add(name);
      for (let i = 0; i < 2; i++) await makeVirtualAccounts(deps);
      const accounts = db.selectFrom("virtual_accounts").select("company_id");
      const both = [refused.companyId, other.companyId];
      expect(await accounts.where("company_id", "in", both).execute()).toEqual([
        { company_id: other.companyId },
      ]);
    });

    async function released(payer: Payer, amount: number): Promise<string> {
      const bank_account_id = await aBankAccount(market, payer, finance);
      const { body } = await ask(banking.askWithdrawal, {
        ...{ token: payer.token, body: { amount, from: "deposit", bank_account_id } },
      });
      const params = { id: body.data._id };
      for (const [by, decision] of [
        [finance, "approve"],
        [colleague, "release"],
      ] as const)
        await ask(banking.decideWithdrawal, { token: by.token, params, body: { decision } });
      return body.data._id;
    }
    const stateOf = async (payer: Payer) =>
      (await ask(banking.withdrawals, { token: payer.token })).body.data[0]?.state;

    test("a payout that was taken and not told of is looked up, and paid once; it may come back (M28)", async () => {
      const payer = await aPayer(market);
      await payIn(payer, 1000);
      const id = await released(payer, 400.5);
      const before = gateway.payouts();
      gateway.behave("forgetful");
      await jobs["send-withdrawals"]();
      gateway.behave("well");
      for (let i = 0; i < 3; i++) await jobs["send-withdrawals"]();
      expect([gateway.payouts() - before, await stateOf(payer)]).toEqual([1, "sent"]);
      await tell(gateway.endPayout(id, "processed"), 2);
      expect(await stateOf(payer)).toBe("done");
      expect(await balancesOf(db, payer.companyId)).toMatchObject({
        ...{ deposit: rs(599.5), leaving: 0 },
      });
      await tell(gateway.endPayout(id, "reversed"), 2);
      expect(await stateOf(payer)).toBe("reversed");
      expect(await deposit(payer)).toBe(1000);
      await sound();
    });

    test("a payout that is refused has failed, and its money is free again (M28)", async () => {
      const payer = await aPayer(market);
      await payIn(payer, 1000);
      await released(payer, 100);
      gateway.behave("refusing");
      await jobs["send-withdrawals"]();
      gateway.behave("well");
      await jobs["send-withdrawals"]();
      expect([await stateOf(payer), await deposit(payer)]).toEqual(["failed", 1000]);
      await sound();
    });
  });
}
