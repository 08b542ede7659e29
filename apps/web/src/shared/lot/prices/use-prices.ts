import { useEffect, useSyncExternalStore } from "react";
import type { StreamState } from "../../../lib/live/live-stream.ts";
import {
  type LivePrice,
  priceOf,
  priceVersion,
  streamState,
  subscribe,
  watchPrices,
} from "./live-prices.ts";
import { type Priced, withPrice } from "./with-price.ts";

const nothing = () => undefined;
const off = (): StreamState => "off";
const none = () => 0;

export const usePriceStream = (): StreamState => useSyncExternalStore(subscribe, streamState, off);

/** The stream's price of a lot that somebody watches. */
export const usePrice = (lotId: string): LivePrice | undefined =>
  useSyncExternalStore(subscribe, () => priceOf(lotId), nothing);

/**
 * The lot as it stands now: rendered again when this lot moves, and no other. A stream begins with
 * every lot's price, most of which the page has already.
 */
export function useLiveLot<L extends Priced>(lot: L): L {
  const news = () => {
    const price = priceOf(lot._id);
    return withPrice(lot, price) === lot ? undefined : price;
  };
  return withPrice(lot, useSyncExternalStore(subscribe, news, nothing));
}

/** Rendered again whenever any price moves: for what is sorted or counted by prices. */
export const usePriceVersion = (): number => useSyncExternalStore(subscribe, priceVersion, none);

const moving: readonly Priced["status"][] = ["live", "upcoming", "paused"];
const mayMove = ({ status }: Pick<Priced, "status">) => moving.includes(status);

/** Keeps the prices of these lots coming while the list is in sight. */
export function useWatchedPrices(lots: readonly Pick<Priced, "_id" | "status">[]): void {
  const ids = lots
    .filter(mayMove)
    .map(({ _id }) => _id)
    .join();
  useEffect(() => (ids ? watchPrices(ids.split(",")) : undefined), [ids]);
}
