import { Link } from "react-router";
import IconChevronDown from "~icons/tabler/chevron-down";
import IconChevronUp from "~icons/tabler/chevron-up";
import IconSelector from "~icons/tabler/selector";
import classes from "./table.module.css";
import { useListAddress } from "./use-list-address.ts";

export interface Column<T> {
  head: string;
  cell: (row: T) => React.ReactNode;
  /** `figure` to the right, `wide` takes what is left. */
  kind?: "figure" | "wide" | "action";
  /** By what the server sorts the list; a click on the head does. */
  sort?: string;
}

interface Props<T> {
  label: string;
  rows: readonly T[];
  columns: readonly Column<T>[];
  keyOf: (row: T) => string;
}

/**
 * On a phone the rows are laid out as cards, and then Safari no longer takes them for a table
 * unless it is told.
 */
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

/** A table for a desk, cards for a phone. */
export function Table<T>({ label, rows, columns, keyOf }: Props<T>) {
  // A row's name heads its card, and needs no word before it.
  const name = columns.find(({ kind }) => kind !== "action")?.head;
  return (
    <table className={classes.table} {...roles.table} aria-label={label}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {columns.map(({ head, kind, sort }) => (
            <Head key={head} head={head} kind={kind} sort={sort} />
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...roles.row}>
            {columns.map(({ head, cell, kind }) => (
              <td
                key={head}
                {...roles.cell}
                data-kind={kind}
                data-head={head === name || kind === "action" ? undefined : head}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ head, kind, sort }: Pick<Column<never>, "head" | "kind" | "sort">) {
  const { get, to } = useListAddress();
  const isBy = sort !== undefined && get("sort") === sort;
  const isDown = isBy && get("dir") === "desc";
  const Sign = isDown ? IconChevronDown : isBy ? IconChevronUp : IconSelector;
  return (
    <th
      {...roles.head}
      scope="col"
      data-kind={kind}
      aria-sort={isBy ? (isDown ? "descending" : "ascending") : undefined}
    >
      {kind === "action" && <span className="unseen">{head}</span>}
      {kind !== "action" && !sort && head}
      {sort && (
        <Link
          to={to({ sort, dir: isBy && !isDown ? "desc" : null })}
          className={classes.sort}
          preventScrollReset
        >
          {head} <Sign size={16} aria-hidden />
        </Link>
      )}
    </th>
  );
}

/**
 * A row's name; the whole row is its target. A panel opens above the list where one is, a page
 * begins at its top.
 */
export const RowLink = ({
  to,
  children,
  below,
}: {
  to: string;
  children: React.ReactNode;
  below?: React.ReactNode;
}) => (
  <div className={classes.name}>
    <Link to={to} preventScrollReset={to.startsWith("?")}>
      {children}
    </Link>
    {below && <span>{below}</span>}
  </div>
);
