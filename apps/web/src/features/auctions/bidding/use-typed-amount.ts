import { useEffect, useState } from "react";
import { forgetKept, keep, readKept } from "../../../lib/kept.ts";

/**
 * What somebody typed for this lot, in the tab's storage: it outlives a login and a reload. Null
 * follows the next bid allowed.
 */
export function useTypedAmount(lotId: string) {
  const key = `bid-${lotId}`;
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => setTyped(readKept<string>(key)), [key]);
  const change = (value: string | null) => {
    setTyped(value);
    if (value === null) forgetKept(key);
    else keep(key, value);
  };
  return [typed, change] as const;
}
