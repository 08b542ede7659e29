import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from "cockatiel";
import { LRUCache } from "lru-cache";
import type { Attempt } from "./post.ts";

/** Tries to one host, and for one company, at a time: of the 16 that a node makes. */
const AT_ONCE = 4;
/** To a host that has not answered in time, until it answers again. */
const WHILE_SLOW = 1;
const MAX_KNOWN = 2000;

/** Slots of tries: a slow receiver, or a company with many of them, holds up no other. */
export function createSlots() {
  const known = new LRUCache<string, BulkheadPolicy>({ max: MAX_KNOWN });
  const slow = new LRUCache<string, true>({ max: MAX_KNOWN });
  const slotsOf = (key: string, atOnce: number): BulkheadPolicy => {
    const found = known.get(key) ?? bulkhead(atOnce);
    known.set(key, found);
    return found;
  };
  const tried = async (host: string, work: () => Promise<Attempt>): Promise<Attempt> => {
    const attempt = await work();
    if (attempt.error === "timeout") slow.set(host, true);
    else slow.delete(host);
    return attempt;
  };
  return {
    isSlow: (host: string): boolean => slow.has(host),
    /** @returns null where there is no slot: `work` has not begun */
    async take(
      { host, companyId }: { host: string; companyId: number },
      work: () => Promise<Attempt>,
    ): Promise<Attempt | null> {
      const ofHost = slow.has(host)
        ? slotsOf(`slow ${host}`, WHILE_SLOW)
        : slotsOf(`host ${host}`, AT_ONCE);
      const ofCompany = slotsOf(`company ${companyId}`, AT_ONCE);
      try {
        return await ofCompany.execute(() => ofHost.execute(() => tried(host, work)));
      } catch (error) {
        if (error instanceof BulkheadRejectedError) return null;
        throw error;
      }
    },
  };
}
export type Slots = ReturnType<typeof createSlots>;
