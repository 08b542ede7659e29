import { t } from "ttag";
import { rupees, valueAt } from "../../../lib/formatting/formatting.ts";
import type { CardLot } from "./card-lot.ts";

type Ended = Pick<CardLot, "outcome" | "seller_answer" | "heightest" | "basis_quantity">;

/** A lot's result, in the width that a list has; null until its auction is closed. */
export function resultWord({
  outcome,
  seller_answer,
}: Omit<Ended, "heightest" | "basis_quantity">) {
  if (!outcome) return null;
  if (outcome === "sold") return t`Sold`;
  if (outcome === "withdrawn") return t`Withdrawn`;
  return seller_answer === "awaited" ? t`The seller decides` : t`Not sold`;
}

/** With what the whole lot was sold for: `Sold ₹22,90,000`. */
export const resultText = (lot: Ended): string | null =>
  lot.outcome === "sold"
    ? t`Sold ${rupees(valueAt(lot.heightest, lot.basis_quantity))}`
    : resultWord(lot);
