import type { Paise } from "@rebale/contract";
import type { Db } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { findWarnings, type UsualRate, type Warning } from "./lot-checks.rules.ts";
import { findChecked, findOthersAlike } from "./lot-checks.store.ts";

/**
 * What stands out in a lot.
 * @param rates paise per kg that each sub-category's material was sold at
 * @throws Problem lot_not_found
 */
export async function checkLot(
  db: Db,
  rates: ReadonlyMap<number, UsualRate>,
  lotId: number,
): Promise<Warning[]> {
  const lot = await findChecked(db, lotId);
  if (!lot) throw new Problem("lot_not_found");
  const others = await findOthersAlike(db, lotId, lot);
  const usual = lot.sub_category_id === null ? undefined : rates.get(lot.sub_category_id);
  const asking_price = lot.asking_price as Paise | null;
  return findWarnings({ ...lot, asking_price }, usual ?? null, others);
}
