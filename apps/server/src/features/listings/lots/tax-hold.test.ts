import { auctions, type BodyIn, listings, payments } from "@rebale/contract";
import { openingText } from "@rebale/contract/auctions/ledger-opening";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aCategory, aDraft } from "../../../../test/builders.ts";
import { inHours } from "../../../../test/in-hours.ts";
import { trucksOf } from "../../../../test/trucks.ts";

const market = await createMarket();
const { ask, db, send } = market;
const [admin, seller, unregistered] = [
  await market.anAdmin(),
  await market.aSeller(),
  await market.aSeller(),
];
const { aSite } = trucksOf(market);
await aSite(seller, { gstin: "27BBBBB0000B1ZX", state: "Maharashtra" });
const categoryId = await aCategory(db);
const untaxedId = await aCategory(db);
const { id: sub } = await db
  .insertInto("sub_categories")
  .values({ category_id: categoryId, url: "pet-of-holds", title: "PET", material: "pet" })
  .returning("id")
  .executeTakeFirstOrThrow();

type Sent = BodyIn<typeof listings.editLot>;
const goods = (more: Partial<Sent> = {}): Sent => ({
  ...{ ...aDraft(categoryId), sub_category_id: String(sub), pay_through: "market" as const },
  ...{ basis: "kg" as const, unit: "kg" as const, quantity: 12_000 },
  ...more,
});
const add = (days: number | null, more: Partial<Sent> = {}, by = seller) =>
  ask(listings.createLots, {
    body: { products: [goods({ terms: { tax_hold_days: days }, ...more })] },
    token: by.token,
  });
const approve = (id: string, wanted: object = {}) =>
  ask(listings.reviewLot, {
    token: admin.token,
    params: { id },
    body: {
      ...{ is_approved: true, market_value: 92, start_at: inHours(-1), end_at: inHours(1) },
      ...{ bid_increment: 1, ...wanted },
    },
  });
const turn = (gst_safe: boolean) =>
  ask(payments.changeMoneySettings, {
    token: admin.token,
    body: { gst_safe, holder_agrees: true },
  });
const details = async (idname: string, by?: { token: string }) =>
  (await ask(auctions.details, { params: { idname }, query: {}, ...(by && { token: by.token }) }))
    .body.data;
const where = { path: "terms.tax_hold_days" };

test("it is off everywhere: proposing it is refused, and a lot without has an opening as before (O1)", async () => {
  const { body } = await ask(payments.moneySettings, { token: admin.token });
  expect(body.data.gst_safe).toBe(false);
  const refused = await add(75);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: "tax_hold_off", errors: [where] },
  ]);
  const made = await add(null);
  const id = made.body.data[0]?._id ?? "";
  expect(made.body.data[0]).toMatchObject({ tax_hold: null });
  expect((await approve(id)).body.data.tax_hold).toBeNull();
  const lot = await details(id);
  expect(lot.tax_hold).toBeNull();
  const terms = { ...lot.terms, tax_hold_days: undefined } as never;
  expect(openingText({ ...lot, terms } as never)).toBe(openingText(lot as never));
});

test("turned on with the holder's word, its bounds hold, and it is for sales that have GST through the market (O2)", async () => {
  await turn(true);
  const { details: noted } = await db
    .selectFrom("audit")
    .select("details")
    .where("action", "=", "payment through the market changed")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(noted).toMatchObject({ holder_agrees: true });
  for (const days of [44, 151, 60.5, 0])
    expect([days, (await add(days)).status]).toEqual([days, 400]);
  for (const refused of [
    await add(75, { pay_through: "parties" }),
    await add(75, {}, unregistered),
    await add(75, { category_id: String(untaxedId), sub_category_id: null }),
  ])
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: "tax_hold_not_here", errors: [where] },
    ]);
  const id = (await add(75)).body.data[0]?._id ?? "";
  const edit = (more: Partial<Sent>) =>
    ask(listings.editLot, { params: { id }, body: goods(more), token: seller.token });
  expect((await edit({ pay_through: "parties" })).body.code).toBe("tax_hold_not_here");
  expect((await edit({ terms: { tax_hold_days: 120 } })).body.data.proposed_terms).toMatchObject({
    tax_hold_days: 120,
  });
  await edit({ terms: { tax_hold_days: 75 } });
  const other = await approve(id, { terms: { tax_hold_days: 90 } });
  expect([other.status, other.body]).toMatchObject([409, { code: "tax_hold_not_offered" }]);
  const none = (await add(null)).body.data[0]?._id ?? "";
  expect((await approve(none, { terms: { tax_hold_days: 75 } })).body.code).toBe(
    "tax_hold_not_offered",
  );
  expect((await approve(id)).body.data.tax_hold).toEqual({ days: 75 });
  expect((await approve(id, { terms: { payment_days: 7 } })).body.data.tax_hold).toBeNull();
});

