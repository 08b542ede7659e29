import { KG_PER_MT } from "@rebale/contract/values/formatting";
import type { Pool } from "pg";
import { containing } from "../../../platform/lists/list-query.ts";
import { textQuery } from "../search/query-words.rules.ts";
import { orders, RATE } from "./list-orders.store.ts";
import { LISTED, type ListedRow, OF_LISTED, readListed } from "./listed-lots.store.ts";
import {
  COUNT_MOST,
  COUNT_THROUGH,
  canLookFirst,
  FIRST_PAGES,
  hasWords,
  LOOK_FIRST,
  type LotFilter,
  PRICES_MOST,
  placesOf,
  preparedName,
  SLACK,
  sameUnits,
} from "./shop.rules.ts";

/**
 * The market's lists, for a million lots as for ten thousand. Each order below is one that an index
 * has, with the filters of that index in front; filters that no index serves look through the first
 * LOOK_THROUGH lots of the list. What sorts follows the auctions within two seconds.
 */
const LOOK_THROUGH = 20_000;
/** One reading of the market's clock for the whole statement. */
const NOW = "(select market_now())";

interface Statement {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}

/** Tonnes count as kilograms. */
const AMOUNT = `quantity_milli * case unit when 'MT' then ${KG_PER_MT} else 1 end`;

interface Reading {
  /** The market's time, for a statement that is planned by its values. */
  readonly now?: Date | undefined;
  /** Only the first so many lots of the list are looked at for a price range and for words. */
  readonly lookFirst?: number;
  /** Whether the lots are only counted: then those with rare words come in any order. */
  readonly countOnly?: boolean;
}

/**
 * The statement's `from … where … order by …`, and whether its plan is the same whatever the values
 * are.
 */
function walk(filter: LotFilter, { now, lookFirst, countOnly = false }: Reading) {
  const values: unknown[] = [];
  const value = (v: unknown) => `$${values.push(v)}`;
  const name = preparedName(filter, lookFirst);
  // In a subquery the planner takes every value for the same, and keeps the plan.
  const alike = (v: unknown, type: string) => `(select ${value(v)}::${type})`;
  const time = () => (name || !now ? NOW : value(now));
  const found = [filter.phase === "ended" ? "closed_at is not null" : "closed_at is null"];
  if (filter.phase === "live" || filter.phase === "open") found.push(hasNotEnded(time()));
  // One that its seller has not signed is not open, whatever the clock says.
  if (filter.phase === "live") found.push(`starts_at <= ${time()}`, "not awaits_signature");
  if (filter.phase === "upcoming") {
    found.push(`starts_at > ${time()}`);
    if (filter.startsAfter) found.push(`starts_at > ${value(filter.startsAfter)}`);
  }
  if (filter.sort.startsWith("rate")) found.push(`${RATE} is not null`);
  for (const [column, v, type] of placesOf(filter))
    found.push(`${column} = ${name ? alike(v, type) : value(v)}`);

  const looked: string[] = [];
  const words = hasWords(filter) ? wordsCondition(filter, value) : undefined;
  if (words && lookFirst) looked.push(hasThem(words));
  const prices = (
    [
      ["min", ">=", filter.minPrice],
      ["max", "<=", filter.maxPrice],
    ] as const
  ).filter(([, , v]) => v !== undefined);
  for (const [, sign, v] of prices)
    if (lookFirst) looked.push(`price ${sign} ${alike(v, "bigint")}`);
    else found.push(`price ${sign} ${value(v)}`);

  for (const [sign, v] of [
    [">=", filter.minRate],
    ["<=", filter.maxRate],
  ] as const)
    if (v !== undefined)
      (filter.sort.startsWith("rate") ? found : looked).push(
        `${RATE} ${sign} ${value(v * KG_PER_MT)}`,
      );

  if (filter.signs !== undefined)
    looked.push(`exists (select from lot_names where lot_names.lot_id = listed.lot_id
      and name like ${value(containing(filter.signs))} offset 0)`);
  if (filter.unit !== undefined) looked.push(`unit = any(${value(sameUnits(filter.unit))})`);
  if (filter.minQuantity !== undefined) looked.push(`${AMOUNT} >= ${value(filter.minQuantity)}`);
  if (filter.maxQuantity !== undefined) looked.push(`${AMOUNT} <= ${value(filter.maxQuantity)}`);

  const order = orders[filter.sort][filter.phase];
  const isGathered = words && !lookFirst;
  const source = isGathered ? `(${lotsWith(words)}) listed` : "listed_lots listed";
  const sorted = isGathered && countOnly && !looked.length ? "" : `order by ${order}`;
  const where = `from ${source} where ${found.join(" and ")} ${sorted}`;
  const from = looked.length
    ? `from (select listed.* ${where} limit ${lookFirst ?? LOOK_THROUGH}) listed
        where ${looked.join(" and ")} order by ${order}`
    : where;
  return { from, order, values, name };
}

