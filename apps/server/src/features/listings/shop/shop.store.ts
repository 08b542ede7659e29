import type { Pool } from "pg";
import { LISTED, type ListedRow, OF_LISTED, readListed } from "./listed-lots.store.ts";
import {
  COUNT_THROUGH,
  canLookFirst,
  FIRST_PAGES,
  hasWords,
  LOOK_FIRST,
  type LotFilter,
  MAX_COUNT,
  MAX_PRICES,
  preparedName,
  SLACK,
} from "./shop.rules.ts";
import { NOW, type Reading, walk } from "./walk-lists.store.ts";

interface Statement {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}

export function pageStatement(
  filter: LotFilter,
  page: number,
  rows: number,
  reading: Reading = {},
): Statement {
  const { from, order, values, name } = walk(filter, { ...reading, most: page * rows });
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
  const { from, values, name } = walk(filter, { ...reading, most: MAX_COUNT, countOnly: true });
  return {
    text: `select count(*) as n from (select 1 ${from} limit ${MAX_COUNT}) counted`,
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
      from (select price ${from} limit ${MAX_PRICES}) listed`,
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
    if (first === MAX_COUNT) return first;
    // Most lots with a common word are not gathered to count a thousand of them.
    const expected = (SLACK * MAX_COUNT * LOOK_FIRST.count) / first;
    if (expected <= COUNT_THROUGH) {
      const second = await count({ now, lookFirst: Math.ceil(expected) });
      if (second === MAX_COUNT) return second;
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
