import { banking, payments } from "@rebale/contract";
import { REAL_GATEWAYS, type RealGateway } from "@rebale/contract/values/gateways";
import { afterAll, describe, expect, test } from "vitest";
import { createMarket, createMarketOn, type Market } from "../../../../test/app.ts";
import { aBankAccount } from "../../../../test/bank.ts";
import { aStandIn, type StandIn, today } from "../../../../test/gateways.ts";
import { aPayer, marketMoney, moneyOf, type Payer, turnMoneyOn } from "../../../../test/money.ts";
import type { SignedEvent } from "../../../../test/razorpay.ts";
import { bankingJobs } from "../../banking/banking.jobs.ts";
import { verifyJournal } from "../../journal-desk/index.ts";
import { retryEvents } from "../events/handle-event.ts";
import { pollPayments } from "../money-in/poll-payments.ts";
import { readLastSettlements } from "../settlements/read-settlements.ts";

/**
 * A market that leaves one gateway for another: what is under way belongs to the gateway that it
 * began with, so that nothing is lost and nothing is paid twice.
 */
for (const left of REAL_GATEWAYS)
  for (const next of REAL_GATEWAYS) if (next !== left) await testLeaving(left, next);

async function testLeaving(from: RealGateway, to: RealGateway) {
  const [left, next] = [await aStandIn(from), await aStandIn(to)];
  const before = await createMarket(undefined, left.env);
  await turnMoneyOn(before);
  const after = await createMarketOn(before.url, undefined, { ...next.env, ...left.envOfLeft });
  const without = await createMarketOn(before.url, undefined, next.env);
  afterAll(() => Promise.all([left.stop(), next.stop()]));
  const { db } = before;
  const [finance, colleague] = [await before.anAdmin("finance"), await before.anAdmin("finance")];
  const noon = new Date();
  const minutes = (n: number) => after.setTime(new Date(noon.getTime() + n * 60_000));

  const begin = async (
    { ask }: Market,
    { token }: Payer,
    amount: number,
    headers: Record<string, string> = {},
  ) => (await ask(payments.topUp, { token, body: { amount }, headers })).body.data;
  const deposit = async (payer: Payer) => (await moneyOf(before, payer.companyId)).deposit;
  const tell = async (of: StandIn, { raw, headers }: SignedEvent) => {
    const reply = await after.app.inject({
      ...{ method: "POST", url: of.hook, payload: raw, headers },
    });
    expect(reply.statusCode).toBe(200);
    await retryEvents(after.deps);
  };
  const stateOf = async (id: string, { token }: Payer) =>
    (await after.ask(payments.topUpState, { params: { id }, token })).body.data.state;
  /** Asked for, and released by two persons; its id. */
  async function release(payer: Payer, amount: number): Promise<string> {
    const bank_account_id = await aBankAccount(before, payer, finance);
    const { body } = await before.ask(banking.askWithdrawal, {
      ...{ token: payer.token, body: { amount, from: "deposit", bank_account_id } },
    });
    const params = { id: body.data._id };
    for (const [by, decision] of [
      [finance, "approve"],
      [colleague, "release"],
    ] as const)
      await before.ask(banking.decideWithdrawal, { token: by.token, params, body: { decision } });
    return params.id;
  }
  const sound = async () => expect((await verifyJournal(db)).broken).toBeNull();

  describe(`from ${left.name} to ${next.name}`, () => {
    test("payments under way are credited once: by webhook, by return and by poll (M24, M25)", async () => {
      const payer = await aPayer(before);
      const [told, back, lost] = [
        await begin(before, payer, 500),
        await begin(before, payer, 300),
        await begin(before, payer, 200),
      ];
      await tell(left, left.told(left.pay(told.order_id)));
      await after.ask(payments.returnTopUp, {
        ...{ params: { id: back.payment_id }, token: payer.token },
        body: left.brought(left.pay(back.order_id)),
      });
      expect(await deposit(payer)).toBe(800);
      left.pay(lost.order_id);
      await minutes(4);
      await pollPayments(after.deps);
      await after.setTime(null);
      expect([await stateOf(lost.payment_id, payer), await deposit(payer)]).toEqual([
        ...["captured", 1000],
      ]);
      // And those that begin now, by the next one.
      const begun = await begin(after, payer, 100);
      expect(begun.gateway).toBe(next.name);
      await tell(next, next.told(next.pay(begun.order_id)));
      expect(await deposit(payer)).toBe(1100);
      await sound();
    });

    test("one that was asked for, and had no answer, goes on with the gateway that it began with (M25)", async () => {
      const payer = await aPayer(before);
      const key = { "idempotency-key": `${left.name}-once` };
      left.behave("failing");
      await before.ask(payments.topUp, {
        ...{ token: payer.token, body: { amount: 400 }, headers: key },
      });
      left.behave("well");
      const { gateway, order_id } = await begin(after, payer, 400, key);
      expect(gateway).toBe(left.name);
      await tell(left, left.told(left.pay(order_id)));
      expect(await deposit(payer)).toBe(400);
    });

    test("without keys of the gateway that is left nothing expires unasked; with them it is credited (M25)", async () => {
      const payer = await aPayer(before);
      const begun = await begin(before, payer, 250);
      left.pay(begun.order_id);
      for (const hour of [1, 73, 80]) {
        await minutes(hour * 60);
        await pollPayments(without.deps);
      }
      expect(await stateOf(begun.payment_id, payer)).toBe("created");
      await minutes(90 * 60);
      await pollPayments(after.deps);
      await after.setTime(null);
      expect(await deposit(payer)).toBe(250);
    });

    test("a payout is asked of the gateway that was asked first, and of no other (M28)", async () => {
      const payer = await aPayer(before);
      const paid = await begin(before, payer, 1000);
      await tell(left, left.told(left.pay(paid.order_id)));
      const withdrawalId = await release(payer, 600);
      const [had, has] = [left.payouts(), next.payouts()];
      left.behave("forgetful");
      await bankingJobs(before.deps)["send-withdrawals"]();
      left.behave("well");
      const jobs = bankingJobs(after.deps);
      for (let i = 0; i < 3; i++) await jobs["send-withdrawals"]();
      expect([left.payouts() - had, next.payouts() - has]).toEqual([1, 0]);
      const stateNow = async () =>
        (await after.ask(banking.withdrawals, { token: payer.token })).body.data[0]?.state;
      expect(await stateNow()).toBe("sent");
      // The other gateway's word on it counts for nothing.
      const said = { gatewayId: "x", state: "failed", utr: null, reason: "Not here" } as const;
      await jobs["payout-changed"]({ gateway: next.name, withdrawalId, payout: said });
      expect(await stateNow()).toBe("sent");
      left.endPayout(withdrawalId, "processed");
      await jobs["send-withdrawals"]();
      expect(await stateNow()).toBe("done");
      expect(await moneyOf(before, payer.companyId)).toMatchObject({ deposit: 400, leaving: 0 });
      await sound();
    });

    test("a payout of a gateway without keys waits, and holds up no other (M28)", async () => {
      const [first, second] = [await aPayer(before), await aPayer(before)];
      for (const payer of [first, second]) {
        const paid = await begin(before, payer, 500);
        await tell(left, left.told(left.pay(paid.order_id)));
      }
      await release(first, 500);
      await bankingJobs(before.deps)["send-withdrawals"]();
      const has = next.payouts();
      await release(second, 500);
      for (let i = 0; i < 2; i++) await bankingJobs(without.deps)["send-withdrawals"]();
      expect(next.payouts() - has).toBe(1);
      await sound();
    });

    test("refunds and settlements of either are told apart, though both call them the same (R44, M27)", async () => {
      const payer = await aPayer(before);
      const [ofLeft, ofNext] = [await begin(before, payer, 1000), await begin(after, payer, 1000)];
      const [one, two] = [left.pay(ofLeft.order_id), next.pay(ofNext.order_id)];
      await tell(left, left.told(one));
      await tell(next, next.told(two));
      await tell(left, left.refunded("55", one, 10_000));
      await tell(next, next.refunded("55", two, 20_000));
      expect(await deposit(payer)).toBe(1700);
      const at = await marketMoney(before, "gateway");
      left.settle(today(), { id: "66", utr: "SETLLEFT66" }, [one]);
      next.settle(today(), { id: "66", utr: "SETLNEXT66" }, [two]);
      await readLastSettlements(after.deps);
      expect(await marketMoney(before, "gateway")).toBe(at - 2000);
      const rows = db.selectFrom("settlements").select(["gateway", "utr"]).orderBy("utr");
      expect(await rows.execute()).toEqual([
        { gateway: left.name, utr: "SETLLEFT66" },
        { gateway: next.name, utr: "SETLNEXT66" },
      ]);
      await sound();
    });
  });
}
