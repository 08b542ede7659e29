import { auctions, type BodyIn, listings } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { aCategory, aDraft } from "../../../test/builders.ts";
import { deposit } from "../../../test/deposits.ts";
import { inHours } from "../../../test/in-hours.ts";

const market = await createMarket();
const { ask, db } = market;
const admin = await market.anAdmin();
const seller = await market.aSeller();
const categoryId = await aCategory(db);
const { id: sub } = await db
  .insertInto("sub_categories")
  .values({ category_id: categoryId, url: "pet-of-deposits", title: "PET", material: "pet" })
  .returning("id")
  .executeTakeFirstOrThrow();
const goods = () => ({ ...aDraft(categoryId), sub_category_id: String(sub) });
await db
  .updateTable("companies")
  .set({ signature_waived: false })
  .where("id", "in", (eb) =>
    eb.selectFrom("company_users").select("company_id").where("user_id", "=", seller.id),
  )
  .execute();

type Sent = BodyIn<typeof listings.editLot>;
const tenPercent = { kind: "percent", percent: 10 } as const;
const flat = { kind: "amount", amount: 25_000 } as const;

const send = (more: Partial<Sent>, of = market) =>
  of.ask(listings.createLots, {
    body: { products: [{ ...goods(), ...more }] },
    token: seller.token,
  });
const add = async (more: Partial<Sent> = {}) => (await send(more)).body.data[0]?._id ?? "";
const approve = (id: string, wanted: object = {}) =>
  ask(listings.reviewLot, {
    token: admin.token,
    params: { id },
    body: {
      ...{ is_approved: true, market_value: 100, start_at: inHours(-1), end_at: inHours(1) },
      ...wanted,
    },
  });
const shown = ({ kind, ...rest }: { kind: "percent" | "amount" }) => ({
  ...{ kind, percent: null, amount: null },
  ...rest,
});
const sheet = (id: string) => ask(listings.readSheet, { params: { id }, token: seller.token });
const sign = async (id: string) => {
  const sent = await ask(listings.sendSheetCode, { params: { id }, token: seller.token });
  const otp = sent.body.data.demo_otp ?? "";
  return ask(listings.signSheet, { params: { id }, body: { otp }, token: seller.token });
};

test("a seller proposes a deposit, an edit that is silent keeps it, and null takes it away (M14)", async () => {
  const id = await add({ deposit: tenPercent, pay_through: "market" });
  const edit = async (more: Partial<Sent>) =>
    (
      await ask(listings.editLot, {
        params: { id },
        body: { ...goods(), ...more },
        token: seller.token,
      })
    ).body.data;
  expect(await edit({})).toMatchObject({ deposit: shown(tenPercent), pay_through: "market" });
  expect(await edit({ deposit: flat })).toMatchObject({ deposit: shown(flat) });
  expect(await edit({ deposit: null, pay_through: "parties" })).toMatchObject({
    ...{ deposit: null, pay_through: "parties" },
  });
});

test("approval takes what was proposed where it says nothing; null says none (M14)", async () => {
  const proposed = await add({ deposit: tenPercent });
  expect((await approve(proposed)).body.data.deposit).toEqual(shown(tenPercent));
  expect((await approve(proposed, { deposit: flat })).body.data.deposit).toEqual(shown(flat));
  expect((await approve(proposed, { deposit: null })).body.data.deposit).toBeNull();
  expect((await approve(await add(), { pay_through: "market" })).body.data).toMatchObject({
    ...{ deposit: null, pay_through: "market" },
  });
});

test("it is on the sheet that the seller signs, and another one asks for another signature (M15)", async () => {
  const id = await add({ deposit: tenPercent });
  await approve(id, { deposit: flat, pay_through: "market" });
  expect((await sheet(id)).body.data).toMatchObject({
    sheet: { deposit: shown(flat), pay_through: "market" },
    before: { is: "proposal", sheet: { deposit: shown(tenPercent) } },
  });
  expect((await sign(id)).body.data.awaits_signature).toBe(false);
  await approve(id, { deposit: flat, pay_through: "market" });
  const version = async () => (await sheet(id)).body.data.version;
  const signed = await version();
  await approve(id, { deposit: tenPercent, pay_through: "market" });
  expect(await version()).toBe(signed + 1);
});

test("with the first bid it is fixed (M14)", async () => {
  const id = await add();
  await approve(id, { deposit: tenPercent });
  await sign(id);
  const buyer = await market.aBuyer();
  await deposit(market, buyer, 1000);
  await ask(auctions.placeBid, { body: { product_id: id, amount: 200 }, token: buyer.token });
  for (const other of [flat, null])
    expect(await approve(id, { deposit: other })).toMatchObject({
      ...{ status: 409, body: { code: "bids_exist" } },
    });
});

test("what is no deposit is refused with its path (M14)", async () => {
  const wrong = [
    ...[0, 100.01, -1, 10.005, 1e15].map((percent) => ({ kind: "percent", percent })),
    ...[0, -1, 10.005, 1e15].map((amount) => ({ kind: "amount", amount })),
    ...[
      { kind: "percent", amount: 10 },
      { kind: "share", percent: 10 },
    ],
  ] as Sent["deposit"][];
  for (const one of wrong) {
    const { status, body } = await send({ deposit: one });
    expect([status, body.errors[0]?.path.split(".").slice(0, 3).join(".")]).toEqual([
      ...[400, "products.0.deposit"],
    ]);
  }
});

test("where no money moves through the market, no lot asks for any (M14)", async () => {
  const without = await createMarket(undefined, { PAYMENT_GATEWAY: "none" });
  const own = await without.aSeller();
  const category = await aCategory(without.db);
  for (const asked of [{ deposit: tenPercent }, { pay_through: "market" as const }]) {
    const products = [{ ...aDraft(category), ...asked }];
    const reply = await without.ask(listings.createLots, { body: { products }, token: own.token });
    expect(reply).toMatchObject({
      status: 409,
      body: { code: "money_off", errors: [{ path: Object.keys(asked)[0] }] },
    });
  }
});
