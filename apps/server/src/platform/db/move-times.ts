import { type RawBuilder, sql } from "kysely";
import type { Tx } from "./db.ts";

/** A demo's company brings its own sales nearer: each owner of a table moves its own times. */
export interface Advance {
  /** The seller's. */
  readonly companyId: number;
  /** Whole, from 1 on. */
  readonly seconds: number;
}

/** Moves the times of a feature's own tables. @returns the ids of what was moved */
export type MoveTimes = (tx: Tx, advance: Advance) => Promise<readonly Id[]>;
type Id = number | string;

/** A time, so many seconds before. */
export const before = (time: RawBuilder<unknown>, seconds: number): RawBuilder<unknown> =>
  sql`${time} - make_interval(secs => ${seconds})`;

/** For an `update`: each of these columns so many seconds earlier. */
export const earlier = (columns: readonly string[], seconds: number): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql`${sql.ref(column)} = ${before(sql.ref(column), seconds)}`));
