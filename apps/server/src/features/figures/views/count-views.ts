import { createHash, randomBytes } from "node:crypto";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { LRUCache } from "lru-cache";
import type { Views } from "./views.store.ts";

/** Visits that are remembered so as not to be counted twice; with more, some are. */
const MAX_REMEMBERED = 200_000;
/** Lots whose views wait to be written; what comes beyond is not counted. */
const MAX_WAITING = 50_000;

/**
 * Counts the visits of one node. Who came is a hash under a key that lives as long as the process,
 * in memory alone, and is forgotten after a day.
 */
export function createViewCounter(write: (views: readonly Views[]) => Promise<void>) {
  const key = randomBytes(16);
  const seen = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: DAY_MS });
  let waiting = new Map<string, Views>();
  return {
    /** @param visitor whatever tells one visitor from another */
    count(lotId: number, visitor: string, day: string): void {
      const visit = createHash("sha256").update(key).update(`${day} ${lotId} ${visitor}`);
      const mark = visit.digest("base64url").slice(0, 16);
      if (seen.has(mark)) return;
      seen.set(mark, true);
      const dayKey = `${lotId} ${day}`;
      const counted = waiting.get(dayKey);
      if (!counted && waiting.size >= MAX_WAITING) return;
      waiting.set(dayKey, { lotId, day, views: (counted?.views ?? 0) + 1 });
    },
    /** Views that cannot be written are tried again with the next ones. */
    async flush(): Promise<void> {
      const views = [...waiting.values()];
      waiting = new Map();
      try {
        await write(views);
      } catch (error) {
        for (const each of views) {
          const dayKey = `${each.lotId} ${each.day}`;
          const since = waiting.get(dayKey)?.views ?? 0;
          waiting.set(dayKey, { ...each, views: each.views + since });
        }
        throw error;
      }
    },
  };
}
