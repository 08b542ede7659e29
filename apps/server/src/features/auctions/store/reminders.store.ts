import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { usersOf } from "./outbid.store.ts";

/** Uses of Idempotency-Keys matter for as long as a client may retry. */
export async function deleteOldKeyUses(db: Db): Promise<void> {
  await db
    .deleteFrom("idempotent_bids")
    .where("created_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}

interface Reminded {
  readonly alias: number;
  /** Null for a company of which nobody may bid any more. */
  readonly bidder_id: number | null;
  readonly title: string;
  readonly url: string;
  readonly leads: boolean | null;
  readonly ends_at: Date;
}

const SOON = sql<Date>`(select market_now()) + interval '15 minutes'`;

/** The times of an open lot whose end is further than a reminder is for. */
export async function findLaterEnd(
  tx: Tx,
  lotId: number,
): Promise<{ starts_at: Date; ends_at: Date } | null> {
  const { rows } = await sql<{ starts_at: Date; ends_at: Date }>`
    select timetables.starts_at, auctions.ends_at from lot_goods lots
      join timetables on timetables.lot_id = lots.id
      join auctions on auctions.lot_id = lots.id
    where lots.id = ${lotId} and closed_at is null and paused_at is null
      and approval = 'approved' and auctions.ends_at >= ${SOON}`.execute(tx);
  return rows[0] ?? null;
}

/**
 * The users who may bid for those that bid on an open lot that ends within the quarter hour: they
 * may still want to act.
 * @param after the alias behind which a page of these begins
 */
export async function biddersToRemind(
  tx: Tx,
  lotId: number,
  after: number,
  most: number,
): Promise<Reminded[]> {
  const { rows } = await sql<Reminded>`
    select o.alias, who.bidder_id, l.title, l.url, a.leader_alias = o.alias as leads, a.ends_at
    from (select * from bid_orders where lot_id = ${lotId} and alias > ${after}
          and coalesce(tender_state, 'opened') = 'opened' and is_qualified is not false
        order by alias limit ${most}) o
      join lot_goods l on l.id = o.lot_id
      join timetables t on t.lot_id = o.lot_id
      join auctions a on a.lot_id = o.lot_id
      left join ${usersOf} on true
    where t.closed_at is null and t.paused_at is null
      and a.ends_at > (select market_now()) and a.ends_at < ${SOON}
    order by o.alias`.execute(tx);
  return rows;
}
