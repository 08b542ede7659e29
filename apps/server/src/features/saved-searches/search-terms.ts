import { containing } from "../../platform/list-query.ts";
import { isFindable, type LotFilter, sameUnits } from "../listings/index.ts";

/** What a saved search asks of a lot, as it is stored: null and '' ask nothing. */
export interface SearchTerms {
  readonly place: string;
  readonly state: string;
  readonly probe: string;
  readonly patterns: readonly string[];
  readonly units: readonly string[] | null;
  readonly min_price: number | null;
  readonly max_price: number | null;
  /** Paise a kg. */
  readonly min_rate: number | null;
  readonly max_rate: number | null;
  readonly min_quantity: number | null;
  readonly max_quantity: number | null;
}

/**
 * A search's terms. Of a million searches those that may find a lot are looked up by `place`,
 * `state` and `probe`: three signs that every lot found has in its text.
 */
export const searchTerms = (filter: LotFilter): SearchTerms => ({
  place: placeOf(filter),
  state: filter.state ?? "",
  probe: probeOf(filter.words),
  patterns: filter.words.map(containing),
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

/** The first three signs of the longest word; none where all are shorter. */
const probeOf = (words: readonly string[]): string => {
  const longest = words.filter(isFindable).sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? "" : [...longest].slice(0, 3).join("");
};
