import { listings, type Paise, savedSearches } from "@rebale/contract";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { createMarket, marketOf, type SignedIn } from "../../../test/app.ts";
import { aCategory, aLot } from "../../../test/builders.ts";
import { listingRoutes } from "../listings/index.ts";
import { matchLots } from "./alerts/alerts.jobs.ts";
import { savedSearchRoutes } from "./index.ts";

const market = await createMarket(marketOf(listingRoutes, savedSearchRoutes));
const { ask, db, deps } = market;

let buyer: SignedIn;
let seller: SignedIn;
beforeAll(async () => {
  buyer = await market.aBuyer();
  seller = await market.aSeller();
});

const save = (who: SignedIn | null, query: object, channels: string[] = ["app"]) =>
  ask(savedSearches.saveSearch, {
    token: who?.token,
    body: { name: "Copper", query, channels } as never,
  });
const list = async (who: SignedIn) =>
  (await ask(savedSearches.savedSearches, { token: who.token })).body.data;

describe("a saved search (A13)", () => {
  test("is answered as it was sent, without what is empty or no filter", async () => {
    const sent = { q: "copper", min_price: 5000, state: "Goa", unit: "", page: 3, colour: "red" };
    const { body, status } = await save(buyer, sent, ["sms", "app", "app"]);
    expect([status, body.data]).toEqual([
      200,
      {
        _id: expect.stringMatching(/^\d+$/),
        name: "Copper",
        query: { q: "copper", min_price: 5000, state: "Goa" },
        channels: ["app", "sms"],
        created_at: expect.any(String),
      },
    ]);
    expect((await list(buyer))[0]).toEqual(body.data);
  });

  test.each([
    [{ state: "Atlantis" }, "query.state"],
    [{ min_price: "1e9" }, "query.min_price"],
    [{ category: "no-such-goods" }, "query"],
    [{ min_price: 10, max_price: 5 }, "query"],
    [{ state: "Goa,Kerala" }, "query"],
  ])("with %o is refused at %s", async (query, path) => {
    const { status, body } = await save(buyer, query);
    expect([status, body.errors.map((e) => e.path)]).toEqual([400, [path]]);
  });

  test("is its member's alone: renamed, silenced and deleted by nobody else", async () => {
    const other = await market.aBuyer();
    const id = (await save(buyer, {})).body.data._id;
    const change = (who: SignedIn, body: object) =>
      ask(savedSearches.changeSearch, { token: who.token, params: { id }, body });
    const remove = (who: SignedIn) =>
      ask(savedSearches.deleteSearch, { token: who.token, params: { id } });
    expect((await change(other, { name: "Mine" })).status).toBe(404);
    expect((await remove(other)).status).toBe(404);
    expect((await save(null, {})).status).toBe(401);
    expect((await change(buyer, { channels: ["mail"] })).body.data).toMatchObject({
      name: "Copper",
      channels: ["mail"],
    });
    expect([(await remove(buyer)).status, (await remove(buyer)).status]).toEqual([200, 404]);
  });

  test("is one of fifty at most, however many calls come at once", async () => {
    const keen = await market.aBuyer();
    await save(keen, { q: "tyres" });
    await sql`insert into saved_searches
      (user_id, name, query, channels, place, state, probe, looked_for)
      select user_id, name, query, channels, place, state, probe, looked_for from saved_searches,
        generate_series(1, 46) where user_id = ${keen.id}`.execute(db);
    await market.openConnections();
    const calls = await Promise.all(Array.from({ length: 8 }, () => save(keen, {})));
    expect(calls.map(({ status }) => status).sort()).toEqual([
      ...Array(3).fill(200),
      ...Array(5).fill(409),
    ]);
  });
});

describe("a search finds at its approval what the shop lists under it (A13, A14)", () => {
  test("whatever it asks for", async () => {
    const [metal, plastic] = [await aCategory(db), await aCategory(db)];
    const overrides = [
      { categoryId: metal, title: "Copper cable 5%", kilograms: 800, marketValue: 5000 },
      { categoryId: metal, title: "COPPER turnings", kilograms: 40, marketValue: 900 },
      { categoryId: plastic, title: "PET bales", kilograms: 9000, marketValue: 70_000 },
    ];
    const lots: number[] = [];
    for (const filter of overrides)
      lots.push((await aLot(db, { sellerId: seller.id, ...filter })).id);
    const [cable] = lots;
    await db
      .updateTable("lots")
      .set({ unit: "MT", quantity_milli: 2000, state: "Gujarat", city: "Surat" })
      .where("id", "=", cable ?? 0)
      .execute();
    await db
      .updateTable("listed_lots")
      .set({ price: 95_000 as Paise })
      .where("lot_id", "=", lots[1] ?? 0)
      .execute();
    deps.bus.publish("content", { what: "test" });
    const queries: Record<string, string | number>[] = [
      {},
      { category: String(metal) },
      { q: "copper" },
      { q: "copper surat" },
      { q: "5%" },
      { q: "co" },
      { q: "nothing has this" },
      { state: "Gujarat" },
      { state: "Maharashtra", category: String(plastic) },
      { min_price: 950 },
      { max_price: 950 },
      { min_rate: 5 },
      { min_rate: 2, max_rate: 10 },
      { unit: "kg" },
      { unit: "MT", min_quantity: 2 },
      { unit: "kg", min_quantity: 1000, max_quantity: 8000 },
      { unit: "pieces" },
      { q: "पीतल" },
      { q: "turning scrap" },
      { q: "tamba gujarat" },
      { q: '"copper" maharashtra' },
      { material: "pet" },
    ];
    const found: unknown[] = [];
    for (const query of queries) {
      const who = await market.aBuyer();
      await save(who, query);
      found.push([query, who.id]);
    }
    await matchLots(deps, lots);
    deps.bus.publish("lots", { lotId: 0 });
    for (const [query, userId] of found as [object, number][]) {
      const shown = (await ask(listings.shop, { query })).body.data.map(({ _id }) => Number(_id));
      const noted = await db
        .selectFrom("waiting_alerts")
        .select("lot_id")
        .where("user_id", "=", userId)
        .execute();
      expect([query, noted.map(({ lot_id }) => lot_id).sort()]).toEqual([query, shown.sort()]);
    }
  });

  test("but for who sells it", async () => {
    await save(seller, {});
    const { id } = await aLot(db, { sellerId: seller.id });
    await matchLots(deps, [id]);
    const rows = await db
      .selectFrom("waiting_alerts")
      .select("user_id")
      .where("lot_id", "=", id)
      .where("user_id", "=", seller.id)
      .execute();
    expect(rows).toEqual([]);
  });
});
