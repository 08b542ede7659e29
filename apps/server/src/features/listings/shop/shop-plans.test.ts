import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { largeDatabase } from "../../../../test/database.ts";
import { explain, type PlanNode } from "../../../../test/plans.ts";
import { createCaches } from "../../../platform/caches.ts";
import "../../../platform/db/db.ts"; // int8 as numbers
import type { Database } from "../../../platform/db/db.ts";
import { cachedCount } from "./count-shop.ts";
import { type LotFilter, MAX_COUNT } from "./shop.rules.ts";
import { countLots, countStatement, listLots, pageStatement } from "./shop.store.ts";

/** Plans in a grown market: a list's page costs what it shows, not what there is. */
const url = await largeDatabase();
/** In a small market the planner rightly sorts what little there is. */
const isLarge = inject("lots") >= 100_000;
const isMillion = inject("lots") >= 1_000_000;
const client = new pg.Client({ connectionString: url });

let now: Date;

beforeAll(async () => {
  await client.connect();
  const { rows } = await client.query<{ now: Date }>("select market_now() as now");
  now = rows[0]?.now ?? new Date();
});
afterAll(() => client.end());

const planOf = ({ text, values }: { text: string; values: unknown[] }) =>
  explain(client, text, values);
/** Rows that were read from the table, shown or not. */
const touched = (plan: PlanNode[]) =>
  plan
    .filter((n) => n["Node Type"].includes("Scan"))
    .reduce((sum, n) => sum + n["Actual Rows"] + (n["Rows Removed by Filter"] ?? 0), 0);

const live = (over: Partial<LotFilter> = {}): LotFilter => ({
  phase: "live",
  sort: "ending",
  words: [],
  ...over,
});
const lists: [string, LotFilter, number][] = [
  ["live, ending soonest", live(), 100],
  ["live, newest", live({ sort: "newest" }), 300],
  ["live, cheapest", live({ sort: "price_low" }), 300],
  ["live, dearest", live({ sort: "price_high" }), 300],
  ["a category", live({ categoryId: 2 }), 100],
  ["a category, newest", live({ categoryId: 2, sort: "newest" }), 1000],
  ["a category, cheapest", live({ categoryId: 2, sort: "price_low" }), 300],
  ["a sub-category", live({ subCategoryId: 27 }), 100],
  ["the dearest sub-category, cheapest first", live({ subCategoryId: 27, sort: "price_low" }), 300],
  ["a state", live({ state: "Goa" }), 100],
  ["a state and a category that has nothing there", live({ state: "Goa", categoryId: 2 }), 300],
  ["a state, cheapest", live({ state: "Goa", sort: "price_low" }), 300],
  ["a price range", live({ minPrice: 100_000_000 as never, maxPrice: 110_000_000 as never }), 3000],
  ["live, cheapest per kg (A1)", live({ sort: "rate_low" }), 300],
  ["live, dearest per kg (A1)", live({ sort: "rate_high" }), 300],
  ["a category, cheapest per kg (A1)", live({ categoryId: 2, sort: "rate_low" }), 1000],
  ["a sub-category, cheapest per kg (A1)", live({ subCategoryId: 27, sort: "rate_low" }), 1000],
  ["a state, dearest per kg (A1)", live({ state: "Goa", sort: "rate_high" }), 1000],
  ["a range per kg (A1)", live({ minRate: 5_000 as never, maxRate: 50_000 as never }), 3000],
  [
    "a range per kg, cheapest first (A1)",
    live({ minRate: 5_000 as never, maxRate: 50_000 as never, sort: "rate_low" }),
    300,
  ],
  ["ended, cheapest per kg (A1)", live({ phase: "ended", sort: "rate_low" }), 300],
  ["upcoming", live({ phase: "upcoming" }), 100],
  ["upcoming of a category", live({ phase: "upcoming", categoryId: 2 }), 500],
  ["a category's page", live({ phase: "open", categoryId: 2 }), 100],
  ["ended", live({ phase: "ended" }), 100],
  ["ended of a category", live({ phase: "ended", categoryId: 2 }), 100],
  [
    "ended of a sub-category, cheapest",
    live({ phase: "ended", subCategoryId: 27, sort: "price_low" }),
    100,
  ],
  ["ended of a state", live({ phase: "ended", state: "Goa" }), 100],
  ["several states", live({ states: ["Goa", "Kerala", "Sikkim"] }), 200],
  ["several states, cheapest", live({ states: ["Goa", "Kerala"], sort: "price_low" }), 300],
  ["several categories", live({ categoryIds: [2, 3, 4] }), 200],
  ["several states and categories", live({ states: ["Goa", "Kerala"], categoryIds: [2, 3] }), 300],
  ["ended of several states", live({ phase: "ended", states: ["Goa", "Kerala"] }), 200],
  ["what ends within the hour", live({ endsWithin: 60 }), 100],
  ["what ends within the hour, cheapest", live({ endsWithin: 60, sort: "price_low" }), 3000],
  ["a rare word", live({ words: ["4242"] }), 500],
  ["a word that nothing has", live({ words: ["zzzzz"] }), 300],
  ["a common and a rare word", live({ words: ["copper", "4242"] }), 500],
];

