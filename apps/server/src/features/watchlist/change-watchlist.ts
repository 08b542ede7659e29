import { watchlist } from "@rebale/contract";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { lockAccount } from "../accounts/index.ts";
import { addWatches, countWatches, findUnwatched, isSeen, removeWatch } from "./watchlist.store.ts";

/** @throws Problem lot_not_found, watchlist_full */
export const watchLot = ({ db }: Pick<Deps, "db">, userId: number, lotId: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await isSeen(tx, userId, lotId))) throw new Problem("lot_not_found");
    await lockAccount(tx, userId);
    const { others, watches } = await countWatches(tx, userId, lotId);
    if (watches) return;
    if (others >= watchlist.MAX_WATCHED_LOTS) throw new Problem("watchlist_full");
    await addWatches(tx, userId, [lotId]);
  });

/**
 * Watches all of these that they may see.
 * @returns them
 * @throws Problem watchlist_full, and none of them is watched then
 */
export const watchLots = (
  { db }: Pick<Deps, "db">,
  userId: number,
  lotIds: readonly number[],
): Promise<number[]> =>
  db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId);
    const { seenIds, missing, watches } = await findUnwatched(tx, userId, lotIds);
    if (watches + missing.length > watchlist.MAX_WATCHED_LOTS) throw new Problem("watchlist_full");
    if (missing.length > 0) await addWatches(tx, userId, missing);
    return seenIds;
  });

/** @throws Problem lot_not_found for what is neither watched nor seen */
export const unwatchLot = (
  { db }: Pick<Deps, "db">,
  userId: number,
  lotId: number,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (await removeWatch(tx, userId, lotId)) return;
    if (!(await isSeen(tx, userId, lotId))) throw new Problem("lot_not_found");
  });
