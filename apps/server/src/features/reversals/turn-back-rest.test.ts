import { awards, banking, journal, payments } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { afterAll, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aBankAccount, aStatement, type Row, rs } from "../../../test/bank.ts";
import { closeOfL, salesOf } from "../../../test/market-sales.ts";
import { aPayer, aRazorpay, marketMoney, turnMoneyOn } from "../../../test/money.ts";
import { signedEvent, signedReturn } from "../../../test/razorpay.ts";
import { sweepAwards } from "../awards/index.ts";
import { verifyJournal } from "../journal-desk/index.ts";
import { balancesOf } from "../money-entries/index.ts";
import { retryEvents } from "../payments/events/handle-event.ts";
import { payDebts } from "../wallet/index.ts";

/** Turned back: what a gateway brought, what a bank took, and what a default took. */

const { razorpay, env } = await aRazorpay();
afterAll(() => razorpay.stop());
const market = await createMarket(undefined, env);
const { app, ask, db, deps } = market;
await turnMoneyOn(market);
const [asha, bilal] = [await market.anAdmin("finance"), await market.anAdmin("finance")];

/** By two persons; how it ended. */
async function turnBack(key: string): Promise<string> {
  const { id } = await db
    .selectFrom("journal_entries")
    .select("id")
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  const asked = { params: { id: String(id) }, body: { reason: "Wrong" } };
  for (const { token } of [asha, bilal]) {
    const { status, body } = await ask(journal.reverse, { ...asked, token });
    expect(status).toBeLessThan(500);
    if (status !== 200) return body.code ?? "";
    if (body.data.state === "reversed") return "reversed";
  }
  return "asked";
}
const sound = async () =>
  expect(await verifyJournal(db)).toMatchObject({ broken: null, awards: [] });

test("a payment of the gateway that is turned back was paid back there: its news changes nothing more, and the next one is credited (MG1)", async () => {
  const payer = await aPayer(market);
  const payIn = async (amount: number) => {
    const begun = await ask(payments.topUp, { token: payer.token, body: { amount } });
    const payment = razorpay.pay(begun.body.data.order_id);
    await ask(payments.returnTopUp, {
      ...{ params: { id: begun.body.data.payment_id }, token: payer.token },
      body: signedReturn(payment),
    });
    return payment;
  };
  const deposit = async () => (await balancesOf(db, payer.companyId)).deposit;
  const payment = await payIn(1000);
  expect(await deposit()).toBe(rs(1000));
  expect(await turnBack(`rzp:${payment.id}`)).toBe("reversed");
  expect(await deposit()).toBe(0);
  const { raw, headers } = signedEvent("refund.processed", {
    refund: {
      ...{ id: "rfnd_T1", payment_id: payment.id, amount: 100_000, currency: "INR" },
      ...{ status: "processed", created_at: 1_795_849_940 },
    },
    payment: { ...payment, status: "refunded", amount_refunded: 100_000 },
  });
  const url = "/api/payments/razorpay/webhook";
  for (let i = 0; i < 2; i++)
    expect((await app.inject({ method: "POST", url, payload: raw, headers })).statusCode).toBe(200);
  await retryEvents(deps);
  expect(await deposit()).toBe(0);
  expect(await turnBack(`rzp:${payment.id}`)).not.toBe("reversed");
  await payIn(500);
  expect(await deposit()).toBe(rs(500));
  await sound();
});

test("what the bank took and was told wrongly is a line without an end again, and is told anew, as often as that happens (MG1)", async () => {
  const day = "2026-11-24";
  await market.setTime(closeOfL);
  for (const { token } of [asha, bilal])
    await ask(banking.makeHolderAccount, {
      ...{ token, body: { name: "Escrow", opening: 100, ifsc: "HDFC0000001" } },
    });
  const rows: Row[] = [{ day, amount: -3, words: "CHARGES" }];
  const file = { field: "file", name: "s.csv", bytes: Buffer.from(aStatement(100, rows)) };
  const of = { holder_account: "Escrow", format: "csv" };
  expect((await market.send(banking.readStatement, asha.token, [file], of)).status).toBe(200);
  const openLines = async () =>
    (await ask(banking.statementLines, { token: asha.token, query: { open: "1" } })).body.data;
  const line = (await openLines())[0];
  const charge = ({ token }: SignedIn) =>
    ask(banking.decideLine, {
      ...{ token, params: { id: line?._id ?? "" }, body: { bank_charge: true } },
    });
  for (const turn of ["", "#2"]) {
    for (const by of [asha, bilal]) if ((await openLines()).length > 0) await charge(by);
    expect([await openLines(), await marketMoney(market, "gateway_charges")]).toEqual([[], 3]);
    expect(await turnBack(`charge:${line?._id}${turn}`)).toBe("reversed");
    expect(await marketMoney(market, "gateway_charges")).toBe(0);
    expect((await openLines()).map(({ _id }) => _id)).toEqual([line?._id]);
    await sound();
  }
});

