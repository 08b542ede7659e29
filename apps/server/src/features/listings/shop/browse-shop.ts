import { STATES } from "@rebale/contract/values/fields";
import type { Deps } from "../../../platform/deps.ts";
import type { Categories } from "../categories-cache.ts";
import { lotTag } from "../listings.rules.ts";
import { presentLot } from "../lots/present-lot.ts";
import type { Count } from "./count-shop.ts";
import type { ListedRow } from "./listed-lots.store.ts";
import { type LotFilter, pagesOf } from "./shop.rules.ts";
import { listLots, readClock } from "./shop.store.ts";

export type ListedLot = ReturnType<typeof presentLot>;
export type Context = Pick<Deps, "database" | "db"> & { readonly count: Count };

/** One page of a list, counted. */
export async function readPage(
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
): ListedLot[] =>
  lots.map((row) => {
    const {
      url = "",
      title = "",
      title_hi = null,
    } = categories.find(String(row.category_id)) ?? {};
    const lot = presentLot(
      { ...row, category_url: url, category_title: title, category_title_hi: title_hi },
      now,
    );
    const { material = null } = categories.findSub(String(row.sub_category_id))?.sub ?? {};
    return { ...lot, material };
  });

export const tagsOf = (lots: readonly ListedRow[]): string[] => lots.map(({ id }) => lotTag(id));

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

const HOUR = 60; // minutes
/** How many lots the choices of the filters have. */
export async function countChoices({ count }: Pick<Context, "count">) {
  const of = (filter: Partial<LotFilter>) =>
    count({ phase: "live", sort: "ending", words: [], ...filter });
  const [live, upcoming, ends_within_hour, ...states] = await Promise.all([
    of({}),
    of({ phase: "upcoming" }),
    of({ endsWithin: HOUR }),
    ...STATES.map(async (state) => ({ state, live: await of({ state }) })),
  ]);
  return { data: { states, live, upcoming, ends_within_hour } };
}
