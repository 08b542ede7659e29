import { KG_PER_MT } from "@rebale/contract/values/formatting";
import { containing } from "../../../platform/lists/list-query.ts";
import { textQuery } from "../search/query-words.rules.ts";
import {
  choicesOf,
  hasWords,
  type LotFilter,
  placesOf,
  preparedName,
  sameUnits,
} from "./shop.rules.ts";

/**
 * The market's lists, for a million lots as for ten thousand. Each order below is one that an index
 * has, with the filters of that index in front; filters that no index serves look through the first
 * LOOK_THROUGH lots of the list. What sorts follows the auctions within two seconds.
 */
const LOOK_THROUGH = 20_000;
/** One reading of the market's clock for the whole statement. */
export const NOW = "(select market_now())";

/** Tonnes count as kilograms. */
const AMOUNT = `quantity_milli * case unit when 'MT' then ${KG_PER_MT} else 1 end`;

export interface Reading {
  /** The market's time, for a statement that is planned by its values. */
  readonly now?: Date | undefined;
  /** Only the first so many lots of the list are looked at for a price range and for words. */
  readonly lookFirst?: number;
  /** How many lots of the list are read at most, its page's included. */
  readonly most?: number;
  /** Whether the lots are only counted: then those with rare words come in any order. */
  readonly countOnly?: boolean;
}

/**
 * The statement's `from … where … order by …`, and whether its plan is the same whatever the values
 * are.
 */
export function walk(filter: LotFilter, { now, lookFirst, most, countOnly = false }: Reading) {
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
  if (filter.endsWithin !== undefined)
    found.push(
      `ends_at <= ${time()}::timestamptz + ${value(filter.endsWithin)}::int * interval '1 minute'`,
    );
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

  if (filter.symbols !== undefined)
    looked.push(`exists (select from lot_names where lot_names.lot_id = listed.lot_id
      and name like ${value(containing(filter.symbols))} offset 0)`);
  if (filter.unit !== undefined) looked.push(`unit = any(${value(sameUnits(filter.unit))})`);
  if (filter.minQuantity !== undefined) looked.push(`${AMOUNT} >= ${value(filter.minQuantity)}`);
  if (filter.maxQuantity !== undefined) looked.push(`${AMOUNT} <= ${value(filter.maxQuantity)}`);

  if (filter.streams !== undefined)
    looked.push(`not exists (select from lots where lots.id = listed.lot_id
      and requires_authorisation is not null
      and requires_authorisation <> all(${value(filter.streams)}) offset 0)`);
  if (filter.areas !== undefined)
    looked.push(`exists (select from lots where lots.id = listed.lot_id
      and left(pincode, 3) = any(${value(filter.areas)}) offset 0)`);

  const order = orders[filter.sort][filter.phase];
  const isGathered = words && !lookFirst;
  const limit = lookFirst ?? (looked.length ? LOOK_THROUGH : most);
  const choices = choicesOf(filter);
  const isSoon = filter.endsWithin !== undefined;
  const source = isGathered
    ? `(${lotsWith(words)}) listed`
    : isSoon
      ? endingSoon(found)
      : ofEach(choices, value, { found, order, limit });
  if (isGathered || isSoon)
    for (const [column, chosen, type] of choices)
      found.push(`${column} = any(${value(chosen)}::${type}[])`);
  const sorted = isGathered && countOnly && !looked.length ? "" : `order by ${order}`;
  const where = `from ${source} where ${found.join(" and ")} ${sorted}`;
  const from = looked.length
    ? `from (select listed.* ${where} limit ${lookFirst ?? LOOK_THROUGH}) listed
        where ${looked.join(" and ")} order by ${order}`
    : where;
  return { from, order, values, name };
}

/** Little ends so soon: it is gathered by its end, whatever the order. */
const endingSoon = (found: readonly string[]): string =>
  `(select * from shop_lots listed where ${found.join(" and ")}
    order by ${orders.ending.live} limit ${LOOK_THROUGH}) listed`;

interface Walk {
  readonly found: readonly string[];
  readonly order: string;
  readonly limit: number | undefined;
}
/**
 * The lists of several states and categories side by side, each by its own index and no further
 * than it can be needed: one walk for all of them would read what lies between.
 */
function ofEach(
  choices: ReturnType<typeof choicesOf>,
  value: (v: unknown) => string,
  { found, order, limit = LOOK_THROUGH }: Walk,
): string {
  if (choices.length === 0) return "shop_lots listed";
  const each = choices.map(
    ([column, chosen, type]) => `unnest(${value(chosen)}::${type}[]) as chosen_${column}`,
  );
  const of = choices.map(([column]) => `${column} = chosen_${column}`);
  return `(select own.* from ${each.join(" cross join ")} cross join lateral (
    select * from shop_lots listed where ${[...found, ...of].join(" and ")}
    order by ${order} limit ${limit}) own) listed`;
}

/** For an open lot; one whose clock stands still has no end. */
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
    cross join lateral (select * from shop_lots where lot_id = found.lot_id offset 0) own`;

/**
 * Looked up lot by lot: left to choose, the planner gathers all lots with the words, of which there
 * may be hundreds of thousands.
 */
const hasThem = (condition: string): string =>
  `exists (select from lot_search where lot_search.lot_id = listed.lot_id and ${condition} offset 0)`;

/** Paise a metric ton; of lots that nobody weighed there is none, and lists by rate leave them out. */
const RATE = "listed.rate";

const LATEST_LAST = "listed.ends_at, listed.lot_id";
const LATEST_FIRST = "listed.ends_at desc, listed.lot_id desc";
const everyPhase = (order: string) => ({ live: order, open: order, upcoming: order, ended: order });
/** The market's lists of `shop_lots listed`, in orders that an index has. */
const orders = {
  ending: {
    live: LATEST_LAST,
    open: LATEST_LAST,
    upcoming: "listed.starts_at, listed.lot_id",
    ended: LATEST_FIRST,
  },
  // The newest of the ended are those that ended last.
  newest: { ...everyPhase("listed.lot_id desc"), ended: LATEST_FIRST },
  price_low: everyPhase("listed.price, listed.lot_id"),
  price_high: everyPhase("listed.price desc, listed.lot_id desc"),
  rate_low: everyPhase(`${RATE}, listed.lot_id`),
  rate_high: everyPhase(`${RATE} desc, listed.lot_id desc`),
} as const;
