import { watchlist } from "@rebale/contract";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/problem.ts";
import { addWatch, countWatches, isPublic, lockMember, removeWatch } from "./watchlist.store.ts";

/** @throws Problem lot_not_found, watchlist_full */
export const watchLot = ({ db }: Pick<Deps, "db">, userId: number, lotId: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await isPublic(tx, lotId))) throw new Problem("lot_not_found");
    await lockMember(tx, userId);
    const { others, watches } = await countWatches(tx, userId, lotId);
    if (watches) return;
    if (others >= watchlist.MOST_WATCHED_LOTS) throw new Problem("watchlist_full");
    await addWatch(tx, userId, lotId);
  });

/** @throws Problem lot_not_found for what is neither watched nor public */
export const unwatchLot = (
  { db }: Pick<Deps, "db">,
  userId: number,
  lotId: number,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (await removeWatch(tx, userId, lotId)) return;
    if (!(await isPublic(tx, lotId))) throw new Problem("lot_not_found");
  });
