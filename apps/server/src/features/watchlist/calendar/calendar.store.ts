import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { seenBy } from "../../audience/index.ts";
import { lotsJoined } from "../../listings/index.ts";

/** The member's calendar is read with this token from now on, and with no other. */
export const setCalendar = (tx: Tx, userId: number, tokenHash: Buffer) =>
  tx
    .insertInto("watch_calendars")
    .values({ user_id: userId, token_hash: tokenHash })
    .onConflict((same) => same.column("user_id").doUpdateSet({ token_hash: tokenHash }))
    .execute();

export const removeCalendar = (tx: Tx, userId: number) =>
  tx.deleteFrom("watch_calendars").where("user_id", "=", userId).execute();

/** The member whose calendar is read with the token, while they may sign in; the market's time. */
export const findCalendar = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom("watch_calendars")
    .innerJoin("people", "people.id", "watch_calendars.user_id")
    .select(["user_id", sql<Date>`market_now()`.as("now")])
    .where("token_hash", "=", tokenHash)
    .where("people.status", "=", "active")
    .executeTakeFirst();

/** The lots that a member watches and may see, by their ends. */
export const watchedClosings = (db: Db, userId: number) =>
  lotsJoined(db)
    .innerJoin("watches", "watches.lot_id", "lots.id")
    .select(["lots.id", "lots.title", "lots.url", "auctions.ends_at", "timetables.outcome"])
    .where("watches.user_id", "=", userId)
    .where("lots.approval", "=", "approved")
    .where(seenBy(userId))
    .orderBy("auctions.ends_at")
    .orderBy("lots.id")
    .execute();
