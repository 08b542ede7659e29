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

/** What a page shows of its lots, and of their auctions as they are now. */
const shown = builder
  .selectFrom("lots")
  .innerJoin("auctions", "auctions.lot_id", "lots.id")
  .select(plainLotColumns);
export type ListedRow = InferResult<typeof shown>[number];
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
  if (filter.phase === "live" || filter.phase === "open")
    found.push(`listed_ends_at > ${value(now)}`);
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
    found.push(`${TEXT} ilike ${value(containing(word))}`);
  if (filter.minPrice !== undefined) found.push(`listed_price >= ${value(filter.minPrice)}`);
  if (filter.maxPrice !== undefined) found.push(`listed_price <= ${value(filter.maxPrice)}`);

  const looked: string[] = [];
  const small = filter.words.filter((w) => !isFindable(w));
  for (const word of small) looked.push(`${TEXT} ilike ${value(containing(word))}`);
  if (filter.unit !== undefined) looked.push(`unit = any(${value(sameUnits(filter.unit))})`);
  if (filter.minQuantity !== undefined) looked.push(`${AMOUNT} >= ${value(filter.minQuantity)}`);
  if (filter.maxQuantity !== undefined) looked.push(`${AMOUNT} <= ${value(filter.maxQuantity)}`);

  const order = orders[filter.sort][filter.phase];
  const where = `from lots where ${found.join(" and ")} order by ${order}`;
  const from = looked.length
    ? `from (select * ${where} limit ${LOOK_THROUGH}) lots
        where ${looked.join(" and ")} order by ${order}`
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
    order,
    values,
    name: hot ? `${filter.phase}-${filter.sort}-${given[0]?.[0] ?? "all"}` : undefined,
  };
}

export function pageStatement(filter: LotFilter, now: Date, page: number, rows: number): Statement {
  const { from, order, values, name } = walk(filter, now);
  const limit = `limit $${values.push(rows)} offset $${values.push((page - 1) * rows)}`;
  return {
    text: `${SELECT} from (select lots.* ${from} ${limit}) lots
      join auctions on auctions.lot_id = lots.id order by ${order}`,
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
