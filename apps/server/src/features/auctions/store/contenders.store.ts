import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import type { Contender } from "../domain/sale/may-win.rules.ts";

/** Everybody who bid on these lots, of each lot the highest in front. */
export async function contendersOf(tx: Tx, lotIds: readonly number[]): Promise<Contender[]> {
  if (lotIds.length === 0) return [];
  const { rows } = await sql<Contender & { bidLimit: Paise | null }>`
    select o.lot_id as "lotId", o.bidder_id as "bidderId", o.company_id as "companyId", o.alias,
      o.bid_count as bids, o.accepted_corrigendum as "acceptedCorrigendum",
      u.status = 'active' as "isActive",
      coalesce(c.status = 'suspended', false) as "isSuspended",
      exists (select from barred_companies b where b.company_id = o.company_id) as "isBarred",
      coalesce(c.status = 'verified', false) as "isVerified",
      o.company_id is null or seat.user_id is not null as "hasSeat", seat.bid_limit as "bidLimit"
    from bid_orders o
      join people u on u.id = o.bidder_id
      left join company_cards c on c.id = o.company_id
      left join company_people seat on seat.user_id = o.bidder_id and seat.company_id = o.company_id
        and seat.status = 'active' and seat.role in ('owner', 'manager', 'bidder')
    where o.lot_id = any(${[...lotIds]}::bigint[])
    order by o.lot_id, o.best_bid desc, o.last_seq`.execute(tx);
  return rows;
}

/** Those of these lots on which a company has bid that is suspended or barred. */
export async function lotsOfSuspended(tx: Tx, lotIds: readonly number[]): Promise<Set<number>> {
  if (lotIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select distinct o.lot_id as id from bid_orders o
      join company_cards c on c.id = o.company_id
        and (c.status = 'suspended' or c.id in (select company_id from barred_companies))
    where o.lot_id = any(${[...lotIds]}::bigint[]) and o.bid_count > 0`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
