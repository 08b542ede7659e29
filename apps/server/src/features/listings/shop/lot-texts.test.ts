import { listings, type Paise } from "@rebale/contract";
import type { Pool } from "pg";
import { beforeAll, expect, test } from "vitest";
import { createMarket, marketOf } from "../../../../test/app.ts";
import { aCategory, aLot } from "../../../../test/builders.ts";
import type { Database } from "../../../platform/db/db.ts";
import { createCategoriesCache, listingRoutes } from "../index.ts";
import { createLotTexts } from "./lot-texts.ts";
import { listLots } from "./shop.store.ts";

const market = await createMarket(marketOf(listingRoutes));
const { ask, db, deps } = market;
const HOUR = 3_600_000;
const soon = (ms: number) => new Date(Date.now() + ms);

let sellerId: number;
beforeAll(async () => {
  sellerId = (await market.aSeller()).id;
});

let asked = 0;
/** The lots of a list that nobody has asked for, of which each lot may have been shown before. */
async function neverAsked(category: number) {
  const query = { category: String(category), min_price: `0.${10 + asked++}` };
  return (await ask(listings.shop, { query: query as never })).body.data;
}
async function aShownLot() {
  const category = await aCategory(db);
  const { id } = await aLot(db, { sellerId, categoryId: category });
  const [shown] = await neverAsked(category);
  return { category, id, shown };
}

test("a lot stands in every list as in the first that showed it", async () => {
  const { category, shown } = await aShownLot();
  expect(await neverAsked(category)).toEqual([shown]);
  const again = await ask(listings.shop, { query: { category: String(category), rows: 5 } });
  expect(again.body.data).toEqual([shown]);
});

test("lots that stay as they are are read once, those that changed again", async () => {
  const category = await aCategory(db);
  const lots = await Promise.all([1, 2, 3].map(() => aLot(db, { sellerId, categoryId: category })));
  const read: number[][] = [];
  const query = (statement: { values: [number[]] }) => {
    read.push(statement.values[0]);
    return deps.database.pool.query(statement as never);
  };
  const texts = createLotTexts({ database: { pool: { query } as unknown as Pool } as Database });
  const filter = { phase: "live", sort: "newest", words: [], categoryId: category } as const;
  const categories = await createCategoriesCache(deps)();
  const list = async () => {
    const listed = await listLots(deps.database.pool, filter, 1, 20);
    return texts.write(listed.lots, categories, listed.now, "newest");
  };
  const first = await list();
  expect(read.map((ids) => ids.length)).toEqual([3]);
  const changed = lots[1]?.id ?? 0;
  await db.updateTable("lots").set({ title: "Changed" }).where("id", "=", changed).execute();
  const second = await list();
  expect(read.slice(1)).toEqual([[changed]]);
  expect(second.map((text) => JSON.parse(text).title)).toContain("Changed");
  expect(second.filter((text) => first.includes(text))).toHaveLength(2);
});

test("a lot that is taken out while a list is read stands in it no more", async () => {
  const category = await aCategory(db);
  const { id } = await aLot(db, { sellerId, categoryId: category });
  const filter = { phase: "live", sort: "newest", words: [], categoryId: category } as const;
  const categories = await createCategoriesCache(deps)();
  const { lots, now } = await listLots(deps.database.pool, filter, 1, 20);
  expect(lots.map((lot) => lot.id)).toEqual([id]);
  await db.updateTable("lots").set({ approval: "refused" }).where("id", "=", id).execute();
  expect(await createLotTexts(deps).write(lots, categories, now, "newest")).toEqual([]);
});

test("a list of a kind whose lots had to be read lately is read in whole, until they are known", async () => {
  let reads = 0;
  const { pool } = deps.database;
  const query = (statement: never) => {
    reads++;
    return pool.query(statement);
  };
  const texts = createLotTexts({ database: { pool: { query } as unknown as Pool } as Database });
  const load = createCategoriesCache(deps);
  const listOf = async (categoryId: number) => {
    const filter = { phase: "live", sort: "newest", words: [], categoryId } as const;
    const categories = await load(String(categoryId));
    const listed = await listLots(pool, filter, 1, 20, texts.hasToRead("newest"));
    return (await texts.write(listed.lots, categories, listed.now, "newest")).map(String);
  };
  const aList = async () => {
    const category = await aCategory(db);
    await aLot(db, { sellerId, categoryId: category, endsAt: soon(HOUR) });
    return category;
  };
  for (let unknown = 0; unknown < 4; unknown++) await listOf(await aList());
  expect(texts.hasToRead("newest")).toBe(true);
  expect(texts.hasToRead("cheapest")).toBe(false);

  const [category, before] = [await aList(), reads];
  const whole = await listOf(category);
  expect(reads).toBe(before);
  expect(JSON.parse(whole[0] ?? "")).toEqual((await neverAsked(category))[0]);

  for (let round = 0; round < 4; round++) expect(await listOf(category)).toEqual(whole);
  expect(texts.hasToRead("newest")).toBe(false);
});

test("what is written to a lot shows in the next list, also when no node is told of it", async () => {
  const { category, id, shown } = await aShownLot();
  await db.updateTable("lots").set({ title: 'A "data":[] drum' }).where("id", "=", id).execute();
  expect(await neverAsked(category)).toEqual([{ ...shown, title: 'A "data":[] drum' }]);
  await db
    .updateTable("auctions")
    .set({ highest_bid: 300_000 as Paise, bid_count: 2 })
    .where("lot_id", "=", id)
    .execute();
  expect(await neverAsked(category)).toMatchObject([{ heightest: 3000, bid_count: 2 }]);
  const ends_at = soon(5 * HOUR);
  await db.updateTable("auctions").set({ ends_at }).where("lot_id", "=", id).execute();
  expect(await neverAsked(category)).toMatchObject([{ ends_at: ends_at.toISOString() }]);
});

test("a category's new name shows in the next list", async () => {
  const { category } = await aShownLot();
  await db.updateTable("categories").set({ title: "Renamed" }).where("id", "=", category).execute();
  deps.bus.publish("content", { what: "test" });
  expect(await neverAsked(category)).toMatchObject([{ category: { title: "Renamed" } }]);
});

test("a lot that opens between two lists is live in the second", async () => {
  const category = await aCategory(db);
  await aLot(db, { sellerId, categoryId: category, startsAt: soon(1500), endsAt: soon(HOUR) });
  const { url } = await db
    .selectFrom("categories")
    .select("url")
    .where("id", "=", category)
    .executeTakeFirstOrThrow();
  const open = async (rows: number) =>
    (await ask(listings.byCategory, { params: { urlname: url }, query: { rows } as never })).body;
  expect((await open(10)).data).toMatchObject([{ status: "upcoming" }]);
  await expect.poll(async () => (await open(11)).data[0]?.status).toBe("live");
});
