import { KG_PER_MT, type listings, type Milli, type Paise } from "@rebale/contract";

/** What a list shows, with names already resolved to rows. */
export interface LotFilter {
  readonly phase: "live" | "upcoming" | "open" | "ended";
  /** Upcoming lots that start after this. */
  readonly startsAfter?: Date;
  readonly categoryId?: number;
  readonly subCategoryId?: number;
  readonly state?: string;
  /** A material's code. */
  readonly material?: string;
  /** Each found by its beginning; several in one stand side by side. */
  readonly words: readonly string[];
  readonly minPrice?: Paise;
  readonly maxPrice?: Paise;
  /** Paise a kg. */
  readonly minRate?: Paise;
  readonly maxRate?: Paise;
  readonly minQuantity?: Milli;
  readonly maxQuantity?: Milli;
  readonly unit?: string;
  readonly sort: (typeof listings.SORTS)[number];
}

/** Lists count this far and end at this page. */
export const COUNT_MOST = 1000;
export const PAGES_MOST = 50;

export const pagesOf = (total: number, rows: number): number =>
  Math.min(PAGES_MOST, Math.ceil(total / rows));

const WEIGHTS: readonly string[] = ["kg", "MT"];
/** Who looks for kilograms also finds what is sold by the tonne. */
export const sameUnits = (unit: string): readonly string[] =>
  WEIGHTS.includes(unit) ? WEIGHTS : [unit];

/** A quantity as lots are compared: in MT it becomes kilograms. */
export const comparable = <T extends Milli | undefined>(amount: T, unit: string | undefined): T =>
  amount === undefined || unit !== "MT" ? amount : ((amount * KG_PER_MT) as T);

const ranges = [
  ["minPrice", "maxPrice"],
  ["minRate", "maxRate"],
  ["minQuantity", "maxQuantity"],
] as const;
type Asked = Partial<Pick<LotFilter, (typeof ranges)[number][number]>>;
/** A range with its ends the wrong way round holds nothing. */
export const isEmptyRange = (asked: Asked): boolean =>
  ranges.some(([from, to]) => {
    const [least, most] = [asked[from], asked[to]];
    return least !== undefined && most !== undefined && least > most;
  });
