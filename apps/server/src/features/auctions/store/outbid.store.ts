import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

export interface Outbid {
  readonly lot_id: number;
  readonly bidder_id: number;
  readonly company_id: number | null;
  readonly title: string;
  readonly url: string;
  readonly highest_bid: number;
  readonly ends_at: Date;
}

/**
 * Those of the orders `o` whose bidders lost the lead some seconds ago, have not regained it and
 * were not notified since their last bid. When the lead was lost, the ledger says: it is the entry
 * after the bidder's own last one.
 */
const outbidFor = (seconds: number) => sql`join auctions a on a.lot_id = o.lot_id
  join timetables t on t.lot_id = o.lot_id
  join ledger_entries e on e.lot_id = o.lot_id and e.seq = o.last_seq + 1
  where o.outbid_notified_seq < o.last_seq
    and o.bid_count > 0 and o.is_qualified is not false and a.leader_alias <> o.alias
    and t.closed_at is null and a.ends_at > (select market_now())
    -- who has bid since then: the ledger need not be asked
    and o.last_bid_at < (select market_now()) - make_interval(secs => ${seconds})
    and e.at < (select market_now()) - make_interval(secs => ${seconds})`;

/** The users who may bid for the company of an order `o`, as `who`; without one, the bidder. */
export const usersOf = sql`lateral (
    select o.bidder_id where o.company_id is null
    union all
    select user_id from company_people
    where company_id = o.company_id and status = 'active'
      and role in ('owner', 'manager', 'bidder')) as who(bidder_id)`;

/** Orders on these lots whose bidders are outbid, first who has been so for longest. */
export async function findOutbid(
  db: Db,
  lotIds: readonly number[],
  { seconds, most }: { seconds: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id
    from unnest(${[...lotIds]}::bigint[]) as moved(lot_id)
      join bid_orders o on o.lot_id = moved.lot_id
      ${outbidFor(seconds)}
    order by e.at
    limit ${most}`.execute(db);
  return rows.map((row) => row.id);
}

/** Those of these orders whose bidders are still outbid; each is returned to one caller only. */
export async function takeOutbid(
  tx: Tx,
  orderIds: readonly number[],
  seconds: number,
): Promise<Outbid[]> {
  const { rows } = await sql<Outbid>`
    with outbid as (
      select o.id
      from unnest(${[...orderIds]}::bigint[]) as found(id)
        join bid_orders o on o.id = found.id
        ${outbidFor(seconds)}
      for update of o skip locked
    ), taken as (
      update bid_orders o set outbid_notified_seq = o.last_seq
      from outbid where o.id = outbid.id
      returning o.lot_id, o.bidder_id, o.company_id)
    select o.lot_id, who.bidder_id, o.company_id, l.title, l.url, a.highest_bid, a.ends_at
    from taken o
      join auctions a on a.lot_id = o.lot_id
      join lot_goods l on l.id = o.lot_id
      cross join ${usersOf}`.execute(tx);
  return rows;
}

/** Lots with a bid in the last so many minutes: what a node that stopped has not followed up. */
export async function recentlyMoved(db: Db, minutes: number): Promise<number[]> {
  const { rows } = await sql<{ lot_id: number }>`
    select distinct lot_id from ledger_entries
    where kind = 'bid' and at > (select market_now()) - make_interval(mins => ${minutes})`.execute(
    db,
  );
  return rows.map((row) => row.lot_id);
}
