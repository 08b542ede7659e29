import { listings } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { cachedEndpoints } from "../../../platform/http/cached-endpoint.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { Categories } from "../categories-cache.ts";
import { createLexicon } from "../search/lexicon.ts";
import { suggest } from "../search/suggest.ts";
import { browseCategory, browseLive, countChoices, countLive } from "./browse-shop.ts";
import { cachedCount } from "./count-shop.ts";
import { markWatched } from "./mark-watched.ts";
import { searchShop } from "./search-shop.ts";

/** The public pages of the market. */
export function shopRoutes(
  app: FastifyInstance,
  given: Deps,
  categories: (...names: (string | undefined)[]) => Promise<Categories>,
): void {
  const cached = cachedEndpoints(app, given.caches, markWatched(given));
  const deps = { ...given, count: cachedCount(given) };
  const lexicon = createLexicon(given, categories);

  for (const operation of [listings.categories, listings.categoryList]) {
    cached(operation, async () => countLive(deps, await categories()));
  }
  cached(listings.shop, async ({ query }) => {
    const categoryList = {
      categories: await categories(...(query.category ?? []), query.sub_category),
      lexicon: await lexicon(),
    };
    return searchShop(deps, categoryList, query);
  });
  cached(listings.counts, () => countChoices(deps));
  cached(listings.suggestions, async ({ query }) => ({
    data: await suggest(
      deps,
      { categories: await categories(), lexicon: await lexicon() },
      query.q,
    ),
  }));
  cached(listings.live, async ({ query }) => browseLive(deps, await categories(), query.rows));
  cached(listings.byCategory, async ({ params, query }) => {
    const categoryList = await categories(params.urlname, query.sub_category);
    const named = categoryList.findSub(params.urlname);
    const category = categoryList.find(params.urlname) ?? named?.category;
    if (!category)
      throw new Problem("not_found", {
        msg: { en: "There is no such category", hi: "ऐसी कोई कैटेगरी नहीं है" },
      });
    const sub = query.sub_category ? categoryList.findSub(query.sub_category)?.sub : named?.sub;
    if (query.sub_category && !category.sub_category.some((s) => s._id === sub?._id))
      throw new Problem("not_found", {
        msg: { en: "There is no such category", hi: "ऐसी कोई कैटेगरी नहीं है" },
      });
    const within = sub ? { subCategoryId: Number(sub._id) } : { categoryId: Number(category._id) };
    return {
      ...(await browseCategory(deps, categoryList, within, query.page, query.rows)),
      category,
    };
  });
}
