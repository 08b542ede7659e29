import { useEffect, useState } from "react";

interface Part<T> {
  /** The last read data, while something else is being read. */
  readonly data: T | null;
  readonly failure: unknown;
  readonly busy: boolean;
  readonly again: () => void;
}

/**
 * A page part's data, read when the part is first shown.
 * @param key what is asked for; another one is read anew
 */
export function usePart<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Part<T> {
  const [read, setRead] = useState<{ key: string; data: T } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded
  useEffect(() => {
    const away = new AbortController();
    setFailure(null);
    load(away.signal).then(
      (data) => !away.signal.aborted && setRead({ key, data }),
      (error) => !away.signal.aborted && setFailure(error),
    );
    return () => away.abort();
  }, [key, attempt]);
  return {
    data: read?.data ?? null,
    failure,
    busy: read?.key !== key && failure === null,
    again: () => setAttempt((n) => n + 1),
  };
}
