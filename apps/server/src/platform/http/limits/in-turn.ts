import { setTimeout } from "node:timers/promises";
import { limitConcurrency } from "../../limit-concurrency.ts";
import { type Spent, takeFirst, type Way } from "./budgets.ts";

/** Those of one place that wait to be let in. */
const WAITING = 1000;
/** For works that hang, as where the database does: then whoever waits is refused. */
const PATIENCE_MS = 10_000;

interface Place {
  /** One at a time. */
  readonly door: <T>(work: () => Promise<T>) => Promise<T>;
  /** The budgets that those inside have taken, until they have given them back or not. */
  readonly held: Map<Promise<unknown>, Way>;
  users: number;
}

/**
 * Runs works that give back what they took when all was well: whoever finds nothing left, because
 * others of the same place hold it, waits for them.
 */
export function createTurns(patienceMs = PATIENCE_MS) {
  const places = new Map<string, Place>();
  /**
   * @param work gets the way that was taken from
   * @throws Spent[] when nothing is left, whatever the others give back
   */
  return async <T>(
    at: string,
    ways: readonly Way[],
    work: (way: Way) => Promise<T>,
  ): Promise<T> => {
    const place = places.get(at) ?? {
      door: limitConcurrency(1, WAITING),
      held: new Map(),
      users: 0,
    };
    places.set(at, place);
    place.users++;
    try {
      const { done } = await place.door(async () => {
        const way = await takeOrWait(place, ways, patienceMs);
        const done = work(way);
        const over = done.then(
          () => undefined,
          () => undefined,
        );
        place.held.set(over, way);
        void over.then(() => place.held.delete(over));
        // In an object, or the door would wait for it.
        return { done };
      });
      return await done;
    } finally {
      if (--place.users === 0) places.delete(at);
    }
  };
}

async function takeOrWait({ held }: Place, ways: readonly Way[], patienceMs: number): Promise<Way> {
  const late = performance.now() + patienceMs;
  for (;;)
    try {
      return await takeFirst(ways);
    } catch (refusals) {
      if (!Array.isArray(refusals)) throw refusals;
      const waited = refusals
        .map((spent: Spent) => ({ spent, holders: holdersOf(held, spent) }))
        .find(({ spent, holders }) => spent.excess < holders.length);
      const left = late - performance.now();
      if (!waited || left <= 0) throw refusals;
      await Promise.race([...waited.holders, setTimeout(left, undefined, { ref: false })]);
    }
}

const holdersOf = (held: Place["held"], { budget, window }: Spent): Promise<unknown>[] =>
  [...held]
    .filter(([, way]) =>
      way.some(({ key, windows }) => key === budget.key && windows.includes(window)),
    )
    .map(([over]) => over);
