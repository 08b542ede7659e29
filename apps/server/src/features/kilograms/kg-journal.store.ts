import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { Place } from "./kg-entry.rules.ts";

/** Whose goods of a sale are before and after it, and what they are as an asset of the journal. */
export interface SaleOfGoods {
  readonly awardId: number;
  /** Null where somebody trades without a company. */
  readonly sellerCompanyId: number | null;
  readonly buyerCompanyId: number | null;
  /** As the sale's accounts have it; what its material is now where there are none yet. */
  readonly asset: string;
}

export async function salesOfGoods(
  tx: Tx,
  awardIds: readonly number[],
): Promise<Map<number, SaleOfGoods>> {
  const { rows } = await sql<SaleOfGoods>`
    select a.id as "awardId", a.seller_company_id as "sellerCompanyId",
      a.company_id as "buyerCompanyId",
      coalesce((select k.asset from kg_accounts k where k.award_id = a.id limit 1),
        'g:' || coalesce(kind.material, l.taxed_as), 'g') as asset
    from sales a join lot_goods l on l.id = a.lot_id
      left join goods_kinds kind on kind.id = l.sub_category_id
    where a.id = any(${[...awardIds]}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.awardId, row]));
}

export type Holding = Place & { readonly grams: number };

/** Where a sale's kilograms are, in grams; products in the order in which they were named first. */
export async function holdingsOf(db: Db, awardId: number): Promise<Holding[]> {
  const { rows } = await sql<Holding>`
    select kind, material, grams from kg_accounts
    where award_id = ${awardId} order by id`.execute(db);
  return rows;
}

export interface UnbookedTruck {
  readonly tripId: number;
  /** Grams. */
  readonly net: number;
  /** As the buyer's own bridge says. */
  readonly received: number | null;
  readonly isOutBooked: boolean;
  readonly isInBooked: boolean;
  /** The buyer has said so, or accepted the sale's weight. */
  readonly hasArrived: boolean;
}

/** Trucks that have left of which the journal does not know all yet, the first first. */
export async function unbookedTrucks(tx: Tx, awardId: number): Promise<UnbookedTruck[]> {
  const { rows } = await sql<UnbookedTruck>`
    select * from (
      select t.id as "tripId", t.net_grams as net, t.received_grams as received,
        exists (select from kg_entries where key = 'out:' || t.id) as "isOutBooked",
        exists (select from kg_entries where key = 'in:' || t.id) as "isInBooked",
        t.state = 'received' or a.state in ('settled', 'completed') as "hasArrived"
      from trucks t join sales a on a.id = t.award_id
      where t.award_id = ${awardId} and t.state in ('out', 'received')) truck
    where not ("isOutBooked" and "isInBooked") order by "tripId"`.execute(tx);
  return rows;
}

/** Sales with trucks whose way is not in the journal as far as they have come. */
export async function salesBehind(db: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct t.award_id as id from trucks t join sales a on a.id = t.award_id
    where t.state in ('out', 'received')
      and (not exists (select from kg_entries where key = 'out:' || t.id)
        or ((t.state = 'received' or a.state in ('settled', 'completed'))
          and not exists (select from kg_entries where key = 'in:' || t.id)))
    order by 1 limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
