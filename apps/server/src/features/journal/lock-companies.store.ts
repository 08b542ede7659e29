import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

/** Whoever takes from companies' accounts locks them first, behind auctions and in order of id. */
export const lockCompanies = (tx: Tx, ids: readonly number[]) =>
  sql`select from companies where id = any(${[...ids]}::bigint[]) order by id
    for no key update`.execute(tx);
