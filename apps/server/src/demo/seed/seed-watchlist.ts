import { addSearch, searchTerms } from "../../features/saved-searches/index.ts";
import type { Tx } from "../../platform/db/db.ts";
import { claimPart } from "../stores/demo.store.ts";
import { addWatches, findWatcher } from "../stores/watchlist.store.ts";

/** The first buyer watches some lots, and keeps a search. */
export async function seedWatchlist(tx: Tx): Promise<void> {
  if (!(await claimPart(tx, "watchlist"))) return;
  const watcher = await findWatcher(tx);
  if (!watcher) return;
  await addWatches(tx, watcher.id);
  await addSearch(
    tx,
    watcher.id,
    { name: "Copper", query: { q: "copper" }, channels: ["app", "push"] },
    searchTerms({ phase: "open", material: "copper", words: [], sort: "newest" }),
  );
}
