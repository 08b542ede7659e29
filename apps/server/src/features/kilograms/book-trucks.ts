import type { Tx } from "../../platform/db/db.ts";
import { arrivedOf, entryFor } from "./kg-entry.rules.ts";
import { type UnbookedTruck, unbookedTrucks } from "./kg-journal.store.ts";
import { postKilograms } from "./post-kilograms.ts";

/**
 * Enters what a sale's trucks have carried so far: out at the gate, in once the buyer has said so,
 * or the weight was settled. Said again, it changes nothing. The auction's row is locked.
 */
export async function bookTrucks(tx: Tx, awardId: number): Promise<void> {
  await book(tx, awardId, await unbookedTrucks(tx, awardId), ({ hasArrived }) => hasArrived);
}

/**
 * Books goods as reported: trucks on the way count as arrived, the first first, as far as it takes.
 * @param missing grams that are reported and have not arrived
 */
export async function bookArrivals(tx: Tx, awardId: number, missing: number): Promise<void> {
  let short = missing;
  await book(tx, awardId, await unbookedTrucks(tx, awardId), ({ net, isInBooked }) => {
    if (isInBooked || short <= 0) return false;
    short -= net;
    return true;
  });
}

const book = (
  tx: Tx,
  awardId: number,
  trucks: readonly UnbookedTruck[],
  isThere: (truck: UnbookedTruck) => boolean,
) =>
  postKilograms(
    tx,
    trucks.flatMap((truck) => {
      const { tripId, net: grams, received } = truck;
      const of = { awardId, tripId, grams };
      const arrived = arrivedOf(grams, received);
      return [
        ...(truck.isOutBooked ? [] : [entryFor({ kind: "truck_out", ...of })]),
        ...(!truck.isInBooked && isThere(truck)
          ? [entryFor({ kind: "truck_in", ...of, arrived })]
          : []),
      ];
    }),
    null,
  );
