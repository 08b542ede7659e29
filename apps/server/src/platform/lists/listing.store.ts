import { type Compilable, type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "../db/db.ts";
import type { DB } from "../db/db-types.ts";
import { type ListQuery, offsetOf } from "./list-query.ts";

type Page = Pick<ListQuery, "page" | "rows">;

/** A list of the office: a page of it for a screen, all of it for a file. */
export interface Listing<Row> {
  /** `total` counts up to MAX_COUNT rows. */
  readonly page: (asked: Page) => Promise<{ listed: Row[]; total: number }>;
  /** Every row, in the order of the pages. */
  readonly all: Compilable<Row>;
  /** How many those are. */
  readonly count: Compilable<{ total: number }>;
}

/** A row of a listing. */
export type RowOf<L> = L extends Listing<infer Row> ? Row : never;

/** Counted this far for a screen: nobody reads more pages. */
export const MAX_COUNT = 10_000;

/** @param matching the rows that `listed` orders, and joins what is shown beside them to */
export function listing<M, T extends keyof M, D, L extends keyof D, R>(
  db: Db,
  matching: SelectQueryBuilder<M, T, object>,
  listed: SelectQueryBuilder<D, L, R>,
): Listing<R> {
  const some = (matching as unknown as SelectQueryBuilder<DB, "audit", object>)
    .select(sql`1`.as("one"))
    .limit(MAX_COUNT)
    .as("some");
  return {
    all: listed as unknown as Compilable<R>,
    count: matching.select((eb) => eb.fn.countAll<number>().as("total")),
    async page(asked) {
      const rows = await listed.limit(asked.rows).offset(offsetOf(asked)).execute();
      const { total } = await db
        .selectFrom(some)
        .select((eb) => eb.fn.countAll<number>().as("total"))
        .executeTakeFirstOrThrow();
      return { listed: rows as R[], total };
    },
  };
}
