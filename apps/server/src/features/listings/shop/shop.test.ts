import { listings, type Paise } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import { beforeAll, describe, expect, test } from "vitest";
import { createMarket, marketOf } from "../../../../test/app.ts";
import { aCategory, aLot } from "../../../../test/builders.ts";
import { listingRoutes } from "../index.ts";

const market = await createMarket(marketOf(listingRoutes));
const { ask, db, deps } = market;
const HOUR = 3_600_000;
const soon = (ms: number) => new Date(Date.now() + ms);

type Overrides = Partial<Parameters<typeof aLot>[1]>;
let sellerId: number;
let category: number;
const lot = async (overrides: Overrides = {}) =>
  (await aLot(db, { sellerId, categoryId: category, ...overrides })).id;
const shop = async (query: object = {}) => {
  deps.bus.publish("lots", { lotId: 0 });
  return ask(listings.shop, { query: query as never });
};
const ids = (reply: { body: { data: { _id: string }[] } }) =>
  reply.body.data.map((l) => Number(l._id));

beforeAll(async () => {
  sellerId = (await market.aSeller()).id;
  category = await aCategory(db);
});

describe("what the shop lists", () => {
  test("(S7.19) live lots, ending soonest first; nothing pending, refused, upcoming or ended", async () => {
    const own = await aCategory(db);
    const [late, early] = [
      await lot({ categoryId: own, endsAt: soon(5 * HOUR) }),
      await lot({ categoryId: own, endsAt: soon(HOUR) }),
    ];
    await lot({ categoryId: own, approval: "pending" });
    await lot({ categoryId: own, approval: "refused" });
    await lot({ categoryId: own, startsAt: soon(HOUR) });
    await lot({ categoryId: own, startsAt: soon(-3 * HOUR), endsAt: soon(-HOUR) });
    const reply = await shop({ category: String(own) });
    expect(ids(reply)).toEqual([early, late]);
    expect([reply.body.total, reply.body.totalpage]).toEqual([2, 1]);
    expect(reply.body.data.every((l) => l.status === "live" && l.is_approved)).toBe(true);
  });

  test("(S7.20) start_at={now} lists upcoming auctions, the next one first, and only those that start after it", async () => {
    const own = await aCategory(db);
    const [second, first] = [
      await lot({ categoryId: own, startsAt: soon(3 * HOUR) }),
      await lot({ categoryId: own, startsAt: soon(HOUR) }),
    ];
    await lot({ categoryId: own });
    expect(ids(await shop({ category: String(own), start_at: indiaTime(new Date()) }))).toEqual([
      first,
      second,
    ]);
    expect(ids(await shop({ category: String(own), start_at: indiaTime(soon(2 * HOUR)) }))).toEqual(
      [second],
    );
  });

  test("(S7.30) a category's page has its live and upcoming lots, by its url or its sub-category's; an unknown one is 404", async () => {
    const own = await aCategory(db);
    const { id: subId } = await db
      .insertInto("sub_categories")
      .values({ category_id: own, url: "fine-wire", title: "Fine wire" })
      .returning("id")
      .executeTakeFirstOrThrow();
    deps.bus.publish("content", { what: "test" });
    const [live, upcoming] = [
      await lot({ categoryId: own }),
      await lot({ categoryId: own, startsAt: soon(HOUR), endsAt: soon(9 * HOUR) }),
    ];
    await db
      .updateTable("lots")
      .set({ sub_category_id: subId })
      .where("id", "=", upcoming)
      .execute();
    const { url } = await db
      .selectFrom("categories")
      .select("url")
      .where("id", "=", own)
      .executeTakeFirstOrThrow();
    const page = (urlname: string) => ask(listings.byCategory, { params: { urlname } });
    expect(ids(await page(url))).toEqual([live, upcoming]);
    const bySub = await page("fine-wire");
    expect([ids(bySub), bySub.body.category.url]).toEqual([[upcoming], url]);
    expect([(await page("no-such")).status, (await page("\u0000")).status]).toEqual([404, 404]);
  });

  test.each(["ending", "newest", "price_low", "price_high"] as const)(
    "sorted by %s, pages neither repeat nor lose a lot, also among equals",
    async (sort) => {
      const own = await aCategory(db);
      const endsAt = soon(HOUR);
      for (let i = 0; i < 23; i++)
        await lot({ categoryId: own, endsAt, marketValue: 1000 + (i % 3) });
      const pages = [];
      for (const page of [1, 2, 3, 4, 5])
        pages.push(...ids(await shop({ category: String(own), sort, page, rows: 5 })));
      expect(new Set(pages).size).toBe(23);
      expect(pages).toHaveLength(23);
    },
  );

  test("who looks for kilograms finds what is sold by the tonne, and the other way round (S9.2)", async () => {
    const own = await aCategory(db);
    const [light, heavy] = [await lot({ categoryId: own }), await lot({ categoryId: own })];
    const weigh = (id: number, quantity_milli: number, unit: string) =>
      db.updateTable("lots").set({ quantity_milli, unit }).where("id", "=", id).execute();
    await weigh(light, 900_000, "kg");
    await weigh(heavy, 2_500, "MT");
    const found = async (query: object) => ids(await shop({ category: String(own), ...query }));
    expect(await found({ unit: "kg" })).toHaveLength(2);
    expect(await found({ unit: "kg", min_quantity: "1000" })).toEqual([heavy]);
    expect(await found({ unit: "MT", max_quantity: "2.4" })).toEqual([light]);
    expect(await found({ min_quantity: "2500", max_quantity: "2500" })).toEqual([heavy]);
  });

  test("filters by price, quantity, unit, state and words; a filter that names nothing finds nothing", async () => {
    const own = await aCategory(db);
    const cheap = await lot({ categoryId: own, marketValue: 100, title: "Shredded 50% rubber" });
    const dear = await lot({ categoryId: own, marketValue: 900, title: "Copper_wire bright" });
    await db
      .updateTable("lots")
      .set({ quantity_milli: 7_000, unit: "bag", state: "Goa", city: "Panaji" })
      .where("id", "=", dear)
      .execute();
    const found = async (query: object) => ids(await shop({ category: String(own), ...query }));
    expect(await found({ min_price: "500" })).toEqual([dear]);
    expect(await found({ max_price: "500" })).toEqual([cheap]);
    expect(await found({ min_price: "500", max_price: "400" })).toEqual([]);
    expect(await found({ max_quantity: "7" })).toEqual([dear]);
    expect(await found({ unit: "bag" })).toEqual([dear]);
    expect(await found({ state: "Goa" })).toEqual([dear]);
    expect(await found({ q: "bright panaji" })).toEqual([dear]);
    expect(await found({ q: "50%" })).toEqual([cheap]);
    expect(await found({ q: "wire_bri" })).toEqual([dear]);
    expect(await found({ q: "%" })).toEqual([cheap]);
    expect(await found({ q: "_" })).toEqual([dear]);
    expect(await found({ q: "\\" })).toEqual([]);
    expect(await found({ q: "ight" })).toEqual([]);
    expect(await found({ q: "\u0000" })).toHaveLength(2);
    expect(await found({ sub_category: "no-such" })).toEqual([]);
    expect(ids(await shop({ category: "no-such-category" }))).toEqual([]);
    expect(await found({ state: "", unit: "", q: "", sort: "", status: "" })).toHaveLength(2);
  });

  test("a word with a hyphen is found with and without it (A14)", async () => {
    const own = await aCategory(db);
    const apart = await lot({ categoryId: own, title: "Mixed e-scrap, non–ferrous" });
    const asOne = await lot({ categoryId: own, title: "Mixed escrap, nonferrous" });
    await lot({ categoryId: own, title: "Steel scrap" });
    const found = async (q: string) => ids(await shop({ category: String(own), q })).sort();
    for (const q of ["e-scrap", "escrap", "E‑Scrap", "non-ferrous", "nonferrous"])
      expect([q, await found(q)]).toEqual([q, [apart, asOne].sort()]);
  });

  test.each([
    { page: "0" },
    { page: "1e1" },
    { rows: "0x10" },
    { page: "51" },
    { rows: "-1" },
    { state: "Narnia" },
    { min_price: "1e9" },
    { min_price: "1.234" },
    { start_at: "yesterday" },
    { sort: "best" },
    { status: "pending" },
  ])("bad input %j is a 400 with its path", async (query) => {
    const { status, body } = await shop(query);
    expect([status, body.errors[0]?.path]).toEqual([400, Object.keys(query)[0]]);
  });

  test("ended lots are listed, last ended first", async () => {
    const own = await aCategory(db);
    const [old, recent] = [
      await lot({ categoryId: own, startsAt: soon(-9 * HOUR), endsAt: soon(-8 * HOUR) }),
      await lot({ categoryId: own, startsAt: soon(-9 * HOUR), endsAt: soon(-HOUR) }),
    ];
    await db
      .updateTable("timetables")
      .set({ closed_at: new Date(), outcome: "no_bids" })
      .where("lot_id", "in", [old, recent])
      .execute();
    for (const sort of ["ending", "newest"])
      expect(ids(await shop({ category: String(own), status: "ended", sort }))).toEqual([
        recent,
        old,
      ]);
  });

  test("the category list says how many lots of each are live", async () => {
    const own = await aCategory(db);
    await lot({ categoryId: own });
    deps.bus.publish("content", { what: "test" });
    deps.bus.publish("lots", { lotId: 0 });
    const { body } = await ask(listings.categories);
    expect(body.data.find((c) => c._id === String(own))?.live).toBe(1);
  });
});

