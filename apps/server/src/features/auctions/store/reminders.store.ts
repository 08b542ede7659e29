import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";

/** Uses of Idempotency-Keys matter for as long as a client may retry. */
export async function deleteOldKeyUses(db: Db): Promise<void> {
  await db
    .deleteFrom("idempotent_bids")
    .where("created_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}

const SOON = sql<Date>`(select market_now()) + interval '15 minutes'`;

/** The times of an open lot whose end is further than a reminder is for. */
export async function findLaterEnd(
  tx: Tx,
  lotId: number,
): Promise<{ starts_at: Date; ends_at: Date } | null> {
  const { rows } = await sql<{ starts_at: Date; ends_at: Date }>`
    select timetables.starts_at, auctions.ends_at from lots
      join timetables on timetables.lot_id = lots.id
      join auctions on auctions.lot_id = lots.id
    where lots.id = ${lotId} and closed_at is null and paused_at is null
      and approval = 'approved' and auctions.ends_at >= ${SOON}`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Who bid on an open lot that ends within the quarter hour: they may still want to act.
 * @param after the alias behind which a page of them begins
 */
export const biddersToRemind = (tx: Tx, lotId: number, after: number, most: number) =>
  tx
    .selectFrom("bid_orders as o")
    .innerJoin("lots", "lots.id", "o.lot_id")
    .innerJoin("timetables", "timetables.lot_id", "o.lot_id")
    .innerJoin("auctions", "auctions.lot_id", "o.lot_id")
    .select(["o.bidder_id", "o.alias", "lots.title", "lots.url"])
    .select(["auctions.leader_id", "auctions.ends_at"])
    .where("o.lot_id", "=", lotId)
    .where("o.alias", ">", after)
    .where("timetables.closed_at", "is", null)
    .where("timetables.paused_at", "is", null)
    .where("auctions.ends_at", ">", sql<Date>`(select market_now())`)
    .where("auctions.ends_at", "<", SOON)
    .orderBy("o.alias")
    .limit(most)
    .execute();
