import { stopwatch } from "./clock.ts";

/**
 * Answers kept for a moment: equal questions at once are one load, and a bounded number of answers
 * is kept.
 */
export interface ShortMemory<T> {
  read(key: string, load: () => Promise<T>): Promise<T>;
  /**
   * Forgets the answers that `concerns` says, or all. What is being loaded now is given to who
   * waits for it, and not kept.
   */
  forget(concerns?: (answer: T) => boolean): void;
}

/** @param ms how long an answer is kept @param most answers at most; the oldest go first */
export function shortMemory<T>({
  ms,
  most,
  clock = stopwatch,
}: {
  ms: number;
  most: number;
  clock?: () => number;
}): ShortMemory<T> {
  const kept = new Map<string, { answer: T; until: number }>();
  /** What was to be forgotten while a load was under way concerns its answer too. */
  const loading = new Map<string, { promise: Promise<T>; missed: ((answer: T) => boolean)[] }>();

  const load = (key: string, work: () => Promise<T>): Promise<T> => {
    const promise = work().then(
      (answer) => {
        const own = loading.get(key);
        if (own?.promise !== promise) return answer;
        loading.delete(key);
        if (own.missed.some((concerns) => concerns(answer))) return answer;
        kept.set(key, { answer, until: clock() + ms });
        if (kept.size > most) kept.delete(kept.keys().next().value as string);
        return answer;
      },
      (error: unknown) => {
        if (loading.get(key)?.promise === promise) loading.delete(key);
        throw error;
      },
    );
    loading.set(key, { promise, missed: [] });
    return promise;
  };

  return {
    async read(key, work) {
      const found = kept.get(key);
      if (found && found.until > clock()) return found.answer;
      kept.delete(key);
      return loading.get(key)?.promise ?? load(key, work);
    },
    forget(concerns) {
      if (!concerns) {
        kept.clear();
        loading.clear();
        return;
      }
      for (const [key, { answer }] of kept) if (concerns(answer)) kept.delete(key);
      for (const { missed } of loading.values()) missed.push(concerns);
    },
  };
}
