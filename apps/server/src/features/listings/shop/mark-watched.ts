import type { Deps } from "../../../platform/deps.ts";
import type { Personalise } from "../../../platform/http/cached-endpoint.ts";
import { lotsOfTags } from "../listings.rules.ts";
import { watchedOf } from "../lots/watched.store.ts";

/** Says in a list that is the same for everybody which of its lots the caller watches. */
export const markWatched =
  ({ database }: Pick<Deps, "database">): Personalise =>
  async (caller, text, tags) => {
    const watched = await watchedOf(database.pool, caller, lotsOfTags(tags));
    if (watched.size === 0) return text;
    const reply = JSON.parse(text) as { data: { _id: string; watched: boolean }[] };
    for (const lot of reply.data) lot.watched = watched.has(Number(lot._id));
    return JSON.stringify(reply);
  };
