import { KG_PER_MT } from "@rebale/contract/values/formatting";
import { t } from "ttag";
import { inRateUnit, valueAt } from "../../../lib/formatting/formatting.ts";
import type { CardLot } from "../../../shared/lot/card/card-lot.ts";
import type { FilterValues } from "./filters/read-filters.ts";

export const COLUMNS = [
  "Title",
  "Material",
  "Quantity",
  "Place",
  "Rate",
  "Lot value",
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
/** Rupees a kg, or a piece; null for a lot that is sold as a heap. */
function rateOf(lot: CardLot): number | null {
  if (lot.basis === "lot") return null;
  if (lot.basis === "piece") return PIECES + priceOf(lot);
  return lot.basis === "mt" ? priceOf(lot) / KG_PER_MT : priceOf(lot);
}

const keys: Record<ColumnName, (lot: CardLot) => string | number | null> = {
  Title: (lot) => lot.title.toLowerCase(),
  Material: (lot) => lot.category.title,
  Quantity: (lot) => inRateUnit(lot.quantity, lot.unit).amount,
  Place: (lot) => lot.location.city,
  Rate: rateOf,
  "Lot value": valueOfLot,
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
