import { auctions, awards, type BodyIn, payments } from "@rebale/contract";
import { afterAll, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { setCompanyStatus } from "../../../../test/authorised.ts";
import { aLot } from "../../../../test/builders.ts";
import { aPayer, aRazorpay, moneyOf, turnMoneyOn } from "../../../../test/money.ts";
import { signedReturn } from "../../../../test/razorpay.ts";
import { closeDueAuctions } from "../../auctions/index.ts";

const { razorpay, env } = await aRazorpay();
afterAll(() => razorpay.stop());
const market = await createMarket(undefined, env);
const { ask, db, deps } = market;
await turnMoneyOn(market);
const payer = await aPayer(market);

type TopUp = BodyIn<typeof payments.topUp>;
const begin = (body: TopUp, { token }: SignedIn = payer, key?: string) =>
  ask(payments.topUp, { token, body, headers: key ? { "idempotency-key": key } : {} });
const rows = () =>
  db.selectFrom("payments").selectAll().where("company_id", "=", payer.companyId).execute();

test("a top-up begins with a row of ours, whose id is the order's receipt (M24)", async () => {
  const { status, body } = await begin({ amount: "2,00,000.50" });
  expect(status).toBe(200);
  const call = razorpay.calls.findLast(({ path }) => path === "/v1/orders");
  expect(call?.body).toMatchObject({
    ...{ amount: 20_000_050, currency: "INR", receipt: body.data.payment_id },
  });
  expect(body.data).toMatchObject({
    ...{ gateway: "razorpay", key_id: "rzp_test_key", amount: 200_000.5, checkout_url: null },
    order_id: expect.stringMatching(/^order_/),
  });
  const state = await ask(payments.topUpState, {
    ...{ params: { id: body.data.payment_id }, token: payer.token },
  });
  expect(state.body.data).toMatchObject({ state: "created", amount: 200_000.5, award_id: null });
});

test.each([
  ["a fraction of a paisa", 100.001],
  ["a fraction of a paisa in words", "100.005"],
  ["nothing", 0],
  ["less than nothing", -500],
  ["too much to count", 1e15],
  ["a form of a number", "1e5"],
  ["no number", "lots"],
  ["less than ₹100", 99.99],
  ["more than ₹5,00,000", 500_000.01],
])("an amount of %s is refused, and asks the gateway nothing (M41)", async (_, amount) => {
  const before = [razorpay.calls.length, (await rows()).length];
  const { status, body } = await begin({ amount });
  expect([status, body.code]).toEqual([400, "invalid_input"]);
  expect(body.errors).toMatchObject([{ path: "amount" }]);
  expect([razorpay.calls.length, (await rows()).length]).toEqual(before);
});

test("the same key begins one payment, also at once; with another amount it is refused (M41)", async () => {
  const [first, ...others] = await Promise.all(
    Array.from({ length: 8 }, () => begin({ amount: 777 }, payer, "key-777")),
  );
  for (const { body } of others) expect(body.data).toEqual(first?.body.data);
  expect((await rows()).filter(({ amount }) => amount === 77_700)).toHaveLength(1);
  expect(await begin({ amount: 778 }, payer, "key-777")).toMatchObject({
    ...{ status: 409, body: { code: "idempotency_key_reused" } },
  });
  const [without, again] = [await begin({ amount: 777 }), await begin({ amount: 777 })];
  expect(again.body.data.payment_id).not.toBe(without.body.data.payment_id);
});

test("while the gateway is away it says so and keeps the row, and the same key goes on with it (M25)", async () => {
  razorpay.behave("failing");
  const away = await begin({ amount: 888 }, payer, "key-888");
  expect(away).toMatchObject({ status: 503, body: { code: "gateway_away" } });
  const kept = (await rows()).filter(({ amount }) => amount === 88_800);
  expect(kept).toMatchObject([{ state: "created", gateway_order: null }]);
  razorpay.behave("well");
  const { body } = await begin({ amount: 888 }, payer, "key-888");
  expect(body.data.payment_id).toBe(String(kept[0]?.id));
  expect(body.data.order_id).toMatch(/^order_/);
});

test("who is not verified, and where money is off, nobody pays in (M41)", async () => {
  const stranger = await aPayer(market);
  await setCompanyStatus(market, stranger.companyId, "unverified");
  expect(await begin({ amount: 500 }, stranger)).toMatchObject({
    ...{ status: 403, body: { code: "verify_first" } },
  });
  const owner = await market.anAdmin();
  const turn = (on: boolean) =>
    ask(payments.changeMoneySettings, { token: owner.token, body: { on } });
  await turn(false);
  expect(await begin({ amount: 500 })).toMatchObject({ status: 409, body: { code: "money_off" } });
  await turn(true);
});

test("another company's payment is none, a viewer and a bidder may not pay or look (M41)", async () => {
  const { body } = await begin({ amount: 999 });
  const [params, other] = [{ id: body.data.payment_id }, await aPayer(market)];
  const payment = razorpay.pay(body.data.order_id);
  const back = { params, body: signedReturn(payment) };
  const look = (token: string) => ask(payments.topUpState, { params, token });
  for (const reply of [
    await look(other.token),
    await ask(payments.returnTopUp, { ...back, token: other.token }),
  ])
    expect(reply).toMatchObject({ status: 404, body: { code: "not_found" } });
  for (const role of ["viewer", "bidder"]) {
    const member = await aPayer(market);
    const seat = db.updateTable("company_users").where("user_id", "=", member.id);
    await seat.set({ role, company_id: payer.companyId }).execute();
    deps.bus.publish("session", { userId: member.id });
    for (const reply of [await begin({ amount: 500 }, member), await look(member.token)])
      expect(reply).toMatchObject({ status: 403, body: { code: "manager_needed" } });
  }
  expect((await moneyOf(market, payer.companyId)).deposit).toBe(0);
});

test("a return with another's signature, or another order's, is refused (M25)", async () => {
  const [one, two] = [
    (await begin({ amount: 400 })).body.data,
    (await begin({ amount: 300 })).body.data,
  ];
  const [paid, other] = [razorpay.pay(one.order_id), razorpay.pay(two.order_id)];
  const come = (body: BodyIn<typeof payments.returnTopUp>) =>
    ask(payments.returnTopUp, { params: { id: one.payment_id }, token: payer.token, body });
  const good = signedReturn(paid);
  for (const body of [
    { ...good, razorpay_signature: "0".repeat(64) },
    { ...good, razorpay_payment_id: other.id },
    signedReturn(other),
  ])
    expect(await come(body)).toMatchObject({ status: 400, body: { code: "signature_wrong" } });
  razorpay.behave("wrong");
  expect((await come(good)).body.data).toEqual({ state: "created" });
  razorpay.behave("well");
  expect((await come(good)).body.data).toEqual({ state: "captured" });
  expect((await moneyOf(market, payer.companyId)).deposit).toBe(400);
});

test("what is paid in is told to the company's owners and managers, with the amount", async () => {
  const company = await aPayer(market);
  const { body } = await begin({ amount: 123_456 }, company);
  const signed = signedReturn(razorpay.pay(body.data.order_id));
  const back = { params: { id: body.data.payment_id }, token: company.token, body: signed };
  await ask(payments.returnTopUp, back);
  await ask(payments.returnTopUp, back);
  const told = await db
    .selectFrom("notifications")
    .select(["code", "params", "link"])
    .where("user_id", "=", company.id)
    .where("code", "=", "payment_in")
    .execute();
  expect(told).toEqual([{ code: "payment_in", params: { amount: "₹1,23,456" }, link: "/wallet" }]);
});

const toldOf = async (userId: number) => {
  const notices = await db
    .selectFrom("notifications")
    .select(["code", "params"])
    .where("user_id", "=", userId)
    .where("code", "in", ["payment_in", "paid_beyond"])
    .orderBy("id")
    .execute();
  return notices.map(({ code, params }) => [code, (params as { amount: string }).amount]);
};

test("a payment for a sale is its buyer's to make, of another's sale there is none; a second one for its order goes to the deposit (M22, M23, M41, U4)", async () => {
  const [seller, noon] = [await market.aSeller(), Date.now()];
  const buyer = await aPayer(market);
  const endsAt = new Date(noon + 60_000);
  const lot = await aLot(db, { sellerId: seller.id, endsAt, payThrough: "market" });
  await ask(auctions.placeBid, { body: { product_id: lot.id, amount: 1200 }, token: buyer.token });
  await market.setTime(new Date(noon + 120_000));
  await closeDueAuctions(deps);
  await market.setTime(null);
  const award_id = (await ask(awards.list, { token: buyer.token })).body.data[0]?._id ?? "";
  expect(await begin({ amount: 500, award_id })).toMatchObject({
    ...{ status: 404, body: { code: "not_found", errors: [{ path: "award_id" }] } },
  });
  // No more than is due: 1,200 and 2 % on it.
  expect(await begin({ amount: 1224.01, award_id }, buyer)).toMatchObject({ status: 400 });
  const { body } = await begin({ amount: 1000, award_id }, buyer);
  // Whoever of the company opens the sale reads of it, not the tab alone that began it (U4).
  const onItsWay = async ({ token }: SignedIn) =>
    (await ask(awards.details, { params: { id: award_id }, token })).body.data.on_its_way;
  const asked = expect.any(String);
  expect(await onItsWay(buyer)).toEqual({ amount: 1000, since: asked, paid: false });
  expect(await onItsWay(seller)).toBeNull();
  const signed = signedReturn(razorpay.pay(body.data.order_id));
  const params = { id: body.data.payment_id };
  await ask(payments.returnTopUp, { params, token: buyer.token, body: signed });
  expect(await moneyOf(market, buyer.companyId)).toMatchObject({ deposit: 0, paid_in: 1000 });
  expect(await onItsWay(buyer)).toBeNull();
  // A second time for the same order: that is no payment for the sale.
  const twice = signedReturn(razorpay.pay(body.data.order_id));
  await ask(payments.returnTopUp, { params, token: buyer.token, body: twice });
  expect(await moneyOf(market, buyer.companyId)).toMatchObject({ deposit: 1000, paid_in: 1000 });
  const ofTwice = await ask(payments.topUpState, { params, token: buyer.token });
  expect(ofTwice.body.data).toMatchObject({ state: "captured", amount: 1000, again: 1000 });
  expect(await toldOf(buyer.id)).toEqual([
    ["payment_in", "₹1,000"],
    ["paid_beyond", "₹1,000"],
  ]);
  const rest = await begin({ amount: 224, award_id }, buyer);
  const restSigned = signedReturn(razorpay.pay(rest.body.data.order_id));
  const ofRest = { params: { id: rest.body.data.payment_id }, token: buyer.token };
  await ask(payments.returnTopUp, { ...ofRest, body: restSigned });
  expect(
    (await ask(awards.details, { params: { id: award_id }, token: buyer.token })).body.data,
  ).toMatchObject({ state: "paid", due: 0, paid: 1224 });
  expect(await begin({ amount: 100, award_id }, buyer)).toMatchObject({
    ...{ status: 409, body: { code: "nothing_due" } },
  });
  const entries = await db
    .selectFrom("journal_entries")
    .select(["key", "kind", "award_id"])
    .where("key", "like", "rzp:%")
    .where("key", "<>", `rzp:${restSigned.razorpay_payment_id}`)
    .orderBy("id", "desc")
    .limit(2)
    .execute();
  expect(entries).toEqual([
    { key: `rzp:${twice.razorpay_payment_id}`, kind: "top_up", award_id: null },
    {
      ...{ key: `rzp:${signed.razorpay_payment_id}`, kind: "award_payment" },
      award_id: Number(award_id),
    },
  ]);
});

test("a suspended company is told that it is, and not to send its papers (MG19)", async () => {
  const payer = await aPayer(market);
  await db
    .updateTable("companies")
    .set({ status: "suspended" })
    .where("id", "=", payer.companyId)
    .execute();
  const { status, body } = await ask(payments.topUp, {
    token: payer.token,
    body: { amount: 1000 },
  });
  expect([status, body.code]).toEqual([403, "company_suspended"]);
});
