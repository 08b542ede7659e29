import type { SearchRead } from "@rebale/contract/listings/search";
import { Link } from "react-router";
import { t } from "ttag";
import IconX from "~icons/tabler/x";
import { type FilterValues, withFilters } from "../filters/read-filters.ts";
import classes from "../search.module.css";

interface Props {
  search: SearchRead;
  filters: FilterValues;
}

/** The typed words as read, each part removed by one tap; in a list of chips. */
export function ReadChips({ search, filters }: Props) {
  const { read, words } = search;
  const typed = read.map((part) => part.typed).join(" ");
  const others = words.filter(
    (word) => !read.some(({ as, value }) => as === "words" && value.split(" ").includes(word)),
  );
  return (
    <>
      {read.map((part) => (
        <li key={part.as + part.typed}>
          <Link
            to={withFilters(filters, { q: part.without || undefined })}
            aria-label={t`Remove ${part.title}`}
            preventScrollReset
          >
            {part.title}
            {part.typed.toLowerCase() !== part.title.toLowerCase() && <small>“{part.typed}”</small>}
            <IconX size={16} aria-hidden />
          </Link>
        </li>
      ))}
      {others.length > 0 && (
        <li>
          <Link
            to={withFilters(filters, { q: typed || undefined })}
            aria-label={t`Remove ${others.join(" ")}`}
            preventScrollReset
          >
            “{others.join(" ")}” <IconX size={16} aria-hidden />
          </Link>
        </li>
      )}
    </>
  );
}

/** Says what was corrected or read, and offers the search as it was typed. */
export function SearchNote({ search, filters }: Props) {
  const typed = filters.q ?? "";
  if (!search.corrected && search.read.length === 0) return null;
  const literal = (
    <Link to={withFilters(filters, { q: search.literal })} preventScrollReset>
      {t`Search for “${typed}” exactly as typed`}
    </Link>
  );
  return (
    <p className={classes.note}>
      {search.corrected && (
        <span>{t`No results for “${typed}”. Showing lots for “${search.q}”.`} </span>
      )}
      {literal}
    </p>
  );
}
