import { sql } from "kysely";
import type { Tx } from "./db.ts";
import type { DB } from "./db-types.ts";

/**
 * Sets the same columns of many rows in one statement: each is found by its `key`, and its other
 * fields are set. The types of the columns are the table's own.
 */
export async function updateMany<T extends keyof DB & string>(
  tx: Tx,
  table: T,
  key: keyof DB[T] & string,
  rows: readonly Readonly<Partial<Record<keyof DB[T], unknown>>>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => column !== key);
  const set = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`new.${column}`)}`);
  await sql`update ${sql.table(table)} set ${sql.join(set)}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) as new
    where ${sql.ref(`${table}.${key}`)} = ${sql.ref(`new.${key}`)}`.execute(tx);
}
