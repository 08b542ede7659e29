import type { Db, Tx } from "../../../platform/db/db.ts";
import { runIn } from "../../../platform/db/statement.ts";
import type { Caller } from "../../../platform/http/caller.ts";
import { seenLot } from "../../audience/index.ts";
import { readLotName } from "../listings.rules.ts";
import { findTimedLot, lockLotRow, type TimedLot } from "./visible-lot.store.ts";

/**
 * A lot that this caller may see, by its url or id, for features that tell of lots.
 * @throws Problem lot_not_found, as where there is none
 */
export async function visibleLot(db: Db, caller: Caller, idname: string): Promise<TimedLot> {
  const name = readLotName(idname);
  return seenLot(runIn(db), caller, name && (await findTimedLot(db, name)));
}

/** The same, with its row in `lots` locked. @throws Problem lot_not_found */
export async function lockVisibleLot(tx: Tx, caller: Caller, id: number): Promise<TimedLot> {
  await lockLotRow(tx, id);
  return visibleLot(tx, caller, String(id));
}
