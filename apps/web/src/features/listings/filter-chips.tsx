import type { Category } from "@rebale/contract/listings";
import { IconX } from "@tabler/icons-react";
import { Link } from "react-router";
import { t } from "ttag";
import { rupees, unitOf } from "../../lib/formatting.ts";
import { type Filter, type FilterValues, withFilters } from "./read-filters.ts";
import classes from "./search.module.css";

const plain: readonly Filter[] = ["page", "sort", "view"];

const statuses: Readonly<Record<string, string>> = {
  live: t`Live`,
  upcoming: t`Upcoming`,
  ended: t`Ended`,
};

/** The filters in use, each removed by one tap. */
export function FilterChips({
  filters,
  categories,
}: {
  filters: FilterValues;
  categories: readonly Category[];
}) {
  const given = (Object.keys(filters) as Filter[]).filter((name) => !plain.includes(name));
  if (given.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t`Filters in use`}>
      {given.map((name) => {
        const words = wordsOf(name, filters, categories);
        const without = name === "category" ? { category: undefined, sub_category: undefined } : {};
        return (
          <li key={name}>
            <Link
              to={withFilters(filters, { [name]: undefined, ...without })}
              aria-label={t`Remove ${words}`}
              preventScrollReset
            >
              {words} <IconX size={16} aria-hidden />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

export function wordsOf(
  name: Filter,
  filters: FilterValues,
  categories: readonly Pick<Category, "url" | "_id" | "title" | "sub_category">[],
): string {
  const value = filters[name] ?? "";
  const category = categories.find((c) => c.url === filters.category || c._id === filters.category);
  const unit = filters.unit ? unitOf(filters.unit) : "";
  const words: Partial<Record<Filter, string>> = {
    q: `“${value}”`,
    category: category?.title,
    sub_category: category?.sub_category.find((sub) => sub.url === value)?.title,
    status: statuses[value],
    unit,
    min_price: t`from ${rupees(Number(value) || 0)}`,
    max_price: t`up to ${rupees(Number(value) || 0)}`,
    min_rate: t`from ${rupees(Number(value) || 0)}/kg`,
    max_rate: t`up to ${rupees(Number(value) || 0)}/kg`,
    min_quantity: t`from ${value} ${unit}`.trim(),
    max_quantity: t`up to ${value} ${unit}`.trim(),
  };
  return words[name] ?? value;
}
