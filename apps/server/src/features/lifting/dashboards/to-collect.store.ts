import type { TripState } from "@rebale/contract/lifting/states";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";

/** Goods of a buyer's that are paid and lie there still. */
export interface GoodsToCollect {
  readonly awardId: number;
  readonly title: string;
  readonly url: string;
  readonly seller: string;
  /** Null where the lot has no weight. */
  readonly soldGrams: number | null;
  readonly outGrams: number;
  readonly liftBy: Date | null;
  readonly isLate: boolean;
  /** The next that is booked or in the yard; times in ISO 8601. */
  readonly truck: {
    readonly id: number;
    readonly vehicleNo: string;
    readonly state: TripState;
    readonly from: string;
    readonly to: string;
  } | null;
}

interface Buyer {
  readonly userId: number;
  readonly companyId: number | null;
}

/** At most 50, the first to be lifted first. */
export async function readToCollect(
  db: Db,
  { userId, companyId }: Buyer,
): Promise<GoodsToCollect[]> {
  const { rows } = await sql<GoodsToCollect>`
    select a.id as "awardId", l.title, l.url, coalesce(c.name, u.name) as seller,
      goods.sold as "soldGrams", goods.gone as "outGrams", a.lift_by as "liftBy",
      coalesce(a.lift_by < (select market_now()), false) as "isLate",
      (select json_build_object('id', t.id, 'vehicleNo', t.vehicle_no, 'state', t.state,
          'from', t.slot_from, 'to', t.slot_to)
        from trips t where t.award_id = a.id
          and t.state in ('booked', 'arrived', 'tared', 'weighed')
        order by t.slot_from, t.id limit 1) as truck
    from sales a join lot_goods l on l.id = a.lot_id
      join people u on u.id = a.seller_id left join company_cards c on c.id = a.seller_company_id,
      lateral (select l.grams as sold,
        (select coalesce(sum(net_grams), 0)::bigint from trips
          where award_id = a.id and state in ('out', 'received')) as gone) goods
    where (a.company_id = ${companyId}::bigint
        or (a.company_id is null and a.bidder_id = ${userId}))
      and a.state in ('paid', 'lifting') and (goods.sold is null or goods.gone < goods.sold)
    order by a.lift_by nulls last, a.id limit 50`.execute(db);
  return rows;
}
