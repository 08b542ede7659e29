import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import { offsetOf } from "../../platform/lists/list-query.ts";
import { seenBy } from "../audience/index.ts";
import { lotColumns, lotsJoined } from "../listings/index.ts";

/** Whether a member may know of a lot that is approved. */
export const isSeen = async (tx: Tx, userId: number, lotId: number): Promise<boolean> =>
  Boolean(
    await tx
      .selectFrom("lot_goods as lots")
      .select("id")
      .where("id", "=", lotId)
      .where("approval", "=", "approved")
      .where(seenBy(userId))
      .executeTakeFirst(),
  );

/** Those of these that the member may see and does not watch yet; and how many the member watches. */
export async function findUnwatched(
  tx: Tx,
  userId: number,
  lotIds: readonly number[],
): Promise<{ seenIds: number[]; missing: number[]; watches: number }> {
  const rows = await tx
    .selectFrom("lot_goods as lots")
    .leftJoin("watches", (join) =>
      join.onRef("watches.lot_id", "=", "lots.id").on("watches.user_id", "=", userId),
    )
    .select(["lots.id", "watches.user_id as watcher"])
    .where("lots.id", "=", sql<number>`any(${[...lotIds]}::bigint[])`)
    .where("approval", "=", "approved")
    .where(seenBy(userId))
    .execute();
  const { watches } = await tx
    .selectFrom("watches")
    .select(sql<number>`count(*)`.as("watches"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return {
    seenIds: rows.map(({ id }) => id),
    missing: rows.filter(({ watcher }) => watcher === null).map(({ id }) => id),
    watches,
  };
}

/** How many other lots the member watches, and whether this one. */
export const countWatches = (tx: Tx, userId: number, lotId: number) =>
  tx
    .selectFrom("watches")
    .select([
      sql<number>`count(*) filter (where lot_id <> ${lotId})`.as("others"),
      sql<boolean>`coalesce(bool_or(lot_id = ${lotId}), false)`.as("watches"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();

export const addWatches = (tx: Tx, userId: number, lotIds: readonly number[]) =>
  tx
    .insertInto("watches")
    .values(lotIds.map((lot_id) => ({ user_id: userId, lot_id })))
    .execute();

export async function removeWatch(tx: Tx, userId: number, lotId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("watches")
    .where("user_id", "=", userId)
    .where("lot_id", "=", lotId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const listWatchedIds = (db: Db, userId: number) =>
  db
    .selectFrom("watches")
    .select("lot_id")
    .where("user_id", "=", userId)
    .orderBy("watched_at", "desc")
    .orderBy("lot_id", "desc")
    .execute();

const isOver = sql<boolean>`(timetables.closed_at is not null
  or (auctions.ends_at <= (select market_now()) and timetables.paused_at is null))`;
const byStatus = {
  live: sql<boolean>`not ${isOver} and timetables.starts_at <= (select market_now())
    and not timetables.awaits_signature`,
  upcoming: sql<boolean>`not ${isOver}
    and (timetables.starts_at > (select market_now()) or timetables.awaits_signature)`,
  ended: isOver,
};

interface Asked {
  readonly status?: keyof typeof byStatus | undefined;
  readonly page: number;
  readonly rows: number;
}

/** One page of the member's watchlist, and how many lots there are. */
export async function listWatched(db: Db, userId: number, { status, page, rows }: Asked) {
  const watched = lotsJoined(db)
    .innerJoin("watches", "watches.lot_id", "lots.id")
    .where("watches.user_id", "=", userId)
    .where("lots.approval", "=", "approved")
    .where(seenBy(userId))
    .where(status ? byStatus[status] : sql<boolean>`true`);
  const listed = await watched
    .select(lotColumns)
    .orderBy(isOver)
    .orderBy(sql`case when not ${isOver} then auctions.ends_at end`)
    .orderBy("auctions.ends_at", "desc")
    .orderBy("lots.id")
    .limit(rows)
    .offset(offsetOf({ page, rows }))
    .execute();
  const { total } = await watched
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { listed, total };
}
