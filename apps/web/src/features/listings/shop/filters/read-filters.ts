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
  "ends_within",
  "may_bid",
  "near",
  "within",
  "sort",
  "by",
  "page",
  "view",
] as const;
export type Filter = (typeof FILTERS)[number];
export type FilterValues = Partial<Record<Filter, string>>;

export function readFilters(params: URLSearchParams): FilterValues {
  const given = FILTERS.map((name) => {
    const texts = params.getAll(name).map((text) => text.trim());
    return [name, isSeveral(name) ? texts.filter(Boolean).join(",") : texts[0]] as const;
  }).filter(([, value]) => value);
  return Object.fromEntries(given);
}

/** Filters of which several values stand side by side, with commas between them. */
export const isSeveral = (name: string): boolean => name === "category" || name === "state";
export const chosenOf = (value: string | undefined): string[] => value?.split(",") ?? [];

// How far is near says nothing by itself.
const PLAIN: readonly Filter[] = ["page", "sort", "by", "view", "within"];
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
