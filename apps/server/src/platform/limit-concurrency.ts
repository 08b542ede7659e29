import pLimit from "p-limit";
import { Problem } from "./http/problems/problem.ts";

/**
 * Runs at most `running` of the given works at a time, in order; when `waiting` others wait
 * already, the next is refused.
 * @throws Problem too_busy
 */
export function limitConcurrency(
  running: number,
  waiting: number,
): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(running);
  return async (work) => {
    if (limit.pendingCount >= waiting) throw new Problem("too_busy", { retryAfter: 2 });
    return limit(work);
  };
}
