import type { Paise } from "@rebale/contract";
import type { Db } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { findWarnings, type UsualRate, type Warning } from "./lot-checks.rules.ts";
import { findChecked, findOthersAlike } from "./lot-checks.store.ts";

type Rates = ReadonlyMap<number, UsualRate>;

/**
 * The warnings on a lot.
 * @param rates paise per kg that each sub-category's material was sold at
 * @throws Problem lot_not_found
 */
export async function checkLot(db: Db, rates: Rates, lotId: number): Promise<Warning[]> {
  const warnings = (await checkLots(db, rates, [lotId])).get(lotId);
  if (!warnings) throw new Problem("lot_not_found");
  return warnings;
}

/** The warnings on each of many lots: two statements, however many. */
export async function checkLots(
  db: Db,
  rates: Rates,
  ids: readonly number[],
): Promise<Map<number, Warning[]>> {
  if (ids.length === 0) return new Map();
  const [lots, others] = [await findChecked(db, ids), await findOthersAlike(db, ids)];
  return new Map(
    lots.map(({ id, ...lot }) => {
      const usual = lot.sub_category_id === null ? undefined : rates.get(lot.sub_category_id);
      const asking_price = lot.asking_price as Paise | null;
      const alike = others.filter((other) => other.of === id);
      return [id, findWarnings({ ...lot, asking_price }, usual ?? null, alike)];
    }),
  );
}
