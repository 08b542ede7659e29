import type { BidOrder } from "@rebale/contract/auctions";
import { useEffect, useMemo } from "react";
import { useRevalidator } from "react-router";
import { type LivePrice, priceOf } from "../../../shared/lot/prices/live-prices.ts";
import { usePriceVersion, useWatchedPrices } from "../../../shared/lot/prices/use-prices.ts";
import { isNewer, withPrice } from "../../../shared/lot/prices/with-price.ts";

/** The order as its auction stands now; what came of an auction that has closed, the server says. */
export function liveOrder(order: BidOrder, price: LivePrice | undefined): BidOrder {
  const { product_id: lot, standing } = order;
  if (!price || !isNewer(lot, price)) return order;
  const open = standing === "leading" || standing === "outbid";
  return {
    ...order,
    product_id: {
      ...withPrice(lot, price),
      value: price.value,
      next_bid: price.next_bid,
      minimum_bid: price.minimum_bid,
    },
    standing:
      !open || price.closed ? standing : price.leader === order.bidder ? "leading" : "outbid",
  };
}

/** A trader's own bids, moving by themselves. */
export function useLiveOrders(orders: readonly BidOrder[]): BidOrder[] {
  const version = usePriceVersion();
  useWatchedPrices(orders.map(({ product_id }) => product_id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: prices are read when they moved
  const live = useMemo(
    () => orders.map((order) => liveOrder(order, priceOf(order.product_id._id))),
    [orders, version],
  );
  useReadWhenClosed(orders);
  return live;
}

/** Won, lost or subject to approval: read once for each auction that closes. */
function useReadWhenClosed(orders: readonly BidOrder[]) {
  const { revalidate } = useRevalidator();
  const closed = orders
    .filter(({ product_id: { _id, status } }) => status === "live" && priceOf(_id)?.closed)
    .map(({ _id }) => _id)
    .join();
  useEffect(() => {
    if (!closed) return;
    const timer = setTimeout(() => void revalidate(), 200 + Math.random() * 1000);
    return () => clearTimeout(timer);
  }, [closed, revalidate]);
}
