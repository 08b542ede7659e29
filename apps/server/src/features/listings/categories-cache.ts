import type { listings } from "@rebale/contract";
import type { Deps } from "../../platform/deps.ts";
import { readCategories } from "./listings.store.ts";

type Category = listings.Category;
export interface Categories {
  readonly list: readonly Category[];
  /** By url or id. */
  find(name: string): Category | undefined;
  findSub(name: string): { sub: Category["sub_category"][number]; category: Category } | undefined;
}

/** For nodes that missed the word of a change. */
const TTL_MS = 30_000;

/**
 * The categories, cached until content changes; a name that is not among them is looked for
 * once more.
 */
export function createCategoriesCache({
  db,
  caches,
}: Pick<Deps, "db" | "caches">): (...names: (string | undefined)[]) => Promise<Categories> {
  const cache = caches.open<Categories>({ ttl: TTL_MS, max: 1, tags: ["content"] });
  const read = () => cache.fetch("all", async () => indexed(await readCategories(db)));
  return async (...names) => {
    const cached = await read();
    if (names.every((name) => !name || cached.find(name) || cached.findSub(name))) return cached;
    cache.clear();
    return read();
  };
}

function indexed(list: readonly Category[]): Categories {
  const byName = new Map(
    list.flatMap(
      (category) =>
        [
          [category._id, category],
          [category.url, category],
        ] as const,
    ),
  );
  const subs = new Map(
    list.flatMap((category) =>
      category.sub_category.flatMap(
        (sub) =>
          [
            [sub._id, { sub, category }],
            [sub.url, { sub, category }],
          ] as const,
      ),
    ),
  );
  return { list, find: (name) => byName.get(name), findSub: (name) => subs.get(name) };
}
