import { listings, type Paise } from "@rebale/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { createMarket, marketOf } from "../../../../test/app.ts";
import { aCategory, aLot } from "../../../../test/builders.ts";
import { listingRoutes } from "../index.ts";

const market = await createMarket(marketOf(listingRoutes));
const { ask, db, deps } = market;
const MINUTE = 60_000;
const soon = (ms: number) => new Date(Date.now() + ms);

let sellerId = 0;
const lots: Record<string, number> = {};
let one = 0;
let other = 0;

async function lot(name: string, categoryId: number, more: object = {}, minutes = 300) {
  const { id } = await aLot(db, { sellerId, categoryId, endsAt: soon(minutes * MINUTE) });
  await db
    .updateTable("lots")
    .set({ state: "Kerala", ...more })
    .where("id", "=", id)
    .execute();
  lots[name] = id;
}
const goa = { state: "Goa", city: "Verna", pincode: "403722" };
const pune = { state: "Maharashtra", city: "Pune", pincode: "411001" };
const delhi = { state: "Delhi", city: "Delhi", pincode: "110001" };

beforeAll(async () => {
  sellerId = (await market.aSeller()).id;
  one = await aCategory(db);
  other = await aCategory(db);
  await lot("goa", one, { ...goa, requires_authorisation: "e-waste" }, 30);
  await lot("pune", other, pune, 200);
  await lot("delhi", one, { ...delhi, requires_authorisation: "batteries" }, 100);
  await lot("elsewhere", await aCategory(db), { state: "Kerala", pincode: "682001" }, 400);
});

const shop = async (query: object) => {
  deps.bus.publish("lots", { lotId: 0 });
  return (await ask(listings.shop, { query: query as never })).body;
};
const names = async (query: object) =>
  (await shop(query)).data.map(
    ({ _id }) => Object.keys(lots).find((name) => lots[name] === Number(_id)) ?? _id,
  );

