import { savedSearches } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { createCategoriesCache, createLexicon } from "../listings/index.ts";
import { alertSettingsRoutes } from "./alerts/alert-settings.routes.ts";
import { saveSearch } from "./save-search.ts";
import {
  changeSearch,
  listSearches,
  removeSearch,
  type SearchRow,
} from "./saved-searches.store.ts";
import { unsubscribeRoutes } from "./unsubscribe/unsubscribe.routes.ts";

export function savedSearchRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const categories = createCategoriesCache(deps);
  const lexicon = createLexicon(deps, categories);
  alertSettingsRoutes(app, deps);
  unsubscribeRoutes(app, deps);

  endpoint(app, savedSearches.savedSearches, async ({ caller }) => ({
    data: (await listSearches(db, caller.userId)).map(present),
  }));

  endpoint(app, savedSearches.saveSearch, async ({ body, caller }) => {
    const filters = savedSearches.SavedFilters.parse(body.query);
    const lookups = {
      categories: await categories(...(filters.category ?? []), filters.sub_category),
      lexicon: await lexicon(),
    };
    return {
      data: present(await saveSearch(deps, lookups, caller.userId, body)),
      message: "Your search is saved",
    };
  });

  endpoint(app, savedSearches.changeSearch, async ({ params, body, caller }) => {
    const row = await db
      .transaction()
      .execute((tx) => changeSearch(tx, caller.userId, params.id, body));
    if (!row) throw new Problem("not_found");
    return { data: present(row) };
  });

  endpoint(app, savedSearches.deleteSearch, async ({ params, caller }) => {
    const removed = await db
      .transaction()
      .execute((tx) => removeSearch(tx, caller.userId, params.id));
    if (!removed) throw new Problem("not_found");
    return { data: null };
  });
}

const present = (row: SearchRow): savedSearches.SavedSearch => ({
  _id: String(row.id),
  name: row.name,
  query: row.query as savedSearches.SavedQuery,
  channels: row.channels as savedSearches.AlertChannel[],
  created_at: row.created_at.toISOString(),
});
