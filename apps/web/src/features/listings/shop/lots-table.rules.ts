import { KG_PER_MT } from "@rebale/contract/values/formatting";
import { t } from "ttag";
import { inRateUnit, lotPrice, rate, rupees, valueAt } from "../../../lib/formatting/formatting.ts";
import type { CardLot } from "../../../shared/lot/card/card-lot.ts";
import type { FilterValues } from "./filters/read-filters.ts";

export const COLUMNS = [
  "Title",
  "Material",
  "Quantity",
  "Place",
  "Rate",
  "Lot value",
  "Deposit",
  "Bids",
  "Time left",
] as const;
export type ColumnName = (typeof COLUMNS)[number];

export const heads: Record<ColumnName, string> = {
  Title: t`Title`,
  Material: t`Material`,
  Quantity: t`Quantity`,
  Place: t`Place`,
  Rate: t`Rate`,
  "Lot value": t`Lot value`,
  Deposit: t`Deposit`,
  Bids: t`Bids`,
  "Time left": t`Time left`,
};

export interface Order {
  by: ColumnName;
  down: boolean;
}

/** As bids name it. */
export const priceOf = ({ heightest, market_value }: CardLot) => heightest || market_value || 0;
/** Rupees for the whole lot. */
export const valueOfLot = (lot: CardLot) => valueAt(priceOf(lot), lot.basis_quantity);

/** Pieces stand behind all that is weighed. */
const PIECES = 1e9;
/** Rupees a kg, or a piece, a liter, a bag; null for one heap, or without a price. */
function rateOf(lot: CardLot): number | null {
  const price = priceOf(lot);
  if (lot.basis === "piece") return PIECES + price;
  if (lot.basis !== "lot") return lot.basis === "mt" ? price / KG_PER_MT : price;
  const { amount, unit } = inRateUnit(lot.quantity, lot.unit);
  if (!price || amount <= 1) return null;
  return (unit === "kg" ? 0 : PIECES) + price / amount;
}

/** The price of a kilogram or piece, also of a lot that is sold whole; null where there is none. */
export const rateText = (lot: CardLot): string | null =>
  lot.basis === "lot" ? rate(priceOf(lot), lot.quantity, lot.unit) : lotPrice(priceOf(lot), lot);

/** Rupees that the next bid needs in deposit; 0 where none is asked for. */
function depositOf(lot: CardLot): number {
  const { percent = null, amount = null } = lot.deposit ?? {};
  return percent === null ? (amount ?? 0) : (valueOfLot(lot) * percent) / 100;
}
/** As it was asked for: 10 %, or ₹25,000; null for none. */
export const depositCell = ({ deposit }: CardLot): string | null => {
  if (!deposit) return null;
  return deposit.percent === null ? rupees(deposit.amount ?? 0) : `${deposit.percent} %`;
};

const keys: Record<ColumnName, (lot: CardLot) => string | number | null> = {
  Title: (lot) => lot.title.toLowerCase(),
  Material: (lot) => lot.category.title,
  Quantity: (lot) => inRateUnit(lot.quantity, lot.unit).amount,
  Place: (lot) => lot.location.city,
  Rate: rateOf,
  "Lot value": valueOfLot,
  Deposit: depositOf,
  Bids: (lot) => lot.bid_count,
  "Time left": (lot) => lot.ends_at ?? "",
};

/** The same lots in another order; equal ones stay as they came, what has no such value is last. */
export function sorted(lots: readonly CardLot[], { by, down }: Order): CardLot[] {
  const key = keys[by];
  const sign = down ? -1 : 1;
  return [...lots].sort((a, b) => {
    const [x, y] = [key(a), key(b)];
    if (x === y) return 0;
    if (x === null || y === null) return x === null ? 1 : -1;
    return x < y ? -sign : sign;
  });
}

/** Orders that the server knows: of all lots, not of one page. The select names them, too. */
const SERVERS: Partial<Record<ColumnName, readonly [up: string, down: string]>> = {
  "Lot value": ["price_low", "price_high"],
};
const COLUMN_OF = new Map(COLUMNS.map((by) => [by.toLowerCase().replace(" ", "_"), by]));

/** How the address says that the table is sorted; null where by no column of it. */
export function orderOf({ sort, by }: FilterValues): Order | null {
  for (const [column, names] of Object.entries(SERVERS)) {
    const place = sort ? names.indexOf(sort) : -1;
    if (place >= 0) return { by: column as ColumnName, down: place === 1 };
  }
  const column = COLUMN_OF.get(by?.replace(/^-/, "") ?? "");
  return column ? { by: column, down: by?.startsWith("-") ?? false } : null;
}

/** The filters by which the address says it. */
export function filtersOf({ by, down }: Order): FilterValues {
  const server = SERVERS[by];
  if (server) return { sort: server[down ? 1 : 0], by: undefined };
  const name = by.toLowerCase().replace(" ", "_");
  return { sort: undefined, by: down ? `-${name}` : name };
}

export const isTheServers = ({ by }: Order): boolean => by in SERVERS;