describe("several choices at once", () => {
  test.each([
    ["states, ending soonest first", { state: "Maharashtra,Goa" }, ["goa", "pune"]],
    ["the field several times, as a form sends it", { state: ["Delhi", "Goa"] }, ["goa", "delhi"]],
    ["states, newest first", { state: "Maharashtra,Goa", sort: "newest" }, ["pune", "goa"]],
    ["what is empty is no choice", { state: ",Goa,", category: "" }, ["goa"]],
  ])("%s", async (_name, query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test("categories, with states, and page by page", async () => {
    const both = `${one},${other}`;
    expect(await names({ category: both })).toEqual(["goa", "delhi", "pune"]);
    expect(await names({ category: both, rows: 2, page: 2 })).toEqual(["pune"]);
    expect(await names({ category: both, state: "Delhi" })).toEqual(["delhi"]);
    expect(await names({ category: both, state: "Delhi,Maharashtra" })).toEqual(["delhi", "pune"]);
    expect((await shop({ category: both, rows: 1 })).total).toBe(3);
  });

  test("with words and a price", async () => {
    const { title } = await db
      .selectFrom("lots")
      .select("title")
      .where("id", "=", lots.pune ?? 0)
      .executeTakeFirstOrThrow();
    expect(await names({ state: "Goa,Maharashtra", q: `"${title}"` })).toContain("pune");
    await db
      .updateTable("listed_lots")
      .set({ price: 990_000_000 as Paise })
      .where("lot_id", "=", lots.pune ?? 0)
      .execute();
    expect(await names({ state: "Goa,Maharashtra", min_price: "9000000" })).toEqual(["pune"]);
    expect(await names({ state: "Goa,Maharashtra", sort: "price_high" })).toEqual(["pune", "goa"]);
  });

  test("an unknown one finds nothing, too many or a wrong one are refused", async () => {
    expect(await names({ category: `${one},nothing-such` })).toEqual([]);
    for (const state of ["Atlantis", "Goa,Atlantis"])
      expect((await ask(listings.shop, { query: { state } as never })).status).toBe(400);
    const many = Array.from({ length: 13 }, (_, i) => String(i)).join();
    expect((await ask(listings.shop, { query: { category: many } as never })).status).toBe(400);
  });
});

test("ends within the hour: only live lots that end so soon, in any order", async () => {
  expect(await names({ ends_within: "60" })).toEqual(["goa"]);
  expect(await names({ ends_within: "120", sort: "newest" })).toEqual(["delhi", "goa"]);
  expect(await names({ ends_within: "60", status: "ended" })).toEqual([]);
});

test("lots one may bid on: those that ask for no authorisation, or for one that is held", async () => {
  expect(await names({ may_bid: "none" })).toEqual(["pune", "elsewhere"]);
  expect(await names({ may_bid: "e-waste" })).toEqual(["goa", "pune", "elsewhere"]);
  expect(await names({ may_bid: "e-waste,batteries", state: "Delhi,Goa" })).toEqual([
    "goa",
    "delhi",
  ]);
});

test("near a place: only lots within so many km, each with its distance in a straight line", async () => {
  const near = "18.52,73.86";
  expect(await names({ near })).toEqual(["pune"]);
  const { data } = await shop({ near, within: "500" });
  expect(data.map(({ distance_km }) => distance_km)).toEqual([
    expect.closeTo(345, -1.5),
    expect.closeTo(2, -1),
  ]);
  expect((await shop({ state: "Goa" })).data[0]).not.toHaveProperty("distance_km");
  for (const wrong of ["here", "18.52", "200,1000"])
    expect((await ask(listings.shop, { query: { near: wrong } as never })).status).toBe(400);
});

test("where nothing is found stands what is nearest to the place of the search, and none without one", async () => {
  const { total, nearest } = await shop({ q: "mumbai" });
  expect(total).toBe(0);
  expect(nearest.map(({ _id }) => Number(_id))).toEqual([lots.pune, lots.goa, lots.elsewhere]);
  expect(nearest[0]?.distance_km).toBeLessThan(150);
  const inState = await shop({ state: "Punjab" });
  expect(Number(inState.nearest[0]?._id)).toBe(lots.delhi);
  expect((await shop({ q: "unobtainium" })).nearest).toEqual([]);
  expect((await shop({ state: "Goa" })).nearest).toEqual([]);
});

test("a lot's number finds the lot, first and also when it is over", async () => {
  await lot("over", one, {});
  await db
    .updateTable("auctions")
    .set({ ends_at: soon(-MINUTE) })
    .where("lot_id", "=", lots.over ?? 0)
    .execute();
  for (const q of [`${lots.over}`, `Lot ${lots.over}`, `#${lots.over}`]) {
    const { data, total, nearest } = await shop({ q });
    expect(Number(data[0]?._id)).toBe(lots.over);
    expect(total).toBeGreaterThanOrEqual(1);
    expect(nearest).toEqual([]);
  }
  const { data } = (await ask(listings.suggestions, { query: { q: `lot ${lots.over}` } })).body;
  expect(data.some(({ kind, url }) => kind === "lot" && url !== null)).toBe(true);
  expect((await shop({ q: "99999999" })).total).toBe(0);
});

test.each(["copper near pune", "पुणे तांबा", "poona tamba", "7-201", "Lot 7-201"])(
  "material and place are understood together, and a seller's lot number: %s",
  async (q) => {
    lots.copper ??= await copperInPune();
    expect(await names({ q })).toEqual(["copper"]);
  },
);

async function copperInPune() {
  const times = { endsAt: soon(500 * MINUTE) };
  const { id } = await aLot(db, { sellerId, categoryId: one, title: "Copper cable", ...times });
  await db
    .updateTable("lots")
    .set({ ...pune, lot_no: "7-201" })
    .where("id", "=", id)
    .execute();
  return id;
}

test("the choices are counted: each state, what is live, upcoming, and ends within the hour", async () => {
  deps.bus.publish("lots", { lotId: 0 });
  const { data } = (await ask(listings.counts)).body;
  expect(data.states.filter(({ live }) => live > 0)).toEqual(
    expect.arrayContaining([
      { state: "Delhi", live: 1 },
      { state: "Goa", live: 1 },
    ]),
  );
  expect(data.states).toHaveLength(36);
  expect([data.upcoming, data.ends_within_hour]).toEqual([0, 1]);
});

test("a town where nothing lies is no misspelling of another place", async () => {
  await lot("punjab", one, { state: "Punjab", city: "Ludhiana", pincode: "141001" });
  const { search, total, nearest } = await shop({ q: "near panaji" });
  expect([search?.corrected, total]).toEqual([false, 0]);
  expect(Number(nearest[0]?._id)).toBe(lots.goa);
});
