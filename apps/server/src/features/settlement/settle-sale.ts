import type { Paise } from "@rebale/contract";
import type { AwardMove } from "@rebale/contract/awards/states";
import type { Tx } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import {
  type Award,
  lockAward,
  moveAward,
  settlePrice,
  tellMoneyBack,
  wordsOnWeight,
} from "../awards/index.ts";
import { releasesOf } from "./release-trip.ts";
import { extrasOf, type Truck, trucksOf } from "./settlement.store.ts";

type Settling = Pick<Deps, "db" | "config" | "events">;

/**
 * The weight is accepted: invoices are final, and what the buyer has paid in beyond them is free
 * again. The auction's row is locked.
 */
export async function settleSale(tx: Tx, deps: Settling, award: Award): Promise<void> {
  const at = await marketNow(tx);
  const hasAll = (await wordsOnWeight(tx, award.id)).length === 2;
  const reason = hasAll ? "both_accepted" : "nobody_disputed";
  const made = await moveAward(tx, award, {
    ...{ move: "settle", side: "market", actorId: null, reason, at },
  });
  if (!made) return;
  const trucks = await trucksOf(tx, award.id);
  const releases = await releasesOf(tx, deps, award, trucks);
  const invoiced = (some: readonly Truck[]) =>
    some.reduce((sum, { tripId }) => sum + (releases.get(tripId)?.invoice ?? 0), 0);
  const { owed, released } = await extrasOf(tx, award.id);
  const [gone, left] = [trucks.filter((t) => t.isReleased), trucks.filter((t) => !t.isReleased)];
  const extrasLeft = owed - (released - invoiced(gone));
  // What came back for bad goods was paid all the same.
  const credited = trucks.reduce((sum, truck) => sum + truck.credited, 0);
  const back = await settlePrice(tx, award, {
    ...{ moveId: made.id, at, price: (invoiced(trucks) + credited) as Paise },
    kept: (invoiced(left) + extrasLeft) as Paise,
  });
  await tellMoneyBack(tx, deps.events, award, { id: made.id, back });
}

/** The market's own word on a sale, where it is due; nothing where another was quicker. */
export const moveWhenDue = (
  deps: Settling,
  awardId: number,
  move: Extract<AwardMove, "lifted" | "settle" | "complete">,
  reason: string,
): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    const award = await lockAward(tx, awardId);
    if (!award) return;
    if (move === "settle")
      return award.state === "lifted" ? settleSale(tx, deps, award) : undefined;
    const from = move === "lifted" ? "lifting" : "settled";
    if (award.state !== from) return;
    const at = await marketNow(tx);
    await moveAward(tx, award, { move, side: "market", actorId: null, reason, at });
  });
