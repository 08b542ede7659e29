import type { OwnLot, SoldLast } from "@rebale/contract/listings";
import { t } from "ttag";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";

type Weighed = Pick<OwnLot, "basis" | "quantity" | "unit" | "weight_kg">;

const kilogramsOf = ({ unit, quantity, weight_kg }: Weighed): number | null =>
  unit === "kg" ? quantity : unit === "MT" ? quantity * 1000 : weight_kg;

/** Its bids' units: what a price is divided by. */
const unitsOf = (lot: Weighed, kilograms: number): number =>
  ({ lot: 1, kg: kilograms, mt: kilograms / 1000, piece: lot.quantity })[lot.basis];

/**
 * A lot's price in its own basis at the rate that its material was sold at last: rupees, to
 * the paisa; null where the board or the lot's weight is not known.
 */
export function priceAtLast(lot: Weighed, sold: SoldLast): number | null {
  const kilograms = kilogramsOf(lot);
  if (!sold || !kilograms) return null;
  return Math.round((sold.rate * kilograms * 100) / unitsOf(lot, kilograms)) / 100;
}

/** "HDPE sold last at ₹41/kg" */
export const soldLastNote = (sold: SoldLast): string | null =>
  sold && t`${sold.material} sold last at ${rupeesExact(sold.rate).replace(/\.00$/, "")}/kg`;
