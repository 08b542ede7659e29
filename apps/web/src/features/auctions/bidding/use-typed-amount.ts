import { useEffect, useState } from "react";
import { forgetKept, keep, readKept } from "../../../lib/kept.ts";
import type { Offer } from "../../../lib/send-offer.ts";

/**
 * What somebody typed for this lot, in the tab's storage: it outlives a login and a reload, and
 * a maximum stays one. An amount of null follows the next bid allowed.
 */
export function useTypedAmount(lotId: string) {
  const key = `bid-${lotId}`;
  const [typed, setTyped] = useState<Typed>(NOTHING);
  useEffect(() => setTyped(readTyped(key)), [key]);
  const change = (value: Typed) => {
    setTyped(value);
    if (value.amount === null) forgetKept(key);
    else keep(key, value);
  };
  return [typed, change] as const;
}

interface Typed {
  amount: string | null;
  kind: Offer["kind"];
}

const NOTHING: Typed = { amount: null, kind: "bid" };

const readTyped = (key: string): Typed => {
  const kept = readKept<Typed>(key);
  return kept && typeof kept === "object" ? kept : NOTHING;
};
