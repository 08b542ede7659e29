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
   * What every value shows: all end when one of these expires. `common` is what any page or list
   * may show, as `openCaches` was told.
   */
  readonly tags?: readonly string[] | "common";
  /** What one value shows: it ends when one of these expires. */
  readonly tagsOf?: (value: T) => readonly string[];
  /** Whether to cache it at all. */
  readonly keeps?: (value: T) => boolean;
}

/** The caches of one process. Each value ends by its TTL, or when a tag of it expires. */
export interface Caches {
  open<T extends {}>(options: CacheOptions<T>): Cache<T>;
  expire(tag: string): void;
}

/** @param common tags of what any page or list may show */
export function openCaches(common: readonly string[] = [], now: () => number = stopwatch): Caches {
  const opened: ((tag: string) => void)[] = [];
  return {
    open<T extends {}>({ tags = [], ...options }: CacheOptions<T>) {
      const { cache, expire } = openCache(options, tags === "common" ? common : tags, now);
      opened.push(expire);
      return cache;
    },
    expire: (tag) => opened.forEach((expire) => expire(tag)),
  };
}

function openCache<T extends {}>(
  { ttl, max, tagsOf = () => [], keeps = () => true }: Omit<CacheOptions<T>, "tags">,
  tags: readonly string[],
  now: () => number,
): { cache: Cache<T>; expire: (tag: string) => void } {
  /** For each load under way the tags that expired meanwhile: its value may have one. */
  const loading = new Set<Set<string>>();
  /** By tag: a bid must not cost a look at every value. */
  const keys = new Map<string, Set<string>>();
  const values = new LRUCache<string, T, () => Promise<T>>({
    max,
    ttl,
    perf: { now },
    // Concurrent callers of a load get its value, also when it is not to be cached.
    ignoreFetchAbort: true,
    onInsert(value, key) {
      for (const tag of tagsOf(value)) keys.set(tag, (keys.get(tag) ?? new Set()).add(key));
    },
    dispose(value, key) {
      for (const tag of tagsOf(value)) {
        const tagged = keys.get(tag);
        if (tagged?.delete(key) && tagged.size === 0) keys.delete(tag);
      }
    },
    async fetchMethod(key, _stale, { context: load }) {
      const expired = new Set<string>();
      loading.add(expired);
      try {
        const value = await load();
        if (!keeps(value) || tagsOf(value).some((tag) => expired.has(tag))) values.delete(key);
        return value;
      } finally {
        loading.delete(expired);
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
    expire(tag) {
      // Loads under way, too: later callers start a new one.
      if (tags.includes(tag)) return values.clear();
      for (const expired of loading) expired.add(tag);
      for (const key of keys.get(tag) ?? []) values.delete(key);
    },
  };
}
