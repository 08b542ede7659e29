import type { lifting } from "@rebale/contract";
import type { Db } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { AccountDeps } from "../../accounts/index.ts";
import { moneyOfOne, rentOf } from "../../awards/index.ts";
import { goodsOf } from "../weighing/goods.store.ts";
import { driverKeyOf } from "./driver-link.ts";
import { type OfSale, presentTrip } from "./present-trip.ts";
import { refusedUsesOf, slipsOf } from "./trip-beside.store.ts";
import type { TripRole } from "./trip-role.ts";
import { readTrip, type TripRow } from "./trips.store.ts";

type Showing = Pick<AccountDeps, "db" | "secretKeys">;

/** One truck, as it stands. */
export async function showTrip(deps: Showing, id: number, role: TripRole): Promise<lifting.Trip> {
  const [shown] = await showTrips(deps, [await readTrip(deps.db, id)], role);
  if (!shown) throw new Error(`Trip ${id} is not there`);
  return shown;
}

/** Trucks for somebody who may see them all. */
export async function showTrips(
  deps: Showing,
  trips: readonly TripRow[],
  role: TripRole,
): Promise<lifting.Trip[]> {
  if (trips.length === 0) return [];
  const { db } = deps;
  const ids = trips.map(({ id }) => id);
  const [now, slips, refused] = await Promise.all([
    marketNow(db),
    slipsOf(db, ids),
    refusedUsesOf(db, ids),
  ]);
  const sales = new Map<number, OfSale>();
  for (const { awardId } of trips)
    if (!sales.has(awardId)) sales.set(awardId, await saleOf(db, awardId));
  return Promise.all(
    trips.map(async (trip) =>
      presentTrip(trip, {
        ...(sales.get(trip.awardId) as OfSale),
        ...{ role, now },
        slips: slips.filter(({ trip_id }) => trip_id === trip.id),
        refused: refused.filter(({ trip_id }) => trip_id === trip.id),
        driverKey: role === "buyer" ? await driverKeyOf(deps, trip) : null,
      }),
    ),
  );
}

/** A sale's goods, money and ground rent. */
export async function saleOf(db: Db, awardId: number): Promise<OfSale> {
  const goods = await goodsOf(db, awardId);
  const money = await moneyOfOne(db, awardId);
  return { goods, money, rent: await rentOf(db, awardId) };
}
