import { auctions, basisUnits, figures, listings, lotValue, type Paise } from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { aCategory, aLot } from "../../../test/builders.ts";
import { noticesTo } from "../../../test/publish-all.ts";
import { closeAuction } from "./actions/close/close-auction.ts";
import { verifyLedgers } from "./actions/close/verify-ledgers.ts";
import { followAuctions } from "./store/views/listed.store.ts";

const noon = new Date("2026-12-01T06:30:00.000Z");
const minutes = (n: number) => new Date(noon.getTime() + n * 60_000);
const market = await createMarket();
const { ask, db, deps } = market;
await market.setTime(noon);
const seller = await market.aSeller();
const moderator = await market.anAdmin("moderator");
const asha = await market.aBuyer({ name: "Asha" });
const bilal = await market.aBuyer({ name: "Bilal" });
const categoryId = await aCategory(db);

const draft = (title: string, over: object = {}) => ({
  category_id: String(categoryId),
  title,
  quantity: 8.4,
  unit: "MT" as const,
  description: "Copper wire, bright",
  state: "Gujarat" as const,
  city: "Surat",
  pincode: "395003",
  ...over,
});
const send = (title: string, over: object = {}) =>
  ask(listings.createLots, {
    token: seller.token,
    body: { products: [draft(title, over) as never] },
  });
const approve = (id: string, over: object = {}) =>
  ask(listings.reviewLot, {
    token: moderator.token,
    params: { id },
    body: {
      is_approved: true,
      market_value: 100,
      bid_increment: 0.5,
      start_at: "2026-12-01 11:00:00",
      end_at: "2026-12-01 13:00:00",
      ...over,
    },
  });
const listed = async (title: string, over: object = {}, approval: object = {}) => {
  const [lot] = (await send(title, over)).body.data;
  const id = lot?._id ?? "";
  expect((await approve(id, approval)).status).toBe(200);
  return id;
};
const bid = (id: string, amount: number, by = asha) =>
  ask(auctions.placeBid, { token: by.token, body: { product_id: id, amount } });
const details = async (id: string, token?: string) =>
  (await ask(auctions.details, { params: { idname: id }, token })).body.data;

test("a lot by the kg: bids, limits and prices are rates, with what the whole lot costs beside them (A1)", async () => {
  const id = await listed("Copper by the kg", { basis: "kg", asking_price: 110 });
  expect(await details(id)).toMatchObject({
    basis: "kg",
    basis_quantity: 8400,
    market_value: 100,
    next_bid: 100.5,
    value: 840_000,
  });
  expect((await bid(id, 100.25)).body).toMatchObject({ code: "increment_too_small" });
  const placed = await bid(id, 107.5);
  expect(placed.body.data).toMatchObject({ amount: 107.5, value: 903_000, heightest: 107.5 });
  await bid(id, 108, bilal);
  expect(await details(id)).toMatchObject({ heightest: 108, value: 907_200, next_bid: 108.5 });
  const { data: history } = (await ask(auctions.bidsOfLot, { body: { product_id: id } })).body;
  expect(history.map((b) => [b.bid_amount, b.value])).toEqual([
    [108, 907_200],
    [107.5, 903_000],
  ]);
  const [order] = (await ask(auctions.myOrders, { token: asha.token, query: {} })).body.data;
  expect(order).toMatchObject({
    bid_amount: 107.5,
    value: 903_000,
    product_id: { basis: "kg", basis_quantity: 8400, heightest: 108, value: 907_200 },
  });
  expect((await ask(auctions.pinnacle, { body: { product_id: id } })).body.data).toMatchObject({
    heightest: 108,
    basis: "kg",
    value: 907_200,
  });
  expect(await verifyLedgers(db)).toMatchObject({ broken: null });

  await market.setTime(minutes(61));
  expect(await closeAuction(deps, Number(id))).toBe("closed");
  const won = (await noticesTo(db, bilal.id)).find(({ code }) => code === "won");
  expect(won?.description).toContain("₹108/kg (₹9,07,200)");
  const bought = await ask(figures.buyerFigures, { token: bilal.token, query: {} });
  expect(bought.body.data.purchases).toMatchObject([{ spend: 907_200 }]);
  const sold = await ask(figures.sellerFigures, { token: seller.token, query: {} });
  expect(sold.body.data.sales).toMatchObject([{ value: 907_200 }]);
  await market.setTime(noon);
});

