import type { Paise } from "@rebale/contract";
import type { Db } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { findWarnings, type UsualRate, type Warning } from "./lot-checks.rules.ts";
import { findChecked, findKinds, findOthersAlike } from "./lot-checks.store.ts";
import { otherMaterial } from "./title-material.rules.ts";

type BoardRate = UsualRate & { readonly last: number; readonly name: string };
type Rates = ReadonlyMap<number, BoardRate>;

export interface LotChecks {
  readonly warnings: readonly Warning[];
  /** The last rate of its material, in paise per kg; null where the board shows nothing. */
  readonly soldLast: { readonly material: string; readonly rate: Paise } | null;
}

/**
 * The warnings on a lot, and the last rate of its material.
 * @param rates paise per kg that each sub-category's material was sold at
 * @throws Problem lot_not_found
 */
export async function checkLot(db: Db, rates: Rates, lotId: number): Promise<LotChecks> {
  const found = (await checkLots(db, rates, [lotId])).get(lotId);
  if (!found) throw new Problem("lot_not_found");
  return found;
}

/** The same of many lots: three statements, however many. */
export async function checkLots(
  db: Db,
  rates: Rates,
  ids: readonly number[],
): Promise<Map<number, LotChecks>> {
  if (ids.length === 0) return new Map();
  const [lots, others] = [await findChecked(db, ids), await findOthersAlike(db, ids)];
  const kinds = await findKinds(db);
  return new Map(
    lots.map(({ id, ...lot }) => {
      const usual = lot.sub_category_id === null ? undefined : rates.get(lot.sub_category_id);
      const asking_price = lot.asking_price as Paise | null;
      const alike = others.filter((other) => other.of === id);
      const other_material = otherMaterial(lot.title, lot.sub_category_id, kinds);
      const checked = { ...lot, asking_price, other_material };
      const warnings = findWarnings(checked, usual ?? null, alike);
      return [id, { warnings, soldLast: usual ? soldLastOf(usual) : null }];
    }),
  );
}

const soldLastOf = ({ name, last }: BoardRate) => ({
  material: name,
  rate: Math.round(last) as Paise,
});
