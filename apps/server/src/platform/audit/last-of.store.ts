import { sql } from "kysely";
import type { Db } from "../db/db.ts";

/** The last entry about one of these accounts that is one of these deeds; by their index. */
export async function lastOf(
  db: Db,
  userIds: readonly number[],
  actions: readonly string[],
): Promise<{ readonly action: string; readonly at: Date } | undefined> {
  const { rows } = await sql<{ action: string; at: Date }>`
    select action, at from audit
    where user_id = any(${[...userIds]}::bigint[]) and action = any(${[...actions]}::text[])
    order by id desc limit 1`.execute(db);
  return rows[0];
}
