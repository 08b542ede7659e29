import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { offsetOf } from "../../../platform/lists/list-query.ts";
import { lotColumns, lotsJoined } from "../lots/lot-rows.store.ts";

const isOver = sql<boolean>`(timetables.closed_at is not null
  or (timetables.paused_at is null and auctions.ends_at <= (select market_now())))`;

/** One page of the approved lots that a member is invited to: open ones first, ending soonest. */
export async function listInvited(
  db: Db,
  userId: number,
  { page, rows }: { readonly page: number; readonly rows: number },
) {
  const invited = lotsJoined(db)
    .innerJoin("invited_people as guest", "guest.lot_id", "lots.id")
    .where("guest.user_id", "=", userId)
    .where("lots.approval", "=", "approved")
    .where("timetables.starts_at", "is not", null);
  const listed = await invited
    .select(lotColumns)
    .orderBy(isOver)
    .orderBy(sql`case when not ${isOver} then auctions.ends_at end`)
    .orderBy("auctions.ends_at", "desc")
    .orderBy("lots.id")
    .limit(rows)
    .offset(offsetOf({ page, rows }))
    .execute();
  const { total } = await invited
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { listed, total };
}