describe("a reply kept for a second", () => {
  test("is the same for a moment, with its clock running on", async () => {
    const own = await aCategory(db);
    await lot({ categoryId: own });
    const query = { category: String(own) };
    const first = await ask(listings.shop, { query });
    await lot({ categoryId: own });
    await new Promise((resolve) => setTimeout(resolve, 20));
    const second = await ask(listings.shop, { query });
    expect(second.body.data).toEqual(first.body.data);
    const passed = Date.parse(second.body.server_time) - Date.parse(first.body.server_time);
    expect(passed).toBeGreaterThanOrEqual(15);
    expect(Math.abs(Date.parse(second.body.server_time) - Date.now())).toBeLessThan(1000);
  });

  test("ends at once with a bid on a lot it shows, and with an approval", async () => {
    const own = await aCategory(db);
    const id = await lot({ categoryId: own });
    const list = async () =>
      (await ask(listings.shop, { query: { category: String(own) } })).body.data;
    await list();
    await db
      .updateTable("auctions")
      .set({ highest_bid: 200_000 as Paise, bid_count: 1 })
      .where("lot_id", "=", id)
      .execute();
    deps.bus.publish("ledger", { lotId: id + 1_000_000, from: 1, seq: 1, frames: "" });
    expect((await list())[0]?.heightest).toBe(0);
    deps.bus.publish("ledger", { lotId: id, from: 1, seq: 1, frames: "" });
    expect((await list())[0]?.heightest).toBe(2000);
    const next = await lot({ categoryId: own });
    deps.bus.publish("lots", { lotId: next });
    expect(await list()).toHaveLength(2);
  });
});
