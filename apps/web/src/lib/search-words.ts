import type { Category } from "@rebale/contract/listings";
import type { Material } from "@rebale/contract/listings/materials";
import { readAmount } from "@rebale/contract/values/typed-number";
import { t } from "ttag";
import { rupees, unitOf } from "./formatting/formatting.ts";
import { materialName } from "./formatting/material-names.ts";
import { named } from "./names/named.ts";

const statuses: Readonly<Record<string, string>> = {
  live: t`Live`,
  upcoming: t`Upcoming`,
  ended: t`Ended`,
};

type SearchCategories = readonly Pick<Category, "url" | "_id" | "title" | "sub_category">[];
type Filters = Readonly<Record<string, string | number | undefined>>;

/** A search's filter in words for people. */
export function wordsOf(
  name: string,
  filters: Filters,
  categories: SearchCategories,
  materials: readonly Pick<Material, "code" | "name">[] = [],
): string {
  const value = String(filters[name] ?? "");
  const category = categories.find((c) => c.url === filters.category || c._id === filters.category);
  const unit = filters.unit ? unitOf(String(filters.unit)) : "";
  const amount = readAmount(value) === null ? `“${value}”` : rupees(Number(readAmount(value)));
  const words: Record<string, string | undefined> = {
    q: `“${value}”`,
    category: category?.title,
    sub_category: category?.sub_category.find((sub) => sub.url === value)?.title,
    material: materialName(value, materials.find(({ code }) => code === value)?.name),
    state: named(value),
    status: statuses[value],
    unit,
    ends_within: t`Ends within the hour`,
    may_bid: t`Lots I may bid on`,
    near: t`Within ${String(filters.within ?? 100)} km of you`,
    min_price: t`from ${amount}`,
    max_price: t`up to ${amount}`,
    min_rate: t`from ${amount}/kg`,
    max_rate: t`up to ${amount}/kg`,
    min_quantity: t`from ${value} ${unit}`.trim(),
    max_quantity: t`up to ${value} ${unit}`.trim(),
  };
  return words[name] ?? value;
}

/** Where its lots stand in a list is no part of what it looks for. */
const ORDER: readonly string[] = ["sort", "by", "status", "page", "view"];

/** A search in words, a filter each; none for one that finds everything. */
export const searchWords = (filters: Filters, categories: SearchCategories): string[] =>
  Object.keys(filters)
    .filter((name) => !ORDER.includes(name) && filters[name] !== undefined)
    .map((name) => wordsOf(name, filters, categories));
