import { Problem } from "./problem.ts";

/**
 * Runs at most `running` of the given works at a time, in order; when `waiting` others wait
 * already, the next is refused.
 */
export function atMost(
  running: number,
  waiting = Number.POSITIVE_INFINITY,
): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let free = running;
  return async (work) => {
    if (free > 0) free--;
    else if (queue.length >= waiting) throw new Problem("too_busy", { retryAfter: 2 });
    // The one that finishes hands its place over, so nobody overtakes.
    else await new Promise<void>((go) => queue.push(go));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free++;
    }
  };
}