test("what a default took from a deposit stands, and says who settles it (MG1)", async () => {
  const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
  const { registerSeller, sold, aBuyerWith, sale } = salesOf(market, seller, admin.id);
  await registerSeller();
  const buyer = await aBuyerWith(500_000);
  const { id } = await sold([[buyer, 107]], { terms: { grace_days: 1 } });
  await db
    .updateTable("sessions")
    .set({ expires_at: new Date("2027-12-31") })
    .execute();
  await market.setTime(new Date(closeOfL.getTime() + 12 * DAY_MS));
  await sweepAwards(deps);
  const ended = await ask(awards.officeMove, {
    ...{ params: { id }, token: admin.token },
    body: { move: "default", reason: "Has not paid" },
  });
  expect(ended.body.data).toMatchObject({ state: "defaulted" });
  const entries = await db
    .selectFrom("journal_entries")
    .select(["key", "kind"])
    .where("award_id", "=", Number(id))
    .execute();
  for (const { id: userId } of [asha, bilal]) deps.bus.publish("session", { userId });
  const came: Record<string, string> = {};
  for (const { key, kind } of entries) came[kind] = await turnBack(key);
  expect(came).toMatchObject({ win: "entry_stands", forfeit: "entry_stands" });
  expect(new Set(Object.values(came))).toEqual(new Set(["entry_stands"]));
  expect(await sale(id, buyer)).toMatchObject({ state: "defaulted", due: 0 });
  await sound();
});

test("a company that owes and pays in again owes nothing more, and can take out what is left; a dispute that is won after that is its deposit (M24)", async () => {
  const payer = await aPayer(market);
  const money = () => balancesOf(db, payer.companyId);
  const payIn = async (amount: number) => {
    const begun = await ask(payments.topUp, { token: payer.token, body: { amount } });
    const payment = razorpay.pay(begun.body.data.order_id);
    await ask(payments.returnTopUp, {
      ...{ params: { id: begun.body.data.payment_id }, token: payer.token },
      body: signedReturn(payment),
    });
    return payment;
  };
  const payment = await payIn(5000);
  const account = await aBankAccount(market, payer, asha);
  const takeOut = (amount: number) =>
    ask(banking.askWithdrawal, {
      body: { amount, from: "deposit", bank_account_id: account },
      token: payer.token,
    });
  expect((await takeOut(4000)).status).toBe(200);
  const dispute = { id: "disp_D1", payment_id: payment.id, amount: 500_000, currency: "INR" };
  const { raw, headers } = signedEvent("payment.dispute.lost", { dispute });
  await app.inject({
    method: "POST",
    url: "/api/payments/razorpay/webhook",
    payload: raw,
    headers,
  });
  await retryEvents(deps);
  expect(await money()).toMatchObject({ deposit: 0, owed: rs(4000) });
  await payDebts(deps);
  expect(await money()).toMatchObject({ deposit: 0, owed: rs(4000) });
  await payIn(1500);
  expect((await takeOut(100)).body.code).toBe("company_owes");
  await payDebts(deps);
  expect(await money()).toMatchObject({ deposit: 0, owed: rs(2500) });
  await payIn(3000);
  await Promise.all([payDebts(deps), payDebts(deps)]);
  expect(await money()).toMatchObject({ deposit: rs(500), owed: 0 });
  expect((await takeOut(100)).status).toBe(200);
  await sound();

  expect(await turnBack("cb:disp_D1")).toBe("reversed");
  expect(await money()).toMatchObject({ deposit: rs(5400), owed: 0 });
  await sound();
});
