import { type RawBuilder, type SqlBool, sql } from "kysely";

/**
 * The words of `statement_lines l` have this UTR as a word of their own. As a part of another word
 * it may be anything.
 */
export const namesUtr = (utr: RawBuilder<unknown>) =>
  sql<SqlBool>`upper(l.words) ~ ('(^|[^A-Z0-9])(IMPS)?' || upper(${utr}) || '($|[^A-Z0-9])')
    and ${utr} ~ '^[A-Za-z0-9]{10,}$'`;
