import { type Paise, priceBoard, rupees } from "@rebale/contract";
import { addDays } from "@rebale/contract/values/calendar";
import type { Region } from "@rebale/contract/values/regions";

/** The sales of a material, in all or in a region or week. */
export interface Sold {
  readonly lots: number;
  /** Companies, or sellers without one. */
  readonly sellers: number;
  /** P25, median and P75, in paise per kg. */
  readonly rates: readonly number[];
}
export interface SoldIn extends Sold {
  readonly region: Region;
}
export interface SoldDuring extends Sold {
  /** Weeks before this one. */
  readonly week: number;
}
export interface MaterialSales {
  readonly all: Sold;
  readonly regions: readonly SoldIn[];
  readonly weeks: readonly SoldDuring[];
}

const WEEKS = Math.ceil(priceBoard.BOARD_DAYS / 7);

const isEnough = (lots: number, sellers: number): boolean =>
  lots >= priceBoard.MIN_LOTS && sellers >= priceBoard.MIN_SELLERS;

/**
 * The parts that may be shown beside the whole: those that are large enough, but never so that what
 * is left over would be too small to hide who sold it. Sellers of several parts are counted once,
 * at worst, so the left-over's largest part says how many it has at least.
 */
export function shownParts<P extends Sold>(parts: readonly P[]): P[] {
  const shown = parts.filter(({ lots, sellers }) => isEnough(lots, sellers));
  const rest = parts.filter((part) => part.lots > 0 && !shown.includes(part));
  const bySize = shown.toSorted((a, b) => a.lots - b.lots);
  while (rest.length > 0 && !isRestEnough(rest)) {
    const smallest = bySize.shift();
    if (!smallest) break;
    rest.push(smallest);
  }
  return parts.filter((part) => bySize.includes(part));
}

const isRestEnough = (rest: readonly Sold[]): boolean =>
  isEnough(
    rest.reduce((sum, { lots }) => sum + lots, 0),
    Math.max(...rest.map(({ sellers }) => sellers)),
  );

/** @param today YYYY-MM-DD in India */
export function boardOf(
  material: string,
  sales: MaterialSales | undefined,
  today: string,
): priceBoard.Board {
  if (!sales || !isEnough(sales.all.lots, sales.all.sellers)) return { material, hidden: true };
  const weeks = shownParts(sales.weeks);
  return {
    material,
    per: "kg",
    ...bandOf(sales.all),
    regions: shownParts(sales.regions).map((sold) => ({ region: sold.region, ...bandOf(sold) })),
    weeks: Array.from({ length: WEEKS }, (_, i) => {
      const ago = WEEKS - 1 - i;
      const sold = weeks.find(({ week }) => week === ago);
      return { from: addDays(today, -(ago * 7 + 6)), band: sold ? bandOf(sold) : null };
    }),
  };
}

const bandOf = ({ lots, rates }: Sold) => {
  const [p25 = 0, median = 0, p75 = 0] = rates.map((rate) => rupees(Math.round(rate) as Paise));
  return { lots, p25, median, p75 };
};

/** P75 in paise per kg, where the material may be shown. */
export const usualMost = (sales: MaterialSales | undefined): number | null =>
  sales && isEnough(sales.all.lots, sales.all.sellers) ? (sales.all.rates[2] ?? null) : null;

/**
 * P25, median and P75 in paise per kg, and the median of the last week that may be shown; null
 * where too little was sold.
 */
export function boardRate(sales: MaterialSales | undefined) {
  if (!sales || !isEnough(sales.all.lots, sales.all.sellers)) return null;
  const [p25 = 0, median = 0, p75 = 0] = sales.all.rates;
  const [latest] = shownParts(sales.weeks).toSorted((a, b) => a.week - b.week);
  return { p25, median, p75, last: latest?.rates[1] ?? median };
}

/** The price of the whole lot at its material's P75, in paise; null where either is not known. */
export function usualValue(
  usual: ReadonlyMap<number, number>,
  { subCategoryId, grams }: { readonly subCategoryId: number | null; readonly grams: number },
): Paise | null {
  const most = subCategoryId === null ? undefined : usual.get(subCategoryId);
  return most === undefined || grams === 0 ? null : (Math.round((most * grams) / 1000) as Paise);
}
