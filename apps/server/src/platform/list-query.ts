/** What a list screen asks for. */
export interface ListQuery {
  /** As `searchText` gives it; empty for all. */
  readonly q: string;
  /** From 1. */
  readonly page: number;
  /** Rows of a page. */
  readonly rows: number;
}

/** What a person typed into a search field, as PostgreSQL can take it: it refuses the zero sign. */
export const searchText = (q: string | undefined): string =>
  (q ?? "").replace(/\p{Cc}+/gu, " ").trim();

/** A pattern for `like` and `ilike`: `text` anywhere, its signs as typed. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

export const offsetOf = ({ page, rows }: Pick<ListQuery, "page" | "rows">): number =>
  (page - 1) * rows;

export const pageCount = (total: number, rows: number): number => Math.ceil(total / rows);
