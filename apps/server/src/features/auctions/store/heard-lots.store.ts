import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { arrayOf } from "../../../platform/db/statement.ts";

export interface HeardLot {
  readonly lotId: number;
  readonly title: string;
  readonly companyId: number;
  readonly outcome: string | null;
  /** Null for who is no side of the sale. */
  readonly awardId: number | null;
}

/** Lots that have just closed, each for the companies beside it that are told by a webhook. */
export async function closedFor(tx: Tx, lotIds: readonly number[]): Promise<HeardLot[]> {
  if (lotIds.length === 0) return [];
  const { rows } = await sql<HeardLot>`
    select l.id as "lotId", l.title, who.company_id as "companyId", t.outcome,
      (select a.id from sales a where a.lot_id = l.id
        and who.company_id in (a.company_id, a.seller_company_id)
        order by a.id desc limit 1) as "awardId"
    from unnest(${arrayOf(lotIds, (id) => id)}::bigint[]) as closed(lot_id)
      join lot_goods l on l.id = closed.lot_id
      join timetables t on t.lot_id = l.id
      cross join lateral (
        select l.company_id union select o.company_id from bid_orders o
        where o.lot_id = l.id) as who(company_id)
    where who.company_id in (select company_id from listening_companies)
    order by l.id, who.company_id`.execute(tx);
  return rows;
}

export const withdrawnFor = (tx: Tx, lotId: number) =>
  tx
    .selectFrom("lot_goods")
    .select(["title", "company_id as companyId"])
    .where("id", "=", lotId)
    .executeTakeFirstOrThrow();
