import { type Body, savedSearches } from "@rebale/contract";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { resolveFilter, type ShopLookups } from "../listings/index.ts";
import { addSearch, lockSearches, type SearchRow } from "./saved-searches.store.ts";
import { searchTerms } from "./search-terms.ts";

const ONE_EACH = {
  en: "Save a search for one category and one state",
  hi: "एक खोज में एक ही कैटेगरी और एक ही राज्य रखिए",
};
const FINDS_NOTHING = {
  en: "This search can never find a lot: check its category and its ranges",
  hi: "इस खोज में कभी कोई लॉट नहीं आएगा: कैटेगरी और ‘से–तक’ वाले नंबर जाँचिए",
};

/** @throws Problem invalid_input at `query`, too_many_searches */
export function saveSearch(
  { db }: Pick<Deps, "db">,
  lookups: ShopLookups,
  userId: number,
  search: Body<typeof savedSearches.saveSearch>,
): Promise<SearchRow> {
  const asked = savedSearches.SavedFilters.parse(search.query);
  const filter = resolveFilter(lookups, asked);
  // An alert is found by words, and these have none.
  if (!filter || filter.symbols)
    throw new Problem("invalid_input", { path: "query", msg: FINDS_NOTHING });
  if (filter.categoryIds || filter.states)
    throw new Problem("invalid_input", { path: "query", msg: ONE_EACH });
  return db.transaction().execute(async (tx) => {
    if ((await lockSearches(tx, userId)) >= savedSearches.MAX_SEARCHES)
      throw new Problem("too_many_searches");
    return addSearch(tx, userId, search, searchTerms(filter));
  });
}
