import { useEffect } from "react";

export interface Key {
  readonly key: string;
  readonly what: string;
}

const shown = new Set<readonly Key[]>();
const isDigit = ({ key }: Key) => Number(/^\d/.test(key));

/** Keys of what is on the screen now: letters, then digits. */
export const shownKeys = (): readonly Key[] =>
  [...shown].flat().sort((a, b) => isDigit(a) - isDigit(b) || (a.key < b.key ? -1 : 1));

/** The list of keys has these while they work here. */
export function useShownKeys(keys: readonly Key[]): void {
  const text = JSON.stringify(keys);
  useEffect(() => {
    const own = JSON.parse(text) as readonly Key[];
    shown.add(own);
    return () => {
      shown.delete(own);
    };
  }, [text]);
}