describe("the first page reads no more than it must, and never the whole table", () => {
  test.each(lists)("%s", async (_name, filter, most) => {
    const plan = await planOf(pageStatement(filter, 1, 20, { now }));
    expect(
      plan.filter((n) => n["Node Type"] === "Seq Scan").map((n) => n["Relation Name"]),
    ).toEqual([]);
    expect(touched(plan)).toBeLessThanOrEqual(isLarge ? most : Math.max(most, 1_000));
  });

  test.each(lists)("the count of: %s", async (_name, filter) => {
    const plan = await planOf(countStatement(filter, { now }));
    expect(plan.map((n) => n["Node Type"])).not.toContain("Seq Scan");
    expect(
      plan.find((n) => n["Node Type"] === "Aggregate")?.Plans?.[0]?.["Actual Rows"],
    ).toBeLessThanOrEqual(1000);
    // A search may gather every match of a word; anything else stops at the thousandth. Of one lot
    // in 36 that is the 36,000th in their order, in 30 ms, however many more there are.
    if (!filter.words.length) expect(touched(plan)).toBeLessThanOrEqual(40_000);
  });

  test.each([
    ["a common word", live({ words: ["copper"] })],
    ["two common words", live({ words: ["copper", "gujarat"] })],
    ["two words that the same many lots have", live({ words: ["copper", "cable"] })],
    ["a material", live({ material: "copper" })],
    ["a material in a state", live({ material: "copper", state: "Gujarat" })],
    ["a material, cheapest", live({ material: "copper", sort: "price_low" })],
    ["a material and a category that has none", live({ material: "copper", categoryId: 2 })],
  ])(
    "%s is met among the first 2,000 of the list, or gathered by its index (A14)",
    async (_, f) => {
      const first = await planOf(pageStatement(f, 1, 20, { now, lookFirst: 2000 }));
      expect(touched(first)).toBeLessThanOrEqual(6_000);
      const gathered = await planOf(pageStatement(f, 1, 20, { now }));
      for (const plan of [first, gathered])
        expect(plan.map((n) => n["Node Type"])).not.toContain("Seq Scan");
      const { lots: listed } = await listLots(client as unknown as pg.Pool, f, 1, 20);
      const { text, values } = pageStatement(f, 1, 20, { now });
      const { rows } = await client.query<{ id: number }>(text, values);
      expect(listed.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    },
  );

  test("a search finds what is new in its index, not in a list beside it", async () => {
    const { rows } = await client.query(
      `select reloptions from pg_class
        where relname in ('lot_search_words', 'lot_names_search', 'users_search')`,
    );
    expect(rows).toEqual(Array(3).fill({ reloptions: ["fastupdate=off"] }));
  });

  test("a bid and a close write no index of words (A14)", async () => {
    const { rows } = await client.query(
      `select indexname from pg_indexes where tablename in ('lots', 'auctions')
        and indexdef similar to '%(gin_trgm_ops|tsvector|gist)%'`,
    );
    expect(rows).toEqual([]);
  });

  test("what no index serves looks through 20,000 lots at most", async () => {
    for (const [filter, most] of [
      [live({ unit: "liter", minQuantity: 1_000_000_000 as never }), 60_000],
      [live({ areas: ["000"] }), 60_000],
      // 41,666 of a million lots are open in a state: all of them are gathered and sorted, since
      // 20,000 of them in order would be dearer.
      [
        live({ streams: [], states: ["Goa", "Kerala"], areas: ["000"] }),
        isMillion ? 130_000 : 60_000,
      ],
    ] as const)
      expect(touched(await planOf(pageStatement(filter, 1, 20, { now })))).toBeLessThanOrEqual(
        most,
      );
  });

  if (isLarge)
    test("the prepared statements keep to their index when their plan no longer knows the values", async () => {
      await client.query("set plan_cache_mode = force_generic_plan");
      const dear = { minPrice: 900_000 as never };
      const inRange = [live(dear), live({ ...dear, maxPrice: 9_000_000_000 as never })];
      const statements = [
        ...lists.map(([, filter]) => pageStatement(filter, 1, 20, { now })),
        ...inRange.map((filter) => pageStatement(filter, 1, 20, { lookFirst: 2000 })),
      ];
      for (const { text, values, name: prepared } of statements) {
        if (!prepared) continue;
        await client.query(`prepare "${prepared}" as ${text}`);
        const literal = values
          .map((v) => (v instanceof Date ? `'${v.toISOString()}'` : `'${v}'`))
          .join(", ");
        const given = literal && `(${literal})`;
        const plan = await explain(client, `execute "${prepared}"${given}`);
        await client.query(`deallocate "${prepared}"`);
        expect([prepared, plan.some((n) => ["Seq Scan", "Sort"].includes(n["Node Type"]))]).toEqual(
          [prepared, false],
        );
      }
      await client.query("reset plan_cache_mode");
    });
});

test("a first page that was planned a few times is planned no more, nor is its count", async () => {
  const fresh = new pg.Client({ connectionString: url });
  await fresh.connect();
  const range = { minPrice: 900_000 as never };
  const narrow = { ...range, maxPrice: 9_000_000_000 as never };
  const prepared = [
    ...lists.flatMap(([, filter]) => [pageStatement(filter, 1, 20), countStatement(filter)]),
    ...[range, narrow].map((overrides) =>
      pageStatement(live(overrides), 1, 20, { lookFirst: 2000 }),
    ),
  ].filter(({ name }) => name);
  for (const statement of prepared) for (let i = 0; i < 8; i++) await fresh.query(statement);
  const { rows } = await fresh.query<{ name: string; generic_plans: string }>(
    "select name, generic_plans from pg_prepared_statements",
  );
  await fresh.end();
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ generic_plans }) => Number(generic_plans) < 3)).toEqual([]);
});

