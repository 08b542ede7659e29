import { inRateUnit, valueAt } from "../../lib/formatting.ts";
import type { CardLot } from "../../ui/lot/card-lot.ts";

export const COLUMNS = [
  "Title",
  "Material",
  "Quantity",
  "Place",
  "Price",
  "Per unit",
  "Bids",
  "Time left",
] as const;
export type ColumnName = (typeof COLUMNS)[number];

export interface Order {
  by: ColumnName;
  down: boolean;
}

/** As bids name it. */
export const priceOf = ({ heightest, market_value }: CardLot) => heightest || market_value || 0;
/** Rupees for the whole lot. */
export const valueOfLot = (lot: CardLot) => valueAt(priceOf(lot), lot.basis_quantity);

const keys: Record<ColumnName, (lot: CardLot) => string | number> = {
  Title: (lot) => lot.title.toLowerCase(),
  Material: (lot) => lot.category.title,
  Quantity: (lot) => inRateUnit(lot.quantity, lot.unit).amount,
  Place: (lot) => lot.location.city,
  Price: valueOfLot,
  "Per unit": (lot) => valueOfLot(lot) / inRateUnit(lot.quantity, lot.unit).amount,
  Bids: (lot) => lot.bid_count,
  "Time left": (lot) => lot.ends_at ?? "",
};

/** The same lots in another order; equal ones stay as they came. */
export function sorted(lots: readonly CardLot[], { by, down }: Order): CardLot[] {
  const key = keys[by];
  const sign = down ? -1 : 1;
  return [...lots].sort((a, b) => {
    const [x, y] = [key(a), key(b)];
    return x === y ? 0 : x < y ? -sign : sign;
  });
}
