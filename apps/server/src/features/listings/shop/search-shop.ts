import type { listings } from "@rebale/contract";
import { lotTag } from "../listings.rules.ts";
import { centreOf, kmBetween, type Point, pointOf, townIn } from "../places/places.rules.ts";
import { correctSpelling } from "../search/correct-spelling.ts";
import { literalOf, type QueryRead } from "../search/read-query.rules.ts";
import { type Context, type ListedLot, presentListed, readPage } from "./browse-shop.ts";
import { readListedLot } from "./listed-lots.store.ts";
import { type Asked, readAsked, resolveRead, type ShopLookups } from "./resolve-filter.ts";
import { lotNumberOf } from "./shop.rules.ts";
import { listLots, readClock } from "./shop.store.ts";

/**
 * The shop's list. A lot's number finds the lot, whether it is open or not. Where nothing is found
 * stands what is nearest.
 */
export async function searchShop(deps: Context, lookups: ShopLookups, asked: Asked) {
  const { query, ...found } = await searchWords(deps, lookups, asked);
  const data = asked.near ? withDistances(found.data, asked.near) : found.data;
  const numbered = await findNumbered(deps, lookups, asked, found.now);
  if (numbered) return { ...found, ...withFirst(found, numbered), nearest: [] };
  if (found.total > 0) return { ...found, data, nearest: [] };
  const nearest = await findNearest(deps, lookups, asked, query);
  const tags = nearest.map(({ _id }) => lotTag(Number(_id)));
  return { ...found, data, nearest, tags };
}

async function findNumbered(
  { database: { pool } }: Context,
  { categories }: ShopLookups,
  { q = "", page }: Asked,
  now: Date,
) {
  const number = page === 1 ? lotNumberOf(q) : null;
  const lot = number === null ? undefined : await readListedLot(pool, number);
  return lot && presentListed([lot], categories, now)[0];
}

type Found = Awaited<ReturnType<typeof readPage>>;
function withFirst(
  { data, tags = [], total }: Partial<Found> & Pick<Found, "data" | "total">,
  lot: ListedLot,
) {
  const others = data.filter(({ _id }) => _id !== lot._id);
  return {
    data: [lot, ...others],
    tags: [...tags, lotTag(Number(lot._id))],
    total: total + (others.length === data.length ? 1 : 0),
    totalpage: 1,
  };
}

/** Words that no lot has are corrected, if that finds something. */
async function searchWords(deps: Context, lookups: ShopLookups, asked: Asked) {
  const first = await browseRead(deps, lookups, asked, asked.q);
  if (first.total > 0 || !asked.q || !first.search) return first;
  const corrected = await correctSpelling(deps, lookups.lexicon, asked.q, first.search.words);
  if (corrected === null) return first;
  const second = await browseRead(deps, lookups, asked, corrected);
  if (second.total === 0 || !second.search) return first;
  const search = { ...second.search, corrected: true, literal: first.search.literal };
  return { ...second, search };
}

/** A filter that names nothing we know finds nothing. */
async function browseRead(
  deps: Context,
  lookups: ShopLookups,
  asked: Asked,
  q: string | undefined,
) {
  const query = readAsked(lookups.lexicon, { ...asked, q });
  const filter = resolveRead(lookups.categories, asked, query);
  const listed = filter
    ? await readPage(deps, lookups.categories, filter, asked.page, asked.rows)
    : { data: [], now: await readClock(deps.database.pool), total: 0, totalpage: 0 };
  const { read, words } = query;
  const search = q
    ? { q, read: [...read], words: [...words], corrected: false, literal: literalOf(q) }
    : null;
  return { ...listed, search, query };
}

const NEAREST = 3;
/** The nearest are looked for among so many that end first. */
const LOOKED_AT = 200;

/** The same goods elsewhere, the nearest to the place of the search first; none without a place. */
async function findNearest(
  { database: { pool } }: Context,
  { categories }: ShopLookups,
  asked: Asked,
  { filters: { state: named, ...filters }, words, read }: QueryRead,
) {
  const town = townIn(words);
  const state = named ?? asked.state?.[0];
  const point = asked.near ?? town?.point ?? (state === undefined ? null : centreOf(state));
  if (!point) return [];
  const elsewhere = { ...asked, state: undefined, near: undefined };
  const filter = resolveRead(categories, elsewhere, { filters, words: town?.rest ?? words, read });
  if (!filter) return [];
  const { lots, now } = await listLots(pool, { ...filter, sort: "ending" }, 1, LOOKED_AT);
  return withDistances(presentListed(lots, categories, now), point)
    .filter((lot) => lot.distance_km !== undefined)
    .sort((a, b) => (a.distance_km ?? 0) - (b.distance_km ?? 0))
    .slice(0, NEAREST);
}

const withDistances = (lots: readonly ListedLot[], point: Point): listings.PlacedLot[] =>
  lots.map((lot) => {
    const at = pointOf(lot);
    return at ? { ...lot, distance_km: Math.round(kmBetween(point, at)) } : lot;
  });
