import type { BidSent } from "../faults/checker/history.ts";

/** Tries that got no answer to their bid, by why; a price that had moved on is an answer. */
export function refusalsOf(bids: readonly BidSent[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const answer of bids.flatMap(({ tries }) => tries))
    if (answer.answer === "unknown")
      counts.set(answer.because, (counts.get(answer.because) ?? 0) + 1);
  return counts;
}

/** As the market may refuse during an upgrade: to be asked again within a second. */
export const isPromised = (because: string): boolean => /^503 .*again in [01] s$/.test(because);
