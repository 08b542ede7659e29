import type { OwnLot } from "@rebale/contract/listings";
import { type Basis, basesOf, basisQuantity, basisUnits } from "@rebale/contract/values/basis";
import { t } from "ttag";
import type { PricedLot } from "./formatting.ts";

const names: Record<Basis, string> = {
  lot: t`As a whole`,
  kg: t`By the kg`,
  mt: t`By the MT`,
  piece: t`By the piece`,
};

/** How a lot of this unit can be sold; what is chosen already stays to be seen. */
export const basisChoices = (unit: string, weighed: boolean, chosen: Basis) =>
  [...new Set([...basesOf(unit as OwnLot["unit"], weighed), chosen])].map((basis) => ({
    value: basis,
    label: names[basis],
  }));

/** The lot as its prices would be written if it were sold so. */
export function pricedAs(
  lot: Pick<OwnLot, "quantity" | "unit">,
  basis: Basis,
  weightKg: number | null,
): PricedLot {
  const units = basisUnits(basis, {
    unit: lot.unit,
    quantity_milli: Math.round(lot.quantity * 1000),
    weight_grams: weightKg === null ? null : Math.round(weightKg * 1000),
  });
  return { ...lot, basis, basis_quantity: basisQuantity(units) };
}
