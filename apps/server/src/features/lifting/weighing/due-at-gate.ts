import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import { dueFor } from "../trips/present-trip.ts";
import { saleOf } from "../trips/show-trips.ts";

/** The sum the gate will ask for all weighed trucks, so that it can be paid before. */
export async function dueAtGate(tx: Tx, awardId: number): Promise<Paise> {
  const sale = await saleOf(tx, awardId);
  const isWaiting = sale.goods.loaded.some(({ isOut }) => !isOut);
  const trip = { payThrough: "market", state: isWaiting ? "weighed" : "out" } as const;
  return dueFor(trip, sale, await marketNow(tx));
}
