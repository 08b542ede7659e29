import type { Deps } from "../../../platform/deps.ts";
import type { Categories } from "../categories-cache.ts";
import { type Lexicon, lexiconOf } from "./lexicon.rules.ts";
import { readTradeNames } from "./search.store.ts";

/** For nodes that missed the word of a change. */
const TTL_MS = 30_000;

/** The names that searches are read by, cached until content changes. */
export function createLexicon(
  { db, caches }: Pick<Deps, "db" | "caches">,
  categories: () => Promise<Categories>,
): () => Promise<Lexicon> {
  const cache = caches.open<Lexicon>({ ttl: TTL_MS, max: 1, tags: ["content"] });
  return () =>
    cache.fetch("all", async () => lexiconOf((await categories()).list, await readTradeNames(db)));
}
