import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { forMember } from "../notifications.store.ts";

/**
 * How many came since each of these members last looked, at most `most`: the newest are walked by
 * index. Who is no member has none.
 */
export async function countUnread(
  db: Db,
  userIds: readonly number[],
  most: number,
): Promise<ReadonlyMap<number, number>> {
  const came = db
    .selectFrom("notifications")
    .select("id")
    .where(
      forMember({
        id: sql<number>`reader.id`,
        type: sql<string>`reader.type`,
        since: sql<Date>`reader.created_at`,
      }),
    )
    .where("created_at", ">", sql<Date>`coalesce(reading.seen_at, reader.created_at)`)
    .limit(most)
    .as("came");
  const rows = await db
    .selectFrom("people as reader")
    .leftJoin("notification_readings as reading", "reading.user_id", "reader.id")
    .select(["reader.id"])
    .select(db.selectFrom(came).select(sql<number>`count(*)`.as("count")).as("unread"))
    .where("reader.id", "=", sql<number>`any(${userIds})`)
    .execute();
  return new Map(rows.map(({ id, unread }) => [id, unread ?? 0]));
}

export const noteRead = (db: Db, userId: number) =>
  db
    .insertInto("notification_readings")
    .values({ user_id: userId, seen_at: sql`market_now()` })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ seen_at: sql`market_now()` }),
    )
    .execute();

/** Whom notifications of these last seconds went to; null for what went to many. */
export async function notifiedSince(db: Db, seconds: number): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom("notifications")
    .select("user_id")
    .distinct()
    .where("created_at", ">", sql<Date>`(select market_now()) - ${seconds} * interval '1 second'`)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** When the session of a token ends; undefined for one that has ended. */
export const findSessionEnd = async (db: Db, tokenHash: Buffer): Promise<Date | undefined> =>
  (
    await db
      .selectFrom("sessions")
      .select("expires_at")
      .where("token_hash", "=", tokenHash)
      .executeTakeFirst()
  )?.expires_at;
