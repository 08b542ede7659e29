import type { Suggestion } from "@rebale/contract/listings/search";
import { useEffect, useRef, useState } from "react";

const REST = 180; // ms of rest before suggestions are asked for
const MIN = 2; // letters

export type Suggest = (q: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

/**
 * Suggestions for what is typed: asked for after a rest, a question that is overtaken is given up.
 * Without an answer there are none: the search itself does not need them.
 */
export function useSuggestions(suggest: Suggest) {
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    asking.current?.abort();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the field goes, and only then
  useEffect(() => stop, []);

  const close = () => {
    stop();
    setFound([]);
  };
  const ask = (q: string) => {
    stop();
    if (q.trim().length < MIN) return setFound([]);
    asking.current = new AbortController();
    const { signal } = asking.current;
    timer.current = setTimeout(async () => {
      const suggested = await suggest(q, signal).catch(() => []);
      if (!signal.aborted) setFound(suggested);
    }, REST);
  };
  return { found, ask, close };
}
