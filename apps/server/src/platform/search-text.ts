/** What a person typed into a search field, as PostgreSQL can take it: it refuses the zero sign. */
export const searchText = (q: string | undefined): string =>
  (q ?? "").replace(/\p{Cc}+/gu, " ").trim();
