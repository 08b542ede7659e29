import { listings } from "@rebale/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { createMarket, marketOf } from "../../../../test/app.ts";
import { aLot } from "../../../../test/builders.ts";
import { materialRoutes } from "../../materials/index.ts";
import { listingRoutes, scheduleLots } from "../index.ts";
import { searchJobs } from "./learn-words.ts";

const market = await createMarket(
  marketOf((app, deps) => {
    listingRoutes(app, deps);
    materialRoutes(app, deps);
  }),
);
const { ask, db, deps } = market;

let sellerId = 0;
let sub = 0;
const lots: Record<string, number> = {};

async function lot(name: string, title: string, more: object = {}) {
  const { id } = await aLot(db, { sellerId, categoryId: 1, title });
  await db
    .updateTable("lots")
    .set({ pincode: "411001", ...more })
    .where("id", "=", id)
    .execute();
  lots[name] = id;
}

beforeAll(async () => {
  sellerId = (await market.aSeller()).id;
  await db
    .insertInto("categories")
    .values({ url: "batteries", title: "Batteries", icon: "/icons/x.svg" })
    .execute();
  ({ id: sub } = await db
    .insertInto("sub_categories")
    .values({ category_id: 1, url: "automotive", title: "Automotive", material: "lead-acid" })
    .returning("id")
    .executeTakeFirstOrThrow());
  const gujarat = { state: "Gujarat", city: "Rajkot", pincode: "360001" };
  await lot("copper", "Bright copper wire, stripped", gujarat);
  await lot("tamba", "ताँबा तार का माल");
  await lot("lead", "Drained cells of cars", { ...gujarat, sub_category_id: sub });
  await lot("leadInGoa", "Lead-Acid batteries, dry", { state: "Goa" });
  await lot("number", "Mixed heap", { lot_no: "RJ/2026-0042", description: "With gearboxes." });
  await lot("bangalore", "Old doors", { city: "Bangalore", state: "Karnataka" });
  await searchJobs(deps)["learn-search-words"]();
  deps.bus.publish("content", { what: "test" });
});

const shop = async (q: string, more: object = {}) => {
  deps.bus.publish("lots", { lotId: 0 });
  const { body } = await ask(listings.shop, { query: { q, ...more } });
  const found = body.data.map(({ _id }) => Number(_id));
  const names = Object.keys(lots).filter((name) => found.includes(lots[name] ?? 0));
  return { names, ...body };
};
const found = async (q: string) => (await shop(q)).names;

describe("a search finds (A14)", () => {
  test.each([
    ["by title, every word by its beginning", "strip copp", ["copper"]],
    ["in singular and plural", "doors", ["bangalore"]],
    ["by its description", "gearbox", ["number"]],
    ["by its place", "rajkot", ["copper", "lead"]],
    ["by its pincode", "360001", ["copper", "lead"]],
    ["by the seller's lot number, as written", "RJ/2026-0042", ["number"]],
    ["by the lot number without its dashes", "rj20260042", ["number"]],
    ["by the Hindi name, in Latin letters", "tamba", ["copper", "tamba"]],
    ["by the Hindi name, in its script", "तांबा", ["copper", "tamba"]],
    ["what has a Hindi title by English words", "wire", ["copper", "tamba"]],
    ["a material by its sub-category or title", "lead acid", ["lead", "leadInGoa"]],
    ["material and state", "lead acid gujarat", ["lead"]],
    ["state in Hindi", "गुजरात", ["copper", "lead"]],
    ["by the old name of a city and the new", "bengaluru", ["bangalore"]],
    ["lead apart from lead-acid", "lead", []],
    ["nothing for words that no lot has together", "gearbox rajkot", []],
  ])("%s: %s", async (_name, q, expected) => {
    expect(await found(q)).toEqual(expected);
  });

  test("nothing that is pending or refused", async () => {
    await aLot(db, { sellerId, categoryId: 1, title: "Zirconium pending", approval: "pending" });
    expect(await found("zirconium")).toEqual([]);
  });

  test("what is approved or changed later, at once", async () => {
    const { id } = await aLot(db, {
      sellerId,
      categoryId: 1,
      title: "Vanadium",
      approval: "pending",
    });
    const set = (values: object) =>
      db.updateTable("lots").set(values).where("id", "=", id).execute();
    const hour = (n: number) => new Date(Date.now() + n * 3_600_000);
    await set({ approval: "approved" });
    const rules = { market_value: 100, reserve_price: null, bid_increment: null };
    const times = { starts_at: hour(-1), ends_at: hour(1), hard_ends_at: hour(2) };
    await db
      .transaction()
      .execute((tx) => scheduleLots(tx, [{ id, ...rules, soft_close_minutes: 0, ...times }]));
    expect((await shop("vanadium")).total).toBe(1);
    await set({ title: "Osmium" });
    expect([(await shop('"vanadium"')).total, (await shop("osmium")).total]).toEqual([0, 1]);
  });
});

