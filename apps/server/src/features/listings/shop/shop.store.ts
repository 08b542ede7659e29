import { KG_PER_MT } from "@rebale/contract/formatting";
import type { InferResult } from "kysely";
import type { Pool } from "pg";
import { containing } from "../../../platform/list-query.ts";
import { builder } from "../../../platform/statement.ts";
import { plainLotColumns } from "../lot-rows.store.ts";
import { COUNT_MOST, isFindable, type LotFilter, sameUnits } from "./shop.rules.ts";

/**
 * The market's lists, for a million lots as for ten thousand. Each order below is one that an index
 * has, with the filters of that index in front; filters that no index serves look through the first
 * LOOK_THROUGH lots of the list. What sorts follows the auctions within two seconds.
 */
const LOOK_THROUGH = 20_000;
/**
 * A price range that most lots are in is met within this many of the list, by a prepared statement;
 * planning one by its values takes five times as long as running it.
 */
const LOOK_FIRST = { page: 2_000, count: 5_000 };
/** One reading of the market's clock for the whole statement. */
const NOW = "(select market_now())";

/** What a page shows of its lots, and of their auctions as they are now. */
const shown = builder
  .selectFrom("lots")
  .innerJoin("auctions", "auctions.lot_id", "lots.id")
  .select(plainLotColumns);
export type ListedRow = InferResult<typeof shown>[number] & { readonly now: Date };
const { sql: shownText } = shown.compile();
const SELECT = shownText.slice(0, shownText.indexOf(" from "));

interface Statement {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}

const TEXT = "(title || ' ' || city)";
/** Tonnes count as kilograms. */
const AMOUNT = `quantity_milli * case unit when 'MT' then ${KG_PER_MT} else 1 end`;

/** Paise a metric ton; of lots that nobody weighed there is none, and lists by rate leave them out. */
const RATE = "rate_per_mt(lots.listed_price, lots.unit, lots.quantity_milli, lots.weight_grams)";

const LATEST_LAST = "lots.listed_ends_at, lots.id";
const LATEST_FIRST = "lots.listed_ends_at desc, lots.id desc";
const everyPhase = (order: string) => ({ live: order, open: order, upcoming: order, ended: order });
const orders = {
  ending: {
    live: LATEST_LAST,
    open: LATEST_LAST,
    upcoming: "lots.starts_at, lots.id",
    ended: LATEST_FIRST,
  },
  // What ended last is what is new among the ended.
  newest: { ...everyPhase("lots.id desc"), ended: LATEST_FIRST },
  price_low: everyPhase("lots.listed_price, lots.id"),
  price_high: everyPhase("lots.listed_price desc, lots.id desc"),
  rate_low: everyPhase(`${RATE}, lots.id`),
  rate_high: everyPhase(`${RATE} desc, lots.id desc`),
} as const;

interface Reading {
  /** The market's time, for a statement that is planned by its values. */
  readonly now?: Date;
  /** Only the first so many lots of the list are looked at for a price range. */
  readonly lookFirst?: number;
}

/**
 * The statement's `from … where … order by …`, and whether its plan is the same whatever the values
 * are.
 */
function walk(filter: LotFilter, { now, lookFirst }: Reading) {
  const values: unknown[] = [];
  const value = (v: unknown) => `$${values.push(v)}`;
  const name = preparedName(filter, lookFirst);
  const time = () => (name || !now ? NOW : value(now));
  const found = [
    "approval = 'approved'",
    filter.phase === "ended" ? "closed_at is not null" : "closed_at is null",
  ];
  if (filter.phase === "live" || filter.phase === "open") found.push(`listed_ends_at > ${time()}`);
  if (filter.phase === "live") found.push(`starts_at <= ${time()}`);
  if (filter.phase === "upcoming") {
    found.push(`starts_at > ${time()}`);
    if (filter.startsAfter) found.push(`starts_at > ${value(filter.startsAfter)}`);
  }
  if (filter.sort.startsWith("rate")) found.push(`${RATE} is not null`);
  for (const [column, v] of placesOf(filter)) found.push(`${column} = ${value(v)}`);
  for (const word of filter.words.filter(isFindable))
    found.push(`${TEXT} ilike ${value(containing(word))}`);

  const looked: string[] = [];
  const prices = (
    [
      ["min", ">=", filter.minPrice],
      ["max", "<=", filter.maxPrice],
    ] as const
  ).filter(([, , v]) => v !== undefined);
  for (const [, sign, v] of prices)
    (lookFirst ? looked : found).push(`listed_price ${sign} ${value(v)}`);

  for (const [sign, v] of [
    [">=", filter.minRate],
    ["<=", filter.maxRate],
  ] as const)
    if (v !== undefined)
      (filter.sort.startsWith("rate") ? found : looked).push(
        `${RATE} ${sign} ${value(v * KG_PER_MT)}`,
      );

  const small = filter.words.filter((w) => !isFindable(w));
  for (const word of small) looked.push(`${TEXT} ilike ${value(containing(word))}`);
  if (filter.unit !== undefined) looked.push(`unit = any(${value(sameUnits(filter.unit))})`);
  if (filter.minQuantity !== undefined) looked.push(`${AMOUNT} >= ${value(filter.minQuantity)}`);
  if (filter.maxQuantity !== undefined) looked.push(`${AMOUNT} <= ${value(filter.maxQuantity)}`);

  const order = orders[filter.sort][filter.phase];
  const where = `from lots where ${found.join(" and ")} order by ${order}`;
  const from = looked.length
    ? `from (select * ${where} limit ${lookFirst ?? LOOK_THROUGH}) lots
        where ${looked.join(" and ")} order by ${order}`
    : where;
  return { from, order, values, name };
}

