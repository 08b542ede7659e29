import type { Tx } from "../../platform/db/db.ts";
import { insertAwards, type Win } from "./awards.store.ts";
import { holdEmds } from "./money/hold-emds.ts";

/** Sales, with what their buyers' deposits hold for them. The auctions' rows are locked. */
export async function makeAwards(tx: Tx, wins: readonly Win[]): Promise<void> {
  if (wins.length === 0) return;
  await holdEmds(tx, await insertAwards(tx, wins));
}