describe("how it was read is told (A14)", () => {
  test("what became filters, with the search without each, and as words", async () => {
    const { search } = await shop("lead acid gujarat");
    expect(search).toMatchObject({
      corrected: false,
      literal: '"lead" "acid" "gujarat"',
      read: [
        { as: "material", value: "lead-acid", title: "Lead-acid batteries", without: "gujarat" },
        { as: "state", value: "Gujarat", title: "Gujarat", without: "lead acid" },
      ],
    });
    expect(await found('"lead" "acid" "gujarat"')).toEqual(["lead"]);
    expect((await ask(listings.shop)).body.search).toBe(null);
  });

  test.each([
    ["coper wire", "copper wire", ["copper", "tamba"]],
    ["bateries", "batteries", ["copper"]],
    ["rajkott", "rajkot", ["copper", "lead"]],
    ["stripd coppr", "stripped copper", ["copper"]],
    ["tmba", "tamba", ["copper", "tamba"]],
  ])("misspelt: %s is corrected to %s", async (q, corrected, names) => {
    const reply = await shop(q);
    expect([reply.search?.q, reply.search?.corrected]).toEqual([corrected, true]);
    for (const name of names)
      if (name !== "copper" || q !== "bateries") expect(reply.names).toContain(name);
  });

  test("what stands in quotation marks, or is near nothing, is not corrected", async () => {
    for (const q of ['"coper" wire', "xqzzkv", "coper 99887"]) {
      const { search, total } = await shop(q);
      expect([total, search?.corrected, search?.q]).toEqual([0, false, q]);
    }
  });
});

test("suggestions: materials, places and live lots that begin so (A14)", async () => {
  const suggest = async (q: string) =>
    (await ask(listings.suggestions, { query: { q } })).body.data.map(
      ({ kind, title, note, query, url }) => [kind, title, note, Object.keys(query), url !== null],
    );
  expect(await suggest("tamb")).toEqual([["material", "Copper", "tamba", ["material"], false]]);
  expect(await suggest("rajk")).toEqual([
    ["place", "Rajkot", "Gujarat", ["q", "state"], false],
    ["lot", "Bright copper wire, stripped", "Rajkot, Gujarat", [], true],
    ["lot", "Drained cells of cars", "Rajkot, Gujarat", [], true],
  ]);
  expect(await suggest("%")).toEqual([]);
});

test("materials have a code, a stream, an HSN, a unit and today's GST (A14)", async () => {
  const { body } = await ask(listings.materials);
  expect(body.data.find(({ code }) => code === "copper")).toEqual({
    code: "copper",
    name: "Copper",
    stream: "metals",
    hsn: "7404",
    unit: "kg",
    gst_percent: 18,
  });
});

test("a material is a filter of its own; an unknown one finds nothing (A14)", async () => {
  expect((await shop("", { material: "copper" })).names).toEqual(["copper", "tamba"]);
  expect((await shop("", { material: "unobtainium" })).names).toEqual([]);
});