/**
 * The name under which a statement is prepared; none where its plan follows from its values. One
 * index answers the prepared ones whole, so they are planned once a connection.
 */
function preparedName(filter: LotFilter, lookFirst?: number): string | undefined {
  const isPriced = filter.minPrice !== undefined || filter.maxPrice !== undefined;
  if (filter.words.length || needsLooking(filter)) return;
  if (isPriced && !lookFirst && !filter.sort.startsWith("price")) return;
  const [place, another] = placesOf(filter);
  const isServed = filter.sort === "ending" && filter.phase !== "upcoming";
  if (another || (place && !isServed)) return;
  const { phase, sort, minPrice, maxPrice, startsAfter } = filter;
  const given = Object.entries({ minPrice, maxPrice, startsAfter }).filter(([, v]) => v);
  return [phase, sort, place?.[0] ?? "all", ...given.map(([name]) => name)].join(" ");
}

const needsLooking = (filter: LotFilter): boolean =>
  [filter.unit, filter.minQuantity, filter.maxQuantity, filter.minRate, filter.maxRate].some(
    (v) => v !== undefined,
  );

const placesOf = (filter: LotFilter) =>
  (
    [
      ["sub_category_id", filter.subCategoryId],
      ["category_id", filter.categoryId],
      ["state", filter.state],
    ] as const
  ).filter(([, v]) => v !== undefined);

/** Whether most of the list may be in a filter's price range, so that its beginning is tried. */
const canLookFirst = (filter: LotFilter): boolean =>
  !preparedName(filter) && preparedName(filter, LOOK_FIRST.page) !== undefined;

export function pageStatement(
  filter: LotFilter,
  page: number,
  rows: number,
  reading: Reading = {},
): Statement {
  const { from, order, values, name } = walk(filter, reading);
  const limit = `limit $${values.push(rows)} offset $${values.push((page - 1) * rows)}`;
  return {
    text: `${SELECT}, ${NOW} as now from (select lots.* ${from} ${limit}) lots
      join auctions on auctions.lot_id = lots.id order by ${order}`,
    values,
    ...(name ? { name: `lots ${name}` } : {}),
  };
}

/**
 * Counts along the list's own order: left to choose, the planner walks the table from its oldest
 * lot.
 */
export function countStatement(filter: LotFilter, reading: Reading = {}): Statement {
  const { from, values, name } = walk(filter, reading);
  return {
    text: `select count(*) as n from (select 1 ${from} limit ${COUNT_MOST}) counted`,
    values,
    ...(name ? { name: `count ${name}` } : {}),
  };
}

export async function listLots(
  pool: Pool,
  filter: LotFilter,
  page: number,
  rows: number,
): Promise<ListedRow[]> {
  const read = async (reading: Reading) =>
    (await pool.query<ListedRow>(pageStatement(filter, page, rows, reading))).rows;
  if (canLookFirst(filter)) {
    const first = await read({ lookFirst: LOOK_FIRST.page });
    if (first.length === rows) return first;
  }
  return read({ now: await clockFor(pool, filter) });
}

/** How many there are, counted to 1,000. */
export async function countLots(pool: Pool, filter: LotFilter): Promise<number> {
  const count = async (reading: Reading) =>
    (await pool.query<{ n: number }>(countStatement(filter, reading))).rows[0]?.n ?? 0;
  if (canLookFirst(filter)) {
    const first = await count({ lookFirst: LOOK_FIRST.count });
    if (first === COUNT_MOST) return first;
  }
  return count({ now: await clockFor(pool, filter) });
}

const clockFor = async (pool: Pool, filter: LotFilter) =>
  preparedName(filter) ? undefined : readClock(pool);

export async function readClock(pool: Pool): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>({
    name: "market-now",
    text: "select market_now() as now",
  });
  if (!rows[0]) throw new Error("The database gave no time");
  return rows[0].now;
}
