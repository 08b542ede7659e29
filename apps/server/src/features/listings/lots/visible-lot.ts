import type { Db, Tx } from "../../../platform/db/db.ts";
import type { Caller } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { maySee } from "../listings.access.ts";
import { readLotName } from "../listings.rules.ts";
import { findTimedLot, lockLotRow, type TimedLot } from "./visible-lot.store.ts";

/**
 * A lot that this caller may see, by its url or id, for features that tell of lots.
 * @throws Problem lot_not_found, as where there is none
 */
export async function visibleLot(db: Db, caller: Caller, idname: string): Promise<TimedLot> {
  const name = readLotName(idname);
  const lot = name && (await findTimedLot(db, name));
  if (!lot || !maySee(caller, lot)) throw new Problem("lot_not_found");
  return lot;
}

/** The same, with its row in `lots` locked. @throws Problem lot_not_found */
export async function lockVisibleLot(tx: Tx, caller: Caller, id: number): Promise<TimedLot> {
  await lockLotRow(tx, id);
  return visibleLot(tx, caller, String(id));
}
