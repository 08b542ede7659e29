import { type RawBuilder, type SqlBool, sql } from "kysely";

/** The query of a list screen. */
export interface ListQuery {
  /** As `searchText` gives it; empty for all. */
  readonly q: string;
  /** From 1. */
  readonly page: number;
  /** Rows of a page. */
  readonly rows: number;
}

/** Days in India, `YYYY-MM-DD`, both included. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A list sorted by one of its columns. */
export interface Sorting<C> {
  readonly sort?: C | undefined;
  readonly dir?: "asc" | "desc" | undefined;
}

/** The query of a list that is searched, cut to some days, and sorted by its columns. */
export type SortedList<C> = ListQuery & Days & Sorting<C>;

/** Whether a time lies within these days. */
export function within(column: string, { from, to }: Days): RawBuilder<SqlBool> {
  const at = sql.ref(column);
  const start = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Kolkata'`;
  const end = (day: string) => sql`(${day}::date + 1)::timestamp at time zone 'Asia/Kolkata'`;
  const conditions = [
    ...(from ? [sql`${at} >= ${start(from)}`] : []),
    ...(to ? [sql`${at} < ${end(to)}`] : []),
  ];
  return conditions.length ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`true`;
}

/** A person's search text, as PostgreSQL can take it: it refuses the zero sign. */
export const searchText = (q: string | undefined): string =>
  (q ?? "").replace(/\p{Cc}+/gu, " ").trim();

/** A pattern for `like` and `ilike`: `text` anywhere, its characters as typed. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

export const offsetOf = ({ page, rows }: Pick<ListQuery, "page" | "rows">): number =>
  (page - 1) * rows;

export const pageCount = (total: number, rows: number): number => Math.ceil(total / rows);
