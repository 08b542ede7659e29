import type { listings, Query } from "@rebale/contract";
import type { Deps } from "../../../platform/deps.ts";
import type { Categories } from "../categories-cache.ts";
import { lotTag } from "../listings.rules.ts";
import { presentLot } from "../lots/present-lot.ts";
import type { Lexicon } from "../search/lexicon.rules.ts";
import { distance, mostAway, wordsIn } from "../search/query-words.rules.ts";
import { literalOf, type QueryRead, readQuery, replaceWords } from "../search/read-query.rules.ts";
import { wordsLike, wordsThatLotsHave } from "../search/search.store.ts";
import type { Count } from "./count-shop.ts";
import type { ListedRow } from "./listed-lots.store.ts";
import { comparable, isEmptyRange, type LotFilter, pagesOf } from "./shop.rules.ts";
import { listLots, readClock } from "./shop.store.ts";

type Asked = Query<typeof listings.shop>;
type Lot = ReturnType<typeof presentLot>;
type Context = Pick<Deps, "database" | "db"> & { readonly count: Count };

/** One page of a list, counted. */
async function readPage(
  { database: { pool }, count }: Context,
  categories: Categories,
  filter: LotFilter,
  page: number,
  rows: number,
) {
  const { lots, now } = await listLots(pool, filter, page, rows);
  const isWhole = page === 1 && lots.length < rows;
  const total = isWhole ? lots.length : await count(filter);
  const data = presentListed(lots, categories, now);
  return { data, tags: tagsOf(lots), now, total, totalpage: pagesOf(total, rows) };
}

/** The lots of a list, with the names of their categories. */
export const presentListed = (
  lots: readonly ListedRow[],
  categories: Categories,
  now: Date,
): Lot[] =>
  lots.map((row) => {
    const { url = "", title = "" } = categories.find(String(row.category_id)) ?? {};
    return presentLot({ ...row, category_url: url, category_title: title }, now);
  });

export const tagsOf = (lots: readonly ListedRow[]): string[] => lots.map(({ id }) => lotTag(id));

/**
 * The shop's list. A filter that names nothing we know finds nothing; words that no lot has are
 * corrected, if that finds something.
 */
export async function browseShop(deps: Context, lookups: ShopLookups, asked: Asked) {
  const first = await browseRead(deps, lookups, asked, asked.q);
  if (first.total > 0 || !asked.q || !first.search) return first;
  const corrected = await correctSpelling(deps, lookups.lexicon, asked.q, first.search.words);
  if (corrected === null) return first;
  const second = await browseRead(deps, lookups, asked, corrected);
  if (second.total === 0 || !second.search) return first;
  const search = { ...second.search, corrected: true, literal: first.search.literal };
  return { ...second, search };
}

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
  return { ...listed, search };
}

/** What searches are read by. */
export interface ShopLookups {
  readonly categories: Categories;
  readonly lexicon: Lexicon;
}
type Filters = Omit<Asked, "page" | "rows">;

const readAsked = (lexicon: Lexicon, { q, ...given }: Filters): QueryRead =>
  readQuery(q ?? "", lexicon, given);

/** The filters as rows and numbers, the words read; null where no lot can ever be found. */
export const resolveFilter = (
  { categories, lexicon }: ShopLookups,
  asked: Filters,
): LotFilter | null => resolveRead(categories, asked, readAsked(lexicon, asked));

function resolveRead(
  categories: Categories,
  given: Filters,
  { filters, words }: QueryRead,
): LotFilter | null {
  const asked = { ...given, ...(filters as Partial<Filters>) };
  const signs = wordsIn(given.q ?? "").length === 0 && given.q?.match(/[\p{P}\p{S}]+/u)?.[0];
  const category = asked.category ? categories.find(asked.category) : undefined;
  const found = asked.sub_category ? categories.findSub(asked.sub_category) : undefined;
  const isElsewhere = found && category && found.category !== category;
  if ((asked.category && !category) || (asked.sub_category && !found) || isElsewhere) return null;
  const filter: LotFilter = {
    phase: asked.start_at ? "upcoming" : (asked.status ?? "live"),
    startsAfter: asked.start_at,
    // A sub-category says its category, too.
    ...(found
      ? { subCategoryId: Number(found.sub._id) }
      : category
        ? { categoryId: Number(category._id) }
        : {}),
    state: asked.state,
    ...(asked.material ? { material: asked.material } : {}),
    words,
    ...(signs && { signs }),
    minPrice: asked.min_price,
    maxPrice: asked.max_price,
    minRate: asked.min_rate,
    maxRate: asked.max_rate,
    minQuantity: comparable(asked.min_quantity, asked.unit),
    maxQuantity: comparable(asked.max_quantity, asked.unit),
    unit: asked.unit,
    sort: asked.sort ?? "ending",
  };
  return isEmptyRange(filter) ? null : filter;
}

/** Live auctions, ending soonest first. */
export async function browseLive(
  { database: { pool } }: Context,
  categories: Categories,
  rows: number,
) {
  const filter: LotFilter = { phase: "live", sort: "ending", words: [] };
  const { lots, now } = await listLots(pool, filter, 1, rows);
  return { data: presentListed(lots, categories, now), tags: tagsOf(lots), now };
}

/** Live and upcoming lots of one category, or of one of its sub-categories. */
export function browseCategory(
  deps: Context,
  categories: Categories,
  within: { categoryId: number } | { subCategoryId: number },
  page: number,
  rows: number,
) {
  return readPage(
    deps,
    categories,
    { phase: "open", sort: "ending", words: [], ...within },
    page,
    rows,
  );
}

/** The categories with how many lots of each are open for bids, counted to 1,000. */
export async function countLive({ database: { pool }, count }: Context, { list }: Categories) {
  const live = (categoryId: number) =>
    count({ phase: "live", sort: "ending", words: [], categoryId });
  const data = await Promise.all(
    list.map(async (category) => ({ ...category, live: await live(Number(category._id)) })),
  );
  return { data, now: await readClock(pool) };
}

const LEAST_LETTERS = 4;

/**
 * The search with each word that no lot has replaced by the nearest that is known: a name of the
 * trade, or a word of a title or place. Null where nothing is near.
 */
async function correctSpelling(
  { db }: Pick<Deps, "db">,
  lexicon: Lexicon,
  q: string,
  words: readonly string[],
): Promise<string | null> {
  const correctable = words.filter((w) => w.length >= LEAST_LETTERS && /^[\p{L}\p{M}]+$/u.test(w));
  if (correctable.length === 0) return null;
  const had = await wordsThatLotsHave(db, correctable);
  const better = new Map<string, string>();
  for (const word of correctable) {
    const near = had.has(word) ? null : await nearest({ db }, lexicon, word);
    if (near) better.set(word, near);
  }
  return better.size ? replaceWords(q, better) : null;
}

async function nearest({ db }: Pick<Deps, "db">, lexicon: Lexicon, word: string) {
  const names = lexicon.entries
    .filter(({ name }) => /^[\p{L}\p{M}]+$/u.test(name))
    .map(({ name }) => ({ word: name.toLowerCase(), lots: 0 }));
  const near = [...(await wordsLike(db, word)), ...names]
    .map((name) => ({ ...name, away: distance(word, name.word) }))
    .filter(({ away }) => away > 0 && away <= mostAway(word))
    .sort((a, b) => a.away - b.away || b.lots - a.lots);
  return near[0]?.word ?? null;
}
