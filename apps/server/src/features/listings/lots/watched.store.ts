import { sql } from "kysely";
import type pg from "pg";
import type { Db, Tx } from "../../../platform/db/db.ts";
import type { Caller } from "../../../platform/http/caller.ts";
import { seenBy } from "../../audience/index.ts";

const NONE: ReadonlySet<number> = new Set();

/** Which of these lots the caller watches: one look into one index, and none for a visitor. */
export async function watchedOf(
  pool: pg.Pool,
  caller: Caller,
  lotIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if ((caller.kind !== "buyer" && caller.kind !== "seller") || lotIds.length === 0) return NONE;
  const { rows } = await pool.query<{ lot_id: number }>({
    name: "watched-of",
    text: "select lot_id from watched_lots where user_id = $1 and lot_id = any($2::bigint[])",
    values: [caller.userId, lotIds],
  });
  return rows.length ? new Set(rows.map(({ lot_id }) => lot_id)) : NONE;
}

/** How many watch each of these lots, by lot; the seller does not count. */
export async function countWatchers(
  db: Db,
  lotIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("watched_lots as watches")
    .innerJoin("lots", "lots.id", "watches.lot_id")
    .select("watches.lot_id")
    .select((eb) => eb.fn.countAll<number>().as("watchers"))
    .where("watches.lot_id", "=", sql<number>`any(${[...lotIds]}::bigint[])`)
    .whereRef("watches.user_id", "<>", "lots.seller_id")
    .groupBy("watches.lot_id")
    .execute();
  return new Map(rows.map(({ lot_id, watchers }) => [lot_id, watchers]));
}

/** How many watch a lot, and have looked at it; its seller does not count. */
export async function interestIn(
  db: Db,
  lotId: number,
): Promise<{ watchers: number; views: number }> {
  const [watchers, { views }] = await Promise.all([
    countWatchers(db, [lotId]),
    db
      .selectFrom("lot_views")
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("views"), sql.lit(0)).as("views"))
      .where("lot_id", "=", lotId)
      .executeTakeFirstOrThrow(),
  ]);
  return { watchers: watchers.get(lotId) ?? 0, views: Number(views) };
}

/** Each lot's seller, and everybody who watches it. */
export async function lotsWithPeople(tx: Tx, lotIds: readonly number[]) {
  const { rows } = await sql<{
    id: number;
    title: string;
    url: string;
    starts_at: Date;
    ends_at: Date;
    user_id: number;
    is_seller: boolean;
  }>`
    select lots.id, lots.title, lots.url, timetables.starts_at, auctions.ends_at, who.user_id,
      who.user_id = lots.seller_id as is_seller
    from lots
    join lot_times timetables on timetables.lot_id = lots.id
    join standings auctions on auctions.lot_id = lots.id
    cross join lateral (
      select lots.seller_id as user_id
      union select user_id from watched_lots watches where watches.lot_id = lots.id
        and ${seenBy(sql.ref("watches.user_id"))}) who
    where lots.id = any(${[...lotIds]}::bigint[])
      and timetables.starts_at is not null and auctions.ends_at is not null
    order by auctions.ends_at, lots.id`.execute(tx);
  return rows;
}
