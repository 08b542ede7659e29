import { type PricedLot, priceNote } from "../../lib/formatting/formatting.ts";

/** Below a price: what a kilogram or piece comes to, or at a rate the whole lot. */
export function PerUnit({ price, lot }: { price: number | null; lot: PricedLot }) {
  const text = priceNote(price ?? 0, lot);
  return text && <small className="figures">{text}</small>;
}
