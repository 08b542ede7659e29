import { KG_PER_MT, type listings, type Milli, type Paise } from "@rebale/contract";

/** The filter of a list, with names already resolved to rows. */
export interface LotFilter {
  readonly phase: "live" | "upcoming" | "open" | "ended";
  /** Upcoming lots that start after this. */
  readonly startsAfter?: Date;
  readonly categoryId?: number;
  readonly subCategoryId?: number;
  readonly state?: string;
  /** In any of these, two or more. */
  readonly categoryIds?: readonly number[];
  readonly states?: readonly string[];
  /** Minutes that are left at most. */
  readonly endsWithin?: number;
  /** Lots that ask for no authorisation, or for one of these streams'. */
  readonly streams?: readonly string[];
  /** First three digits of the pincodes that lie near. */
  readonly areas?: readonly string[];
  /** A material's code. */
  readonly material?: string;
  /** Each found by its beginning; several in one stand side by side. */
  readonly words: readonly string[];
  /** A search of symbols alone, such as %: what its title has. */
  readonly symbols?: string;
  readonly minPrice?: Paise;
  readonly maxPrice?: Paise;
  /** Paise a kg. */
  readonly minRate?: Paise;
  readonly maxRate?: Paise;
  readonly minQuantity?: Milli;
  readonly maxQuantity?: Milli;
  readonly unit?: string;
  readonly sort: (typeof listings.SORTS)[number];
}

/** Lists count this far and end at this page. */
export const MAX_COUNT = 1000;
export const MAX_PAGES = 50;

/**
 * A price range that most lots are in, or a word that many have, is met within this many of the
 * list. Planning a statement by its values takes five times as long as running it prepared.
 */
export const LOOK_FIRST = { page: 2_000, count: 5_000 };
/** A count of lots with common words looks through so many of the list at most. */
export const COUNT_THROUGH = 50_000;
/** How much further than expected it looks: words do not lie evenly in a list. */
export const SLACK = 1.3;
/**
 * How many lots the site's first pages have. A limit that it is not told PostgreSQL takes for a
 * tenth of the list: it keeps no such plan and plans every page anew.
 */
export const FIRST_PAGES: readonly number[] = [4, 6, 8, 18, 20, 24, 100, 200, 500];
/** So many prices of a list are read at most. */
export const MAX_PRICES = 2_000;

/** The number that a search names a lot by, and nothing else: '7201', 'Lot 7201', 'लॉट 7201'. */
export const lotNumberOf = (q: string): number | null => {
  const digits = q.match(/^(?:lot|लॉट)?\s*(?:no\.?|#)?\s*(\d{1,12})$/iu)?.[1];
  return digits === undefined ? null : Number(digits);
};

export const pagesOf = (total: number, rows: number): number =>
  Math.min(MAX_PAGES, Math.ceil(total / rows));

/**
 * The list that a price range is a part of, in the order in which it is counted; null where no
 * range is asked for, or more than a range and a place.
 */
export function withoutPrices(filter: LotFilter): LotFilter | null {
  const { minPrice, maxPrice, sort, ...list } = filter;
  const { words, symbols, material, unit, minQuantity, maxQuantity, minRate, maxRate } = list;
  const isPriced = minPrice !== undefined || maxPrice !== undefined;
  const { categoryIds, states, endsWithin, streams, areas } = list;
  const others = [
    ...[material, symbols, unit, minQuantity, maxQuantity, minRate, maxRate],
    ...[categoryIds, states, endsWithin, streams, areas],
  ];
  const isPlain = words.length === 0 && others.every((other) => other === undefined);
  if (!isPriced || !isPlain) return null;
  // A list by rate leaves out what has none; any other order has the same lots.
  return { ...list, sort: sort.startsWith("rate") ? sort : "ending" };
}

/**
 * How many lots of a list are in a price range, counted to 1,000 by the prices of its first lots;
 * null where those are not all and do not tell.
 */
export function countByPrices(
  prices: readonly (number | null)[],
  areAll: boolean,
  { minPrice = 0 as Paise, maxPrice = Number.POSITIVE_INFINITY as Paise }: Asked,
): number | null {
  let count = 0;
  for (const price of prices) {
    if (price !== null && price >= minPrice && price <= maxPrice) count++;
    if (count === MAX_COUNT) return MAX_COUNT;
  }
  return areAll ? count : null;
}

const WEIGHTS: readonly string[] = ["kg", "MT"];
/** A search for kilograms also finds lots sold by the tonne. */
export const sameUnits = (unit: string): readonly string[] =>
  WEIGHTS.includes(unit) ? WEIGHTS : [unit];

/** A quantity as lots are compared: in MT it becomes kilograms. */
export const comparable = <T extends Milli | undefined>(amount: T, unit: string | undefined): T =>
  amount === undefined || unit !== "MT" ? amount : ((amount * KG_PER_MT) as T);

const ranges = [
  ["minPrice", "maxPrice"],
  ["minRate", "maxRate"],
  ["minQuantity", "maxQuantity"],
] as const;
type Asked = Partial<Pick<LotFilter, (typeof ranges)[number][number]>>;
/** A range with its ends the wrong way round holds nothing. */
export const isEmptyRange = (asked: Asked): boolean =>
  ranges.some(([from, to]) => {
    const [least, most] = [asked[from], asked[to]];
    return least !== undefined && most !== undefined && least > most;
  });

/**
 * The name under which a statement is prepared; none where its plan follows from its values. One
 * index answers the prepared ones whole, so they are planned once a connection.
 */
export function preparedName(filter: LotFilter, lookFirst?: number): string | undefined {
  const isPriced = filter.minPrice !== undefined || filter.maxPrice !== undefined;
  if (hasWords(filter) || needsLooking(filter)) return;
  if (isPriced && !lookFirst && !filter.sort.startsWith("price")) return;
  const [place, another] = placesOf(filter);
  const isServed = filter.sort === "ending" && filter.phase !== "upcoming";
  if (another || (place && !isServed)) return;
  const { phase, sort, minPrice, maxPrice, startsAfter } = filter;
  const given = Object.entries({ minPrice, maxPrice, startsAfter }).filter(([, v]) => v);
  return [phase, sort, place?.[0] ?? "all", ...given.map(([name]) => name)].join(" ");
}

export const hasWords = ({ words, material }: LotFilter): boolean =>
  words.length > 0 || material !== undefined;

const needsLooking = (filter: LotFilter): boolean =>
  [
    ...[filter.unit, filter.symbols, filter.minQuantity, filter.maxQuantity],
    ...[filter.minRate, filter.maxRate, filter.streams, filter.areas],
    ...[filter.categoryIds, filter.states, filter.endsWithin],
  ].some((v) => v !== undefined);

/** Columns, values and their types. */
export const placesOf = (filter: LotFilter) =>
  (
    [
      ["sub_category_id", filter.subCategoryId, "bigint"],
      ["category_id", filter.categoryId, "bigint"],
      ["state", filter.state, "text"],
    ] as const
  ).filter(([, v]) => v !== undefined);

/** Columns of which a lot has any of several values, and their types; each has an index in front. */
export const choicesOf = ({ states, categoryIds }: LotFilter) =>
  (
    [
      ["state", states, "text"],
      ["category_id", categoryIds, "bigint"],
    ] as const
  ).filter(([, chosen]) => chosen !== undefined);

/** Whether most of the list may be what a filter asks for, so that its beginning is tried. */
export const canLookFirst = (filter: LotFilter): boolean =>
  hasWords(filter) ||
  (!preparedName(filter) && preparedName(filter, LOOK_FIRST.page) !== undefined);
