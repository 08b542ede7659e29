import type { SelectQueryBuilder } from "kysely";
import type { DB } from "./db-types.ts";
import { type ListQuery, offsetOf } from "./list-query.ts";

/** One page of `listed`, and how many rows `matching` has in all. */
export async function pageOf<T extends keyof DB, L extends keyof DB, R>(
  matching: SelectQueryBuilder<DB, T, object>,
  listed: SelectQueryBuilder<DB, L, R>,
  asked: Omit<ListQuery, "q">,
) {
  const rows = await listed.limit(asked.rows).offset(offsetOf(asked)).execute();
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { listed: rows, total };
}