/** Of an open lot; one whose clock stands still has no end. */
const hasNotEnded = (time: string) => `(ends_at > ${time} or ends_at is null)`;

const wordsCondition = ({ words, material }: LotFilter, value: (v: unknown) => string): string =>
  `words @@ lot_query(${value(textQuery(words))}, ${value(material ?? null)})`;

/**
 * Every lot with the words, by their index. How rare a word is the planner cannot know: left to
 * choose, it walks a whole list for one that a single lot has. `offset 0` leaves it no choice, and
 * lets a count stop at its thousandth lot.
 */
const lotsWith = (condition: string): string =>
  `select own.* from (select lot_id from lot_search where ${condition} offset 0) found
    cross join lateral (select * from listed_lots where lot_id = found.lot_id offset 0) own`;

/**
 * Looked up lot by lot: left to choose, the planner gathers all lots with the words, of which there
 * may be hundreds of thousands.
 */
const hasThem = (condition: string): string =>
  `exists (select from lot_search where lot_search.lot_id = listed.lot_id and ${condition} offset 0)`;

export function pageStatement(
  filter: LotFilter,
  page: number,
  rows: number,
  reading: Reading = {},
): Statement {
  const { from, order, values, name } = walk(filter, reading);
  const isUsual = page === 1 && FIRST_PAGES.includes(rows);
  const limit = isUsual
    ? `limit ${rows}`
    : `limit $${values.push(rows)} offset $${values.push((page - 1) * rows)}`;
  return {
    text: `select ${LISTED}, ${NOW} as now from (select listed.* ${from} ${limit}) listed
      ${OF_LISTED} order by ${order}`,
    values,
    ...(name ? { name: `lots ${name} ${isUsual ? rows : "page"}` } : {}),
  };
}

/**
 * Counts along the list's own order: left to choose, the planner walks the table from its oldest
 * lot.
 */
export function countStatement(filter: LotFilter, reading: Reading = {}): Statement {
  const { from, values, name } = walk(filter, { ...reading, countOnly: true });
  return {
    text: `select count(*) as n from (select 1 ${from} limit ${COUNT_MOST}) counted`,
    values,
    ...(name ? { name: `count ${name}` } : {}),
  };
}

/** The prices of a list's first lots; null for one that has none. */
export async function readPrices(pool: Pool, list: LotFilter): Promise<Prices> {
  const statement = pricesStatement(list, { now: await clockFor(pool, list) });
  const { rows } = await pool.query<{ prices: Prices }>(statement);
  return rows[0]?.prices ?? [];
}
export type Prices = readonly (number | null)[];

export function pricesStatement(list: LotFilter, reading: Reading = {}): Statement {
  const { from, values, name } = walk(list, reading);
  return {
    text: `select coalesce(json_agg(price), '[]') as prices
      from (select price ${from} limit ${PRICES_MOST}) listed`,
    values,
    ...(name ? { name: `prices ${name}` } : {}),
  };
}

export async function listLots(
  pool: Pool,
  filter: LotFilter,
  page: number,
  rows: number,
): Promise<{ readonly lots: readonly ListedRow[]; readonly now: Date }> {
  const read = (reading: Reading) => readListed(pool, pageStatement(filter, page, rows, reading));
  const now = await timeToLookFirst(pool, filter);
  const first = canLookFirst(filter) ? await read({ now, lookFirst: LOOK_FIRST.page }) : undefined;
  const isFull = first?.lots.length === rows;
  const listed = isFull ? first : await read({ now: now ?? (await clockFor(pool, filter)) });
  return { lots: listed.lots, now: listed.now ?? now ?? (await readClock(pool)) };
}

/** How many there are, counted to 1,000. */
export async function countLots(pool: Pool, filter: LotFilter): Promise<number> {
  const count = async (reading: Reading) =>
    (await pool.query<{ n: number }>(countStatement(filter, reading))).rows[0]?.n ?? 0;
  const now = await timeToLookFirst(pool, filter);
  if (hasWords(filter)) {
    const first = await count({ now, lookFirst: LOOK_FIRST.count });
    if (first === COUNT_MOST) return first;
    // Most lots with a common word are not gathered to count a thousand of them.
    const expected = (SLACK * COUNT_MOST * LOOK_FIRST.count) / first;
    if (expected <= COUNT_THROUGH) {
      const second = await count({ now, lookFirst: Math.ceil(expected) });
      if (second === COUNT_MOST) return second;
    }
  }
  return count({ now: now ?? (await clockFor(pool, filter)) });
}

/** A look for words is planned by its values, too. */
const timeToLookFirst = async (pool: Pool, filter: LotFilter) =>
  hasWords(filter) ? readClock(pool) : undefined;

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
