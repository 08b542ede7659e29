import type { Pool } from "pg";
import type { LotRow } from "../present-lot.ts";
import { COUNT_MOST, isFindable, type LotFilter } from "./shop.rules.ts";

/**
 * The market's lists, for a million lots as for ten thousand. Each order below is one that an index
 * has, with the
 * filters of that index in front; filters that no index serves look through the first LOOK_THROUGH
 * lots of the list.
 */
const LOOK_THROUGH = 20_000;

const COLUMNS =
  "id, url, title, description, quantity_milli, unit, state, city, pincode, pictures, catalog, approval, refusal_reason, market_value, reserve_price, " +
  "bid_increment, soft_close_minutes, starts_at, ends_at, highest_bid, bid_count, closed_at, outcome, seller_answer, answer_by, category_id, sub_category_id, created_at";
export type ListedRow = Omit<LotRow, "category_url" | "category_title">;

interface Statement {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}

const like = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;
const TEXT = "(title || ' ' || city)";

const orders = {
  ending: {
    live: "ends_at, id",
    open: "ends_at, id",
    upcoming: "starts_at, id",
    ended: "ends_at desc, id desc",
  },
  // What ended last is what is new among the ended.
  newest: { live: "id desc", open: "id desc", upcoming: "id desc", ended: "ends_at desc, id desc" },
  price_low: { live: "price, id", open: "price, id", upcoming: "price, id", ended: "price, id" },
  price_high: {
    live: "price desc, id desc",
    open: "price desc, id desc",
    upcoming: "price desc, id desc",
    ended: "price desc, id desc",
  },
} as const;

/**
 * The statement's `from … where … order by …`, and whether its plan is the same whatever the values
 * are.
 */
function walk(filter: LotFilter, now: Date) {
  const values: unknown[] = [];
  const value = (v: unknown) => `$${values.push(v)}`;
  const found = [
    "approval = 'approved'",
    filter.phase === "ended" ? "closed_at is not null" : "closed_at is null",
  ];
  if (filter.phase === "live" || filter.phase === "open") found.push(`ends_at > ${value(now)}`);
  if (filter.phase === "live") found.push(`starts_at <= ${value(now)}`);
  if (filter.phase === "upcoming")
    found.push(
      `starts_at > ${value(filter.startsAfter && filter.startsAfter > now ? filter.startsAfter : now)}`,
    );
  const places = [
    ["sub_category_id", filter.subCategoryId],
    ["category_id", filter.categoryId],
    ["state", filter.state],
  ] as const;
  const given = places.filter(([, v]) => v !== undefined);
  for (const [column, v] of given) found.push(`${column} = ${value(v)}`);
  for (const word of filter.words.filter(isFindable))
    found.push(`${TEXT} ilike ${value(like(word))}`);
  if (filter.minPrice !== undefined) found.push(`price >= ${value(filter.minPrice)}`);
  if (filter.maxPrice !== undefined) found.push(`price <= ${value(filter.maxPrice)}`);

  const looked: string[] = [];
  const small = filter.words.filter((w) => !isFindable(w));
  for (const word of small) looked.push(`${TEXT} ilike ${value(like(word))}`);
  if (filter.unit !== undefined) looked.push(`unit = ${value(filter.unit)}`);
  if (filter.minQuantity !== undefined)
    looked.push(`quantity_milli >= ${value(filter.minQuantity)}`);
  if (filter.maxQuantity !== undefined)
    looked.push(`quantity_milli <= ${value(filter.maxQuantity)}`);

  const order = orders[filter.sort][filter.phase];
  const where = `from lots where ${found.join(" and ")} order by ${order}`;
  const from = looked.length
    ? `from (select ${COLUMNS}, price ${where} limit ${LOOK_THROUGH}) lots where ${looked.join(" and ")} order by ${order}`
    : where;
  const free =
    filter.words.length === 0 &&
    filter.minPrice === undefined &&
    filter.maxPrice === undefined &&
    looked.length === 0;
  // One index answers these whole: planned once a connection. The others are planned by their
  // values.
  const hot =
    free &&
    (given.length === 0 ||
      (given.length === 1 && filter.sort === "ending" && filter.phase !== "upcoming"));
  return {
    from,
    values,
    name: hot ? `${filter.phase}-${filter.sort}-${given[0]?.[0] ?? "all"}` : undefined,
  };
}

export function pageStatement(filter: LotFilter, now: Date, page: number, rows: number): Statement {
  const { from, values, name } = walk(filter, now);
  const limit = `limit $${values.push(rows)} offset $${values.push((page - 1) * rows)}`;
  return {
    text: `select ${COLUMNS} ${from} ${limit}`,
    values,
    ...(name ? { name: `lots-${name}` } : {}),
  };
}

/**
 * Counts along the list's own order: left to choose, the planner walks the table from its oldest
 * lot.
 */
export function countStatement(filter: LotFilter, now: Date): Statement {
  const { from, values, name } = walk(filter, now);
  return {
    text: `select count(*) as n from (select 1 ${from} limit ${COUNT_MOST}) counted`,
    values,
    ...(name ? { name: `count-${name}` } : {}),
  };
}

export async function listLots(
  pool: Pool,
  filter: LotFilter,
  now: Date,
  page: number,
  rows: number,
): Promise<ListedRow[]> {
  return (await pool.query<ListedRow>(pageStatement(filter, now, page, rows))).rows;
}

/** How many there are, counted to 1,000. */
export async function countLots(pool: Pool, filter: LotFilter, now: Date): Promise<number> {
  return (await pool.query<{ n: number }>(countStatement(filter, now))).rows[0]?.n ?? 0;
}

export async function readClock(pool: Pool): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>({
    name: "market-now",
    text: "select market_now() as now",
  });
  if (!rows[0]) throw new Error("The database gave no time");
  return rows[0].now;
}
