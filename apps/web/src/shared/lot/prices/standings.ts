import { useEffect, useSyncExternalStore } from "react";
import { auctions } from "../../../lib/api/operations.ts";
import { useSession } from "../../../lib/session/session.ts";
import type { CardLot } from "../card/card-lot.ts";
import { priceOf, subscribe as subscribeToPrices } from "./live-prices.ts";
import { type Standing, standingIn } from "./with-price.ts";

interface Own {
  bidder: string;
  leads: boolean;
}

/** The member's own part in the lots in sight; empty for everybody else. */
let places: ReadonlyMap<string, Own> = new Map();
const subscribers = new Set<() => void>();
const subscribe = (changed: () => void) => {
  subscribers.add(changed);
  const endPrices = subscribeToPrices(changed);
  return () => {
    subscribers.delete(changed);
    endPrices();
  };
};

async function readPlaces(ids: string): Promise<ReadonlyMap<string, Own>> {
  const { api } = await import("../../../lib/api/browser.ts");
  const { data } = await api.call(auctions.myPlaces, { query: { ids } });
  return new Map(data.map(({ product_id, bidder, leads }) => [product_id, { bidder, leads }]));
}

/** Learns where a signed-in buyer stands in these lots; a list can do without. */
export function useKnownStandings(lots: readonly { _id: string }[]): void {
  const { token, type } = useSession();
  const ids = lots.map(({ _id }) => _id).join();
  useEffect(() => {
    let gone = false;
    const keep = (found: ReadonlyMap<string, Own>) => {
      if (gone) return;
      places = found;
      for (const changed of subscribers) changed();
    };
    if (token && type === "buyer" && ids) readPlaces(ids).then(keep, () => undefined);
    return () => {
      gone = true;
      if (places.size > 0) places = new Map();
    };
  }, [ids, token, type]);
}

/** Leading or outbid, won or lost, in a lot that the member has bid on. */
export const useStanding = (lot: Pick<CardLot, "_id" | "status" | "outcome">): Standing | null =>
  useSyncExternalStore(
    subscribe,
    () => standingIn(places.get(lot._id), priceOf(lot._id), lot),
    () => null,
  );