describe("a price range finds the same lots wherever they stand in the list", () => {
  test.each([
    ["most lots are in it", 20, { minPrice: 100 }],
    ["few lots are in it", 20, { minPrice: 100_000_000, maxPrice: 102_000_000 }],
    ["no lot is in it", 0, { minPrice: 9_000_000_000_000 }],
  ])("%s", async (_name, shown, range) => {
    const filter = live(range as Partial<LotFilter>);
    const { text, values } = pageStatement(filter, 1, 20, { now });
    const { rows } = await client.query<{ id: number }>(text, values);
    const pool = client as unknown as pg.Pool;
    const { lots: listed } = await listLots(pool, filter, 1, 20);
    expect(listed.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(listed.length).toBe(shown);
    const counted = countStatement(filter, { now });
    const {
      rows: [all],
    } = await client.query<{ n: number }>(counted.text, counted.values);
    const count = await countLots(pool, filter);
    expect([count, count <= MAX_COUNT]).toEqual([all?.n, true]);
    const cached = cachedCount({ database: { pool } as Database, caches: createCaches() });
    expect(await cached(filter)).toBe(count);
  });

  test("ranges that many lots are in are counted by one reading of the list's prices", async () => {
    let statements = 0;
    const query = (statement: never) => {
      statements++;
      return client.query(statement);
    };
    const pool = { query } as unknown as pg.Pool;
    const count = cachedCount({ database: { pool } as Database, caches: createCaches() });
    for (const range of [{ minPrice: 100 }, { minPrice: 101 }, { maxPrice: 9_000_000_000 }])
      expect(await count(live({ ...range, sort: "price_low" } as never))).toBe(MAX_COUNT);
    expect(statements).toBe(1);
  });
});