test("who may bid up to a value is held to the value, not to the rate (A1, W2, W10)", async () => {
  const id = await listed("Copper for a clerk", { basis: "kg" });
  const owner = await market.aBuyer();
  await db
    .updateTable("company_users")
    .set({ bid_limit: 84_420_000 })
    .where("user_id", "=", owner.id)
    .execute();
  expect((await bid(id, 101, owner)).body).toMatchObject({ code: "bid_limit_exceeded" });
  expect((await bid(id, 100.5, owner)).status).toBe(200);
  // 8,400 kg at ₹1,200: above ₹1,00,00,000, which an unverified company may not bid.
  const dear = await listed("Silver contacts", { basis: "kg" }, { market_value: 1100 });
  expect((await bid(dear, 1200)).body).toMatchObject({ code: "verify_first" });
  expect((await bid(dear, 1190)).status).toBe(200);
  expect((await details(dear, asha.token)).can_bid).toBe(false);
});

test("a basis that the lot cannot be counted by is refused beside its field; with bids it is fixed (A1)", async () => {
  const refused = await send("Bags by weight", { basis: "kg", unit: "bag", quantity: 40 });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ path: "products.0.basis", msg: "Only a lot in kg or MT is sold by weight" }],
  ]);
  expect((await send("By the dozen", { basis: "dozen" })).status).toBe(400);
  const [bags] = (await send("Bags of caps", { unit: "bag", quantity: 40 })).body.data;
  const id = bags?._id ?? "";
  expect((await approve(id, { basis: "kg" })).body.errors).toMatchObject([{ path: "basis" }]);
  expect((await approve(id, { basis: "kg", weight_kg: 2000 })).status).toBe(200);
  expect(await details(id)).toMatchObject({ basis: "kg", basis_quantity: 2000, value: 200_000 });
  await bid(id, 101);
  expect((await approve(id, { basis: "lot" })).body.code).toBe("bids_exist");
});

test("lists sort and filter by what the whole lot costs, and by rate per kg (A1)", async () => {
  const sub = await aCategory(db);
  const of = (title: string, over: object, approval: object) =>
    listed(title, { category_id: String(sub), ...over }, approval);
  const [cheapRate, dearRate, whole] = [
    await of("20 MT by the MT", { basis: "mt", quantity: 20 }, { market_value: 40_000 }),
    await of("1 MT by the kg", { basis: "kg", quantity: 1 }, { market_value: 300 }),
    await of("5 MT as a whole", { quantity: 5 }, { market_value: 500_000 }),
  ];
  await aLot(db, {
    sellerId: seller.id,
    categoryId: sub,
    startsAt: minutes(-60),
    endsAt: minutes(60),
  });
  await sql`update lots set unit = 'bag' where category_id = ${sub} and title not like '%MT%'`.execute(
    db,
  );
  const shop = async (query: object) =>
    (await ask(listings.shop, { query: { category: String(sub), ...query } })).body.data.map(
      ({ _id }) => _id,
    );
  expect(await shop({ sort: "price_low", min_price: 200_000 })).toEqual([
    dearRate,
    whole,
    cheapRate,
  ]);
  expect(await shop({ sort: "rate_low" })).toEqual([cheapRate, whole, dearRate]);
  expect(await shop({ sort: "rate_high", max_rate: 200 })).toEqual([whole, cheapRate]);
  expect(await shop({ min_rate: 250 })).toEqual([dearRate]);
  expect(await shop({ min_rate: 2, max_rate: 1 })).toEqual([]);
  await bid(dearRate, 790);
  await followAuctions(db, [Number(dearRate)]);
  expect(await shop({ sort: "price_high", min_price: 600_000 })).toEqual([cheapRate, dearRate]);
});

test("what SQL adds up is what the contract derives, to the paisa (A1)", async () => {
  const cases = [
    ["kg", "kg", 1_501, null],
    ["mt", "kg", 8_400_500, null],
    ["kg", "MT", 8_401, null],
    ["mt", "MT", 3_333, null],
    ["kg", "bag", 40_000, 1_999_999],
    ["piece", "pieces", 7_500, null],
    ["lot", "kg", 5, null],
  ] as const;
  for (const [basis, unit, quantity_milli, weight_grams] of cases)
    for (const amount of [1, 3, 107_55, 999_999_999_99]) {
      const { rows } = await sql<{ value: number }>`select lot_value(${amount}::bigint, ${basis},
        ${unit}, ${quantity_milli}::bigint, ${weight_grams}::bigint) as value`.execute(db);
      const units = basisUnits(basis, { unit, quantity_milli, weight_grams });
      expect([basis, amount, rows[0]?.value]).toEqual([
        basis,
        amount,
        lotValue(amount as Paise, units),
      ]);
    }
});
