/** The filters of Live Listings, in the URL as a plain GET form writes them. */
export const FILTERS = [
  "q",
  "material",
  "category",
  "sub_category",
  "state",
  "status",
  "min_price",
  "max_price",
  "min_rate",
  "max_rate",
  "min_quantity",
  "max_quantity",
  "unit",
  "sort",
  "by",
  "page",
  "view",
] as const;
export type Filter = (typeof FILTERS)[number];
export type FilterValues = Partial<Record<Filter, string>>;

export function readFilters(params: URLSearchParams): FilterValues {
  const given = FILTERS.map((name) => [name, params.get(name)?.trim()] as const).filter(
    ([, value]) => value,
  );
  return Object.fromEntries(given);
}

const PLAIN: readonly Filter[] = ["page", "sort", "by", "view"];
/** Whether a filter leaves lots out; the others order and show the same ones. */
export const narrows = (name: Filter) => !PLAIN.includes(name);
export const isNarrowed = (filters: FilterValues) =>
  (Object.keys(filters) as Filter[]).some(narrows);

/** Whether it is words alone that leave lots out. */
export const isOnlySearched = ({ q, ...others }: FilterValues) => Boolean(q) && !isNarrowed(others);

/** The address of the same search with some filters changed; another search starts at page 1. */
export function withFilters(filters: FilterValues, changes: FilterValues): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filters, page: undefined, ...changes }))
    if (value) params.set(name, value);
  const text = params.toString();
  return text ? `?${text}` : "?";
}
