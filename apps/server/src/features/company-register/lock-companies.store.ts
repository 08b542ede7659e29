import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";
import type { Statement } from "../../platform/db/statement.ts";

/**
 * Whoever takes from companies' accounts locks them first, behind auctions and in order of id.
 * @param ids numbers, or a statement that says which
 */
export const lockCompanies = (tx: Tx, ids: readonly number[] | RawBuilder<unknown>) =>
  sql`select from companies
    where id in (${"length" in ids ? sql`select unnest(${[...ids]}::bigint[])` : ids})
    order by id for no key update`.execute(tx);

/** The same for a statement that is sent before others on a pipelined connection. */
export const companyLock: Statement<unknown> = {
  name: "company-lock",
  text: "select from companies where id = any($1::bigint[]) order by id for no key update",
};
