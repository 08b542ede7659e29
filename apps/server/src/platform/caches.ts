import { LRUCache } from "lru-cache";
import { stopwatch } from "./clock.ts";

export interface Cache<T> {
  /** Whether `fetch` would answer without a load. */
  has(key: string): boolean;
  /** The value under `key`, where one is cached. */
  get(key: string): T | undefined;
  /** The value under `key`, else what `load` gives; concurrent callers share the same load. */
  fetch(key: string, load: () => Promise<T>): Promise<T>;
  clear(): void;
}

interface CacheOptions<T> {
  /** Milliseconds from the end of the load; 0 caches nothing. */
  readonly ttl: number;
  /** Values; the least recently used go first. */
  readonly max: number;
  /**
   * The tags of every value: all end when one of these is invalidated. `common` are the tags of any
   * page or list, as `createCaches` was given.
   */
  readonly tags?: readonly string[] | "common";
  /** The tags of one value: it ends when one of these is invalidated. */
  readonly tagsOf?: (value: T) => readonly string[];
  /** Whether to cache it at all. */
  readonly keeps?: (value: T) => boolean;
}

/** The caches of one process. Each value ends by its TTL, or by a tag of it. */
export interface Caches {
  open<T extends {}>(options: CacheOptions<T>): Cache<T>;
  /** Ends what shows this. */
  invalidate(tag: string): void;
}

/** @param common tags of what any page or list may show */
export function createCaches(
  common: readonly string[] = [],
  now: () => number = stopwatch,
): Caches {
  const opened: Pick<Caches, "invalidate">[] = [];
  return {
    open<T extends {}>({ tags = [], ...options }: CacheOptions<T>) {
      const { cache, invalidate } = createCache(options, tags === "common" ? common : tags, now);
      opened.push({ invalidate });
      return cache;
    },
    invalidate: (tag) => opened.forEach((each) => each.invalidate(tag)),
  };
}

function createCache<T extends {}>(
  { ttl, max, tagsOf = () => [], keeps = () => true }: Omit<CacheOptions<T>, "tags">,
  tags: readonly string[],
  now: () => number,
): { cache: Cache<T> } & Pick<Caches, "invalidate"> {
  /** For each load under way the tags invalidated meanwhile: its value may have one. */
  const loading = new Set<Set<string>>();
  const ofTag = indexByTag(tagsOf);
  const values = new LRUCache<string, T, () => Promise<T>>({
    max,
    ttl,
    perf: { now },
    // Concurrent callers of a load get its value, also when it is not to be cached.
    ignoreFetchAbort: true,
    ...ofTag.hooks,
    async fetchMethod(key, _stale, { context: load }) {
      const invalidated = new Set<string>();
      loading.add(invalidated);
      try {
        const value = await load();
        if (!keeps(value) || tagsOf(value).some((tag) => invalidated.has(tag))) values.delete(key);
        return value;
      } finally {
        loading.delete(invalidated);
      }
    },
  });
  return {
    cache: {
      has: (key) => ttl > 0 && values.has(key),
      get: (key) => (ttl > 0 ? values.get(key) : undefined),
      async fetch(key, load) {
        if (ttl === 0) return load();
        return values.forceFetch(key, { context: load });
      },
      clear: () => values.clear(),
    },
    // Loads under way, too: later callers start a new one.
    invalidate(tag) {
      for (const invalidated of loading) invalidated.add(tag);
      if (tags.includes(tag)) return values.clear();
      for (const key of ofTag.keysOf(tag)) values.delete(key);
    },
  };
}

interface TagIndex<T> {
  readonly hooks: Record<"onInsert" | "dispose", (value: T, key: string) => void>;
  /** A copy: the keys may be deleted one by one. */
  keysOf(tag: string): readonly string[];
}

/** The keys of a cache by the tags of their values: a bid must not cost a look at every value. */
function indexByTag<T>(tagsOf: (value: T) => readonly string[]): TagIndex<T> {
  const keys = new Map<string, Set<string>>();
  return {
    hooks: {
      onInsert(value, key) {
        for (const tag of tagsOf(value)) keys.set(tag, (keys.get(tag) ?? new Set()).add(key));
      },
      dispose(value, key) {
        for (const tag of tagsOf(value)) {
          const tagged = keys.get(tag);
          if (tagged?.delete(key) && tagged.size === 0) keys.delete(tag);
        }
      },
    },
    keysOf: (tag) => [...(keys.get(tag) ?? [])],
  };
}
