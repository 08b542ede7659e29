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
  tellLiftingOver,
  tellMoneyBack,
  trucksOf,
} from "../awards/index.ts";
import { bookTrucks } from "../kilograms/index.ts";
import { hasOpenClaims } from "./claims/claims.store.ts";
import { releaseRest } from "./release-trip.ts";
import { wordsOnWeight } from "./sale-end.store.ts";

type Settling = Pick<Deps, "db" | "config" | "events">;

/**
 * The weight is accepted: invoices are final, and what the buyer has paid in beyond them is free
 * again. The auction's row is locked.
 * @param settledAt of what is entered afterwards; now if left out
 */
export async function settleSale(
  tx: Tx,
  deps: Pick<Settling, "config" | "events">,
  award: Award,
  settledAt?: Date,
): Promise<void> {
  const at = settledAt ?? (await marketNow(tx));
  const hasAll = (await wordsOnWeight(tx, award.id)).length === 2;
  const reason = hasAll ? "both_accepted" : "nobody_disputed";
  const made = await moveAward(tx, award, {
    ...{ move: "settle", side: "market", actorId: null, reason, at },
  });
  if (!made) return;
  // Money sent back for bad goods was paid all the same.
  const price = (await trucksOf(tx, award.id)).reduce(
    (sum, { total, kept }) => sum + total - kept,
    0,
  );
  const back = await settlePrice(tx, award, { moveId: made.id, at, price: price as Paise });
  await bookTrucks(tx, award.id);
  await releaseRest(tx, award, made.id);
  await tellMoneyBack(tx, deps.events, award, { id: made.id, back });
  await tellLiftingOver(tx, deps.events, award, "settled");
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
      return (await isUndisputed(tx, award)) ? settleSale(tx, deps, award) : undefined;
    const from = move === "lifted" ? "lifting" : "settled";
    if (award.state !== from) return;
    const at = await marketNow(tx);
    await moveAward(tx, award, { move, side: "market", actorId: null, reason, at });
  });

/** Asked behind the lock: since it was listed a side may have claimed, or said otherwise. */
async function isUndisputed(tx: Tx, { id, state }: Award): Promise<boolean> {
  if (state !== "lifted" || (await hasOpenClaims(tx, id))) return false;
  return (await wordsOnWeight(tx, id)).every(({ answer }) => answer === "accepted");
}
