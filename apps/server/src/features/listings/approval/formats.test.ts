import { type BodyIn, listings } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aCategory, aDraft, aLot } from "../../../../test/builders.ts";
import { inHours } from "../../../../test/in-hours.ts";
import { tendersOf } from "../../../../test/tenders.ts";

const market = await createMarket();
const { ask, db } = market;
const seller = await market.aSeller();
const admin = await market.anAdmin();
const category = await aCategory(db);
type Review = BodyIn<typeof listings.reviewLot>;

async function pending(more: object = {}): Promise<number> {
  const products = [{ ...aDraft(category), ...more }] as never;
  const { body } = await ask(listings.createLots, { body: { products }, token: seller.token });
  return Number(body.data[0]?._id);
}
const approve = (id: number, more: object = {}) =>
  ask(listings.reviewLot, {
    params: { id: String(id) },
    body: {
      ...{ is_approved: true, market_value: 92, basis: "kg" },
      ...{
        start_at: inHours(-1),
        end_at: inHours(5),
        deposit: { kind: "amount", amount: 125_000 },
      },
      ...more,
    } as Review,
    token: admin.token,
  });
const read = async (id: number) =>
  (await ask(listings.viewLot, { params: { id: String(id) }, token: seller.token })).body.data;
const NONE = {
  ...{ stage: null, tender_ends_at: null, auction_starts_at: null, auction_ends_at: null },
  best: null,
};

test("F1 a lot that names none of it is an open auction that one bidder is enough for", async () => {
  const id = await pending();
  const said = {
    ...{ format: { kind: "english", ...NONE }, min_bidders: null },
    ...{ invited_only: false, corrigenda: 0, part: null },
  };
  expect(await read(id)).toMatchObject(said);
  expect((await approve(id)).status).toBe(200);
  expect(await read(id)).toMatchObject(said);
});

test.each([
  ["deposit", { format: { kind: "tender" }, deposit: { kind: "percent", percent: 10 } }],
  ["soft_close_minutes", { format: { kind: "tender" }, soft_close_minutes: 5 }],
  ["bid_increment", { format: { kind: "tender" }, bid_increment: 1000 }],
  ["format.kind", { format: { kind: "dutch" } }],
  ["format.best", { format: { kind: "tender_auction", best: 1 } }],
  ["format.best", { format: { kind: "tender_auction", best: 51 } }],
  ["min_bidders", { min_bidders: 1 }],
  ["min_bidders", { min_bidders: 21 }],
  ["format.tender_end_at", { format: { kind: "tender_auction" } }],
  ["format.tender_end_at", { format: { kind: "tender_auction", tender_end_at: inHours(-1) } }],
  ["format.tender_end_at", { format: { kind: "tender_auction", tender_end_at: inHours(6) } }],
  [
    "format.auction_start_at",
    { format: { kind: "tender_auction", tender_end_at: inHours(2), auction_start_at: inHours(1) } },
  ],
])("F3 an approval is refused at %s: %o", async (path, more) => {
  const { status, body } = await approve(await pending(), more);
  expect(status).toBe(400);
  expect(body.errors.map((error) => error.path)).toContain(path);
});

test("F4 left out, the seller's proposal is approved; pending replies show it", async () => {
  const id = await pending({ format: { kind: "tender" }, min_bidders: 3 });
  expect(await read(id)).toMatchObject({ format: { kind: "tender", stage: null }, min_bidders: 3 });
  expect((await approve(id)).status).toBe(200);
  expect(await read(id)).toMatchObject({
    ...{ format: { ...NONE, kind: "tender", stage: "tender" }, min_bidders: 3 },
  });
  expect((await approve(id, { format: { kind: "english" }, min_bidders: null })).status).toBe(200);
  expect(await read(id)).toMatchObject({ format: { kind: "english" }, min_bidders: null });
});

test("F4 after the first tender it is what it is", async () => {
  const t = tendersOf(market, seller, admin);
  const id = await pending({ format: { kind: "tender" } });
  await approve(id);
  const buyer = await t.aBuyerWith(200_000);
  expect((await t.tender({ id }, buyer, 101, { terms_version: undefined })).status).toBe(200);
  expect(await approve(id, { format: { kind: "english" } })).toMatchObject({
    status: 409,
    body: { code: "bids_exist" },
  });
});

test("a tender with an auction has its times and its number, and keeps them when left out", async () => {
  const id = await pending({ format: { kind: "tender_auction", best: 3 } });
  expect((await read(id)).format).toMatchObject({ kind: "tender_auction", best: 3 });
  const format = { kind: "tender_auction", tender_end_at: inHours(2), best: 2 };
  expect((await approve(id, { format, bid_increment: 1000, soft_close_minutes: 5 })).status).toBe(
    200,
  );
  const { format: shown, ends_at } = await read(id);
  expect(shown).toMatchObject({ stage: "tender", best: 2, tender_ends_at: ends_at });
  expect(shown.auction_starts_at).toBe(shown.tender_ends_at);
  expect((await approve(id)).status).toBe(200);
  expect((await read(id)).format).toEqual(shown);
});

test("an approval of many approves sealed tenders, and leaves those that need times", async () => {
  const [sealed, staged] = [
    await pending({ format: { kind: "tender" }, asking_price: 1000 }),
    await pending({ format: { kind: "tender_auction" }, asking_price: 1000 }),
  ];
  const { body } = await ask(listings.approveLots, {
    body: {
      template: {
        ...{ value: { by: "asked", percent: 90 }, increment: { by: "amount", amount: 5 } },
        ...{ soft_close_minutes: 5, minutes_between: 0 },
      },
      ...{ start_at: inHours(1), first_end_at: inHours(5) },
      lots: [{ _id: String(sealed) }, { _id: String(staged) }],
    },
    token: admin.token,
  });
  expect(body.data.lots.map(({ _id }) => _id)).toEqual([String(sealed)]);
  expect(body.data.left).toMatchObject([
    { _id: String(staged), msg: expect.stringContaining("format.tender_end_at") },
  ]);
});

test("a market without an opening key sells nothing by tender", async () => {
  const { id } = await aLot(db, { sellerId: seller.id, approval: "pending" });
  const before = market.deps.config.demo;
  Object.assign(market.deps.config, { demo: false });
  const refused = await approve(id, { basis: "lot", format: { kind: "tender" } });
  Object.assign(market.deps.config, { demo: before });
  expect(refused).toMatchObject({ status: 409, body: { code: "sealing_off" } });
});
