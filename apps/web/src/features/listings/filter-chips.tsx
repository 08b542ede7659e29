import type { Category } from "@rebale/contract/listings";
import { IconX } from "@tabler/icons-react";
import { Link } from "react-router";
import { t } from "ttag";
import { wordsOf } from "../../lib/search-words.ts";
import { type Filter, type FilterValues, withFilters } from "./read-filters.ts";
import classes from "./search.module.css";

const plain: readonly Filter[] = ["page", "sort", "view"];

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
