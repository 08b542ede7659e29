import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import type { PersonalTable } from "../columns/personal-table.ts";
import { type Person, whose } from "../whose.store.ts";

/** A person's rows in a table, without the secret columns. */
export async function rowsOn(
  db: Db,
  name: string,
  table: PersonalTable,
  person: Person,
  most: number,
): Promise<Record<string, unknown>[]> {
  const columns = [...(table.about ?? []), ...(table.personal ?? [])];
  const only = sql.raw(table.shownWhere ?? "true");
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
    where ${whose(table, person)} and ${only} order by 1 limit ${most}`.execute(db);
  return rows;
}
