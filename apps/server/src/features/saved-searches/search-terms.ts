import { type LotFilter, sameUnits, textQuery } from "../listings/index.ts";

/** The terms of a saved search, as they are stored: null and '' ask nothing. */
export interface SearchTerms {
  readonly place: string;
  readonly state: string;
  /** As to_tsquery takes it. */
  readonly words: string | null;
  readonly material: string | null;
  readonly units: readonly string[] | null;
  readonly min_price: number | null;
  readonly max_price: number | null;
  /** Paise a kg. */
  readonly min_rate: number | null;
  readonly max_rate: number | null;
  readonly min_quantity: number | null;
  readonly max_quantity: number | null;
}

/** A search's terms: those of the shop. */
export const searchTerms = (filter: LotFilter): SearchTerms => ({
  place: placeOf(filter),
  state: filter.state ?? "",
  words: textQuery(filter.words),
  material: filter.material ?? null,
  units: filter.unit === undefined ? null : sameUnits(filter.unit),
  min_price: filter.minPrice ?? null,
  max_price: filter.maxPrice ?? null,
  min_rate: filter.minRate ?? null,
  max_rate: filter.maxRate ?? null,
  min_quantity: filter.minQuantity ?? null,
  max_quantity: filter.maxQuantity ?? null,
});

const placeOf = ({ subCategoryId, categoryId }: LotFilter): string => {
  if (subCategoryId !== undefined) return `s${subCategoryId}`;
  return categoryId === undefined ? "" : `c${categoryId}`;
};
