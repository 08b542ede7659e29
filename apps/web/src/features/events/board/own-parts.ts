import { useEffect, useSyncExternalStore } from "react";
import { api } from "../../../lib/api/browser.ts";
import { auctions } from "../../../lib/api/operations.ts";
import { useSession } from "../../../lib/session/session.ts";
import type { Own } from "./board.rules.ts";

/** The buyer's own part in each lot of the board: read once, then as each bid's answer says. */
const parts = new Map<string, Own>();
const subscribers = new Set<() => void>();
const subscribe = (changed: () => void) => {
  subscribers.add(changed);
  return () => void subscribers.delete(changed);
};
const notify = () => {
  for (const changed of subscribers) changed();
};

export function storeOwn(lotId: string, own: Own) {
  parts.set(lotId, own);
  notify();
}

export const useOwn = (lotId: string): Own | undefined =>
  useSyncExternalStore(
    subscribe,
    () => parts.get(lotId),
    () => undefined,
  );

interface Lot {
  readonly _id: string;
  readonly outcome: string | null;
}

/**
 * Learns where a signed-in buyer stands, and again when lots have ended; without it the board still
 * shows every price.
 */
export function useOwnParts(lots: readonly Lot[]): void {
  const { token, type } = useSession();
  const ids = lots.map(({ _id }) => _id).join();
  const ended = lots.flatMap(({ _id, outcome }) => (outcome === null ? [] : _id)).join();
  useEffect(() => {
    let gone = false;
    const over = new Set(ended.split(","));
    const keep = ({ data }: { data: ({ product_id: string } & Omit<Own, "isFinal">)[] }) => {
      if (gone) return;
      for (const { product_id, bidder, leads } of data) {
        const isFinal = over.has(product_id);
        // For an open lot a bid's answer meanwhile is newer.
        if (isFinal || !parts.has(product_id)) parts.set(product_id, { bidder, leads, isFinal });
      }
      notify();
    };
    if (token && type === "buyer" && ids)
      api.call(auctions.myPlaces, { query: { ids } }).then(keep, () => undefined);
    return () => {
      gone = true;
    };
  }, [ids, ended, token, type]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list, or another member
  useEffect(() => () => parts.clear(), [ids, token]);
}
