import type { Deps } from "../../../platform/deps.ts";
import { countByPrices, type LotFilter, MAX_PRICES, withoutPrices } from "./shop.rules.ts";
import { countLots, type Prices, readPrices } from "./shop.store.ts";

/** How many lots a filter has, counted to 1,000. */
export type Count = (filter: LotFilter) => Promise<number>;

const TTL_MS = 5000;
const MAX_TOTALS = 500;
/** Lists of 2,000 prices each. */
const MAX_LISTS = 50;

/**
 * A count reads fifty times what a page reads, and its pages share it: it is cached until lots come
 * or go, or five seconds. All price ranges of a list share the prices of its first lots, which tell
 * the count of any range that many lots are in.
 */
export function cachedCount({
  database: { pool },
  caches,
}: Pick<Deps, "database" | "caches">): Count {
  const totals = caches.open<number>({ ttl: TTL_MS, max: MAX_TOTALS, tags: ["lots"] });
  const prices = caches.open<Prices>({ ttl: TTL_MS, max: MAX_LISTS, tags: ["lots"] });
  return async (filter) => {
    const list = withoutPrices(filter);
    if (list) {
      const first = await prices.fetch(JSON.stringify(list), () => readPrices(pool, list));
      const total = countByPrices(first, first.length < MAX_PRICES, filter);
      if (total !== null) return total;
    }
    return totals.fetch(JSON.stringify(filter), () => countLots(pool, filter));
  };
}
