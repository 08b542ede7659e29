import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "../../platform/db.ts";
import type { Caller } from "../../platform/http/caller.ts";

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
    text: "select lot_id from watches where user_id = $1 and lot_id = any($2::bigint[])",
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
    .selectFrom("watches")
    .innerJoin("lots", "lots.id", "watches.lot_id")
    .select("watches.lot_id")
    .select((eb) => eb.fn.countAll<number>().as("watchers"))
    .where("watches.lot_id", "=", sql<number>`any(${[...lotIds]}::bigint[])`)
    .whereRef("watches.user_id", "<>", "lots.seller_id")
    .groupBy("watches.lot_id")
    .execute();
  return new Map(rows.map(({ lot_id, watchers }) => [lot_id, watchers]));
}
