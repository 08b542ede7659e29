import type { Tx } from "../db/db.ts";

/**
 * Tells other features what happened, in its transaction: one that throws undoes it. They add
 * themselves when a process starts, so that whoever tells knows none of them.
 */
export function announcement<About extends readonly unknown[]>() {
  const subscribers = new Set<(tx: Tx, ...about: About) => Promise<void>>();
  return {
    /** To be called once a process with each function; again changes nothing. */
    on: (subscriber: (tx: Tx, ...about: About) => Promise<void>): void =>
      void subscribers.add(subscriber),
    tell: async (tx: Tx, ...about: About): Promise<void> => {
      for (const subscriber of subscribers) await subscriber(tx, ...about);
    },
  };
}
