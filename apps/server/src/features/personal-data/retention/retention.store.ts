import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";

/** Which table lapses by which of its times, and under what condition. */
export interface Lapsing {
  readonly table: string;
  readonly key: string;
  readonly time: string;
  readonly only?: string;
}

/** A statement that takes longer, in milliseconds, fails. */
export const boundStatements = (tx: Tx, ms: number) =>
  sql`set local statement_timeout to ${sql.lit(ms)}`.execute(tx);

/**
 * The keys of rows that are older, oldest first and without those to `skip`; locked, and those that
 * somebody holds left out.
 */
export async function findLapsed(
  tx: Tx,
  { table, key, time, only }: Lapsing,
  { before, skip, most }: { before: Date; skip: readonly number[]; most: number },
): Promise<number[]> {
  const condition = only ? sql`and ${sql.raw(only)}` : sql``;
  const { rows } = await sql<{ key: number }>`
    select ${sql.ref(key)} as key from ${sql.table(table)}
    where ${sql.ref(time)} < ${before} and ${sql.ref(key)} <> all(${skip}::bigint[]) ${condition}
    order by ${sql.ref(time)} limit ${most} for update skip locked`.execute(tx);
  return rows.map((row) => row.key);
}

export const dropRows = (tx: Tx, { table, key }: Lapsing, keys: readonly number[]) =>
  sql`delete from ${sql.table(table)} where ${sql.ref(key)} = any(${keys}::bigint[])`.execute(tx);
