import type { Operation } from "@rebale/contract";
import { lazy, Suspense, useRef } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { t } from "ttag";
import type { Call } from "../../../lib/api/operations.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import type { Drawing } from "../../../ui/states/drawings.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import { useKeys } from "../use-keys.ts";
import { Dates } from "./dates.tsx";
import classes from "./list.module.css";
import { readOrder } from "./list-address.rules.ts";
import { ListFiles } from "./list-files.tsx";
import { Pager } from "./pager.tsx";
import { SearchBox } from "./search-box.tsx";
import { type Column, Table } from "./table.tsx";
import { useListAddress } from "./use-list-address.ts";

/** They come after the list. */
const SavedViews = lazy(() => import("./views/saved-views.tsx"));

export interface ListSaved {
  readonly of: Call<Operation>;
  readonly filter?: Record<string, unknown>;
}

interface Props<T> {
  /** For who cannot see it. */
  label: string;
  rows: readonly T[];
  totalpage: number;
  columns?: readonly Column<T>[];
  keyOf: (row: T) => string;
  /** Instead of a table. */
  render?: (rows: readonly T[]) => React.ReactNode;
  filters?: React.ReactNode;
  /** Straight above the rows, where there are any: what is done to those that are selected. */
  above?: React.ReactNode;
  /** Its days' label: 'Submitted'. With them a list has saved views. */
  days?: string;
  /** The search's label; a short list does without. */
  search?: string;
  /** The rows' operation, and its filter beside search, days and order: to save all of them. */
  files?: ListSaved;
  /** When there is nothing at all. */
  empty: { title: string; text: string; next?: React.ReactNode; drawing?: Drawing };
}

/** Filters, search, rows, pages; and what to say when there is nothing. */
export function List<T>({
  label,
  rows,
  totalpage,
  columns = [],
  keyOf,
  render,
  filters,
  above,
  days,
  search,
  files,
  empty,
}: Props<T>) {
  const { q, page } = useListAddress();
  const [address] = useSearchParams();
  const waits = useNavigation().state === "loading";
  const shown = useRowKeys();
  const saved = files && rows.length > 0 && (
    <ListFiles
      label={label}
      of={files.of}
      query={{ q, ...readOrder(address, columns.flatMap(sortOf)), ...files.filter }}
    />
  );
  return (
    <div className={classes.list}>
      {(filters || search || days || saved) && (
        <div className={classes.bar}>
          {filters}
          {search && <SearchBox label={search} />}
          {days && <Dates of={days} />}
          {days && (
            <Suspense>
              <SavedViews />
            </Suspense>
          )}
          {saved}
        </div>
      )}
      {rows.length > 0 && above}
      <div ref={shown} className={classes.rows} aria-busy={waits}>
        {rows.length > 0 &&
          (render ? (
            render(rows)
          ) : (
            <Table label={label} rows={rows} columns={columns} keyOf={keyOf} />
          ))}
        {rows.length === 0 && <NoRows empty={empty} />}
      </div>
      {(totalpage > 1 || page > 1 || rows.length >= 20) && <Pager totalpage={totalpage} />}
    </div>
  );
}

/** Why there is nothing, and what to do about it. */
function NoRows({ empty }: Pick<Props<unknown>, "empty">) {
  const { q, page, get, to } = useListAddress();
  if (page > 1)
    return (
      <Nothing
        title={t`This page does not exist`}
        to={to({ page: 1 })}
        next={t`Go to the first page`}
      />
    );
  if (q)
    return (
      <Nothing
        title={t`Nothing found for “${q}”`}
        to={to({ q: null })}
        next={t`Clear the search`}
      />
    );
  if (get("from") || get("to"))
    return (
      <Nothing
        title={t`Nothing in these days`}
        to={to({ from: null, to: null })}
        next={t`Show all days`}
      />
    );
  return (
    <Empty drawing={empty.drawing ?? "done"} title={empty.title} next={empty.next}>
      {empty.text}
    </Empty>
  );
}

/** j and k walk through the rows; Enter opens the one that has the focus. */
function useRowKeys() {
  const shown = useRef<HTMLDivElement>(null);
  useKeys((key) => {
    if (key !== "j" && key !== "k") return;
    const rows = [...(shown.current?.querySelectorAll("tbody tr") ?? [])];
    const links = rows.flatMap((row) => row.querySelector("a") ?? []);
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    (links[key === "j" ? at + 1 : Math.max(0, at - 1)] ?? links.at(-1))?.focus();
    return true;
  });
  return shown;
}

const sortOf = ({ sort }: { sort?: string }) => (sort ? [sort] : []);

const Nothing = ({ title, to, next }: { title: string; to: string; next: string }) => (
  <Empty
    drawing="search"
    title={title}
    next={
      <ButtonLink to={to} kind="quiet" replace>
        {next}
      </ButtonLink>
    }
  />
);
