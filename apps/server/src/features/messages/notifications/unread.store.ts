import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import { forMember, type Reader } from "./notifications.store.ts";

/** How many came since the member last looked, at most `most`: the newest are walked by index. */
export async function countUnread(db: Db, reader: Reader, most: number): Promise<number> {
  const seen = sql<Date>`coalesce(
    (select seen_at from notification_readings where user_id = ${reader.id}), ${reader.since})`;
  const { count } = await db
    .selectFrom(
      db
        .selectFrom("notifications")
        .select("id")
        .where(forMember(reader))
        .where("created_at", ">", seen)
        .limit(most)
        .as("unread"),
    )
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export const noteRead = (db: Db, userId: number) =>
  db
    .insertInto("notification_readings")
    .values({ user_id: userId, seen_at: sql`now()` })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ seen_at: sql`now()` }))
    .execute();
