import { LRUCache } from "lru-cache";
import { stopwatch } from "./clock.ts";

export interface Cache<T> {
  /** Whether `fetch` would answer without a load. */
  has(key: string): boolean;
  /** The value under `key`, where one is cached. */
  get(key: string): T | undefined;
  /**
   * The last value under `key`, also when it is out of date; never one that shows what has expired.
   * See `late`.
   */
  late(key: string): T | undefined;
  /** The value under `key`, else what `load` gives; concurrent callers share the same load. */
  fetch(key: string, load: () => Promise<T>): Promise<T>;
  clear(): void;
}

interface CacheOptions<T> {
  /** Milliseconds from the end of the load; 0 caches nothing. */
  readonly ttl: number;
  /** Milliseconds that a value can be had late, when its TTL has ended or a tag of it is outdated. */
  readonly late?: number;
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

/** The caches of one process. Each value ends by its TTL, or by a tag of it. */
export interface Caches {
  open<T extends {}>(options: CacheOptions<T>): Cache<T>;
  /** What shows this is wrong, and shown to nobody any more. */
  expire(tag: string): void;
  /** What shows this is no longer the newest: it ends, and may be shown late. */
  outdate(tag: string): void;
}

/** @param common tags of what any page or list may show */
export function openCaches(common: readonly string[] = [], now: () => number = stopwatch): Caches {
  const opened: Pick<Caches, "expire" | "outdate">[] = [];
  return {
    open<T extends {}>({ tags = [], ...options }: CacheOptions<T>) {
      const { cache, ...ends } = openCache(options, tags === "common" ? common : tags, now);
      opened.push(ends);
      return cache;
    },
    expire: (tag) => opened.forEach((each) => each.expire(tag)),
    outdate: (tag) => opened.forEach((each) => each.outdate(tag)),
  };
}

/** The tags that a load under way has lost meanwhile: its value may have one. */
interface Loading {
  readonly expired: Set<string>;
  readonly outdated: Set<string>;
}

function openCache<T extends {}>(
  { ttl, late = 0, max, tagsOf = () => [], keeps = () => true }: Omit<CacheOptions<T>, "tags">,
  tags: readonly string[],
  now: () => number,
): { cache: Cache<T> } & Pick<Caches, "expire" | "outdate"> {
  const loading = new Set<Loading>();
  const ofTag = indexByTag(tagsOf);
  const values = new LRUCache<string, T, () => Promise<T>>({
    max,
    ttl,
    perf: { now },
    // Concurrent callers of a load get its value, also when it is not to be cached.
    ignoreFetchAbort: true,
    ...ofTag.hooks,
    async fetchMethod(key, _stale, { context: load }) {
      const lost: Loading = { expired: new Set(), outdated: new Set() };
      loading.add(lost);
      try {
        const value = await load();
        const own = tagsOf(value);
        const isKept = keeps(value);
        if (isKept && ![...tags, ...own].some((tag) => lost.expired.has(tag)))
          lates?.set(key, value);
        if (!isKept || own.some((tag) => lost.expired.has(tag) || lost.outdated.has(tag)))
          values.delete(key);
        return value;
      } finally {
        loading.delete(lost);
      }
    },
  });
  const lateOfTag = indexByTag(tagsOf);
  const lates =
    late > 0
      ? new LRUCache<string, T>({ max, ttl: ttl + late, perf: { now }, ...lateOfTag.hooks })
      : undefined;
  /** Ends what is cached; loads under way, too: later callers start a new one. */
  const end = (tag: string, from: Pick<typeof values, "clear" | "delete">, index: TagIndex<T>) => {
    if (tags.includes(tag)) return from.clear();
    for (const key of index.keysOf(tag)) from.delete(key);
  };
  return {
    cache: {
      has: (key) => ttl > 0 && values.has(key),
      get: (key) => (ttl > 0 ? values.get(key) : undefined),
      late: (key) => lates?.get(key),
      async fetch(key, load) {
        if (ttl === 0) return load();
        return values.forceFetch(key, { context: load });
      },
      clear() {
        values.clear();
        lates?.clear();
      },
    },
    expire(tag) {
      for (const { expired } of loading) expired.add(tag);
      end(tag, values, ofTag);
      if (lates) end(tag, lates, lateOfTag);
    },
    outdate(tag) {
      for (const { outdated } of loading) outdated.add(tag);
      end(tag, values, ofTag);
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
