import type { Category } from "@rebale/contract/listings";
import type { Material } from "@rebale/contract/listings/materials";
import type { SearchRead } from "@rebale/contract/listings/search";
import { Link } from "react-router";
import { t } from "ttag";
import IconX from "~icons/tabler/x";
import { wordsOf } from "../../../../lib/search-words.ts";
import { ReadChips } from "../search/search-reading.tsx";
import classes from "../search.module.css";
import { type Filter, type FilterValues, narrows, withFilters } from "./read-filters.ts";

interface Props {
  filters: FilterValues;
  categories: readonly Category[];
  materials?: readonly Material[];
  /** How the typed words were read. */
  search?: SearchRead | null;
}

/** The filters in use, each removed by one tap. */
export function FilterChips({ filters, categories, materials, search }: Props) {
  const isRead = search != null && search.read.length > 0;
  const given = (Object.keys(filters) as Filter[]).filter(
    (name) => narrows(name) && !(name === "q" && isRead),
  );
  if (given.length === 0 && !isRead) return null;
  return (
    <ul className={classes.chips} aria-label={t`Filters in use`}>
      {isRead && <ReadChips search={search} filters={filters} />}
      {given.map((name) => {
        const words = wordsOf(name, filters, categories, materials);
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
