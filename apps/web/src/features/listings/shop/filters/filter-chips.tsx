import type { Category } from "@rebale/contract/listings";
import type { Material } from "@rebale/contract/listings/materials";
import type { SearchRead } from "@rebale/contract/listings/search";
import { Link } from "react-router";
import { t } from "ttag";
import IconX from "~icons/tabler/x";
import { wordsOf } from "../../../../lib/search-words.ts";
import { ReadChips } from "../search/search-reading.tsx";
import classes from "../search.module.css";
import {
  chosenOf,
  type Filter,
  type FilterValues,
  isSeveral,
  narrows,
  withFilters,
} from "./read-filters.ts";

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
      {given.flatMap((name) =>
        valuesOf(name, filters).map((value) => {
          const words = wordsOf(name, { ...filters, [name]: value }, categories, materials);
          return (
            <li key={name + value}>
              <Link
                to={withFilters(filters, without(name, value, filters))}
                aria-label={t`Remove ${words}`}
                preventScrollReset
              >
                {words} <IconX size={16} aria-hidden />
              </Link>
            </li>
          );
        }),
      )}
      {given.length + Number(isRead) > 1 && (
        <li>
          <Link to={cleared(filters)} data-all preventScrollReset>
            {t`Clear all`}
          </Link>
        </li>
      )}
    </ul>
  );
}

const valuesOf = (name: Filter, filters: FilterValues) =>
  isSeveral(name) ? chosenOf(filters[name]) : [filters[name] ?? ""];

/** A kind goes with its category, a distance with its place. */
function without(name: Filter, value: string, filters: FilterValues): FilterValues {
  const left = valuesOf(name, filters).filter((other) => other !== value);
  return {
    [name]: left.join(",") || undefined,
    ...(name === "category" && { sub_category: undefined }),
    ...(name === "near" && { within: undefined }),
  };
}

/** The same list, all of it. */
const cleared = ({ view, sort, by }: FilterValues) => withFilters({ view, sort, by }, {});