test("usual terms carry none, an import does (O2)", async () => {
  const terms = { tax_hold_days: 75, payment_days: 7 } as never;
  await ask(listings.saveUsualTerms, { token: seller.token, body: { terms } });
  const { body } = await ask(listings.readUsualTerms, { token: seller.token });
  expect(body.data.own).toMatchObject({ payment_days: 7, tax_hold_days: null });
  const csv = (days: string, lot: string) =>
    [
      "lot_no,title,material,quantity,unit,description,state,city,pincode,basis,pay_through,tax_hold_days",
      `${lot},PET bales,pet,5000,kg,Baled,Maharashtra,Pune,411001,kg,market,${days}`,
    ].join("\n");
  const bring = (days: string, lot: string) =>
    send(
      listings.importLots,
      seller.token,
      [{ field: "file", bytes: Buffer.from(csv(days, lot)) }],
      {},
    );
  expect((await bring("40", "I-1")).body.code).toBe("table_unfit");
  const { body: listed, status } = await bring("120", "I-2");
  expect([status, listed.data?.created]).toEqual([200, 1]);
  const lot = await ask(listings.viewLot, {
    params: { id: listed.data.lots[0]?._id ?? "" },
    token: seller.token,
  });
  expect(lot.body.data).toMatchObject({ proposed_terms: { tax_hold_days: 120 } });
  await ask(listings.saveUsualTerms, { token: seller.token, body: { terms: null } });
});

test("the details say its amount and whether it applies; other terms are refused, the opening differs (O3)", async () => {
  const id = (await add(75)).body.data[0]?._id ?? "";
  await approve(id);
  const [buyer, stranger] = [await market.aBuyer(), await market.aBuyer()];
  await aSite(buyer, { gstin: "24AAACB1234F1Z5" });
  expect((await details(id, buyer)).tax_hold).toEqual({
    ...{ days: 75, amount: 200_880, applies: true, why_not: null },
  });
  expect((await details(id, stranger)).tax_hold).toMatchObject({
    ...{ applies: false, why_not: "buyer_unregistered" },
  });
  for (const by of [undefined, seller])
    expect((await details(id, by)).tax_hold).toEqual({
      ...{ days: 75, amount: 200_880, applies: null, why_not: null },
    });
  const bid = (terms_version: number) =>
    ask(auctions.placeBid, {
      token: buyer.token,
      body: { product_id: Number(id), amount: 93, terms_version },
    });
  expect((await bid(7)).body.code).toBe("terms_changed");
  expect((await bid(1)).status).toBe(200);
  const lot = await details(id);
  const without = { ...lot, terms: { ...lot.terms, tax_hold_days: null } };
  expect(openingText(lot as never)).not.toBe(openingText(without as never));
  expect(openingText(lot as never)).toContain('{"tax_hold_days":75}');
  const listed = await ask(listings.live, { query: {} });
  expect(listed.body.data.find(({ _id }) => _id === id)?.tax_hold).toEqual({ days: 75 });
});

test("what was approved goes on when it is turned off; what waits is not approved with it (O27)", async () => {
  const [approved, waiting] = [
    (await add(75)).body.data[0]?._id ?? "",
    (await add(75)).body.data[0]?._id ?? "",
  ];
  await approve(approved);
  await turn(false);
  expect((await approve(approved, { end_at: inHours(2) })).body.data.tax_hold).toEqual({
    days: 75,
  });
  expect((await approve(waiting)).body.code).toBe("tax_hold_off");
  expect((await approve(waiting, { terms: { payment_days: 7 } })).status).toBe(200);
  await turn(true);
});
