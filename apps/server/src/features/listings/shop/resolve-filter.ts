import { listings, type Query } from "@rebale/contract";
import type { Categories } from "../categories-cache.ts";
import { areasWithin } from "../places/places.rules.ts";
import type { Lexicon } from "../search/lexicon.rules.ts";
import { wordsIn } from "../search/query-words.rules.ts";
import { type QueryRead, readQuery } from "../search/read-query.rules.ts";
import { comparable, isEmptyRange, type LotFilter } from "./shop.rules.ts";

export type Asked = Query<typeof listings.shop>;

/** The names searches are read by. */
export interface ShopLookups {
  readonly categories: Categories;
  readonly lexicon: Lexicon;
}
/** In km. */
const USUAL_DISTANCE = 100;
type Filters = Omit<Asked, "page" | "rows">;

export const readAsked = (
  lexicon: Lexicon,
  { q, category, sub_category, material, state }: Filters,
): QueryRead =>
  readQuery(q ?? "", lexicon, {
    ...(category && { category: category.join() }),
    ...(sub_category && { sub_category }),
    ...(material && { material }),
    ...(state && { state: state.join() }),
  });

/** The filters as rows and numbers, the words read; null where no lot can ever be found. */
export const resolveFilter = (
  { categories, lexicon }: ShopLookups,
  asked: Filters,
): LotFilter | null => resolveRead(categories, asked, readAsked(lexicon, asked));

export function resolveRead(
  categories: Categories,
  given: Filters,
  { filters: { category, state, ...read }, words }: QueryRead,
): LotFilter | null {
  const asked = { ...given, ...read };
  const symbols = wordsIn(given.q ?? "").length === 0 && given.q?.match(/[\p{P}\p{S}]+/u)?.[0];
  const kind = kindOf(categories, category ? [category] : given.category, asked.sub_category);
  if (!kind) return null;
  const filter: LotFilter = {
    phase: asked.start_at ? "upcoming" : (asked.status ?? "live"),
    startsAfter: asked.start_at,
    ...kind,
    ...placeOf(state ? [state] : given.state),
    ...(asked.material ? { material: asked.material } : {}),
    words,
    ...(symbols && { symbols }),
    minPrice: asked.min_price,
    maxPrice: asked.max_price,
    minRate: asked.min_rate,
    maxRate: asked.max_rate,
    minQuantity: comparable(asked.min_quantity, asked.unit),
    maxQuantity: comparable(asked.max_quantity, asked.unit),
    unit: asked.unit,
    ...(asked.may_bid && { streams: asked.may_bid.filter((s) => s !== listings.MAY_BID_ALWAYS) }),
    ...(asked.near && { areas: areasWithin(asked.near, asked.within ?? USUAL_DISTANCE) }),
    sort: asked.sort ?? "ending",
  };
  if (asked.ends_within !== undefined)
    return filter.phase === "live" ? { ...filter, endsWithin: asked.ends_within } : null;
  return isEmptyRange(filter) ? null : filter;
}

type Kind = Pick<LotFilter, "categoryId" | "categoryIds" | "subCategoryId">;
/** Null where one of them is unknown, or lies elsewhere. A sub-category says its category, too. */
function kindOf(categories: Categories, chosen: readonly string[] = [], sub?: string): Kind | null {
  const found = chosen.map((name) => categories.find(name));
  const ids = [...new Set(found.map((category) => Number(category?._id)))];
  if (found.includes(undefined)) return null;
  if (sub) {
    const kind = categories.findSub(sub);
    const isElsewhere = found.length > 0 && kind && !found.includes(kind.category);
    return kind && !isElsewhere ? { subCategoryId: Number(kind.sub._id) } : null;
  }
  const [only, another] = ids;
  if (another !== undefined) return { categoryIds: ids };
  return only === undefined ? {} : { categoryId: only };
}

const placeOf = (chosen: readonly string[] = []): Pick<LotFilter, "state" | "states"> => {
  const [only, another] = chosen;
  if (another !== undefined) return { states: chosen };
  return only === undefined ? {} : { state: only };
};
