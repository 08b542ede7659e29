import type { Paise } from "@rebale/contract";
import type { Due } from "@rebale/contract/awards/charges";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";

/** The market's fee of a sale, less what it gave back; paise. */
export interface TakenFee {
  readonly side: "buyer" | "seller";
  /** The truck that a seller's fee is taken by. */
  readonly tripId: number | null;
  /** The charge, where it is not the fee. */
  readonly due: { readonly id: number; readonly kind: Due } | null;
  readonly fee: Paise;
  readonly gst: Paise;
  readonly material: string | null;
  /** YYYY-MM-DD in India: of the sale, or of the truck's invoice; it says which plan was meant. */
  readonly day: string;
}

/** By side, truck and charge; what was given back was all. The auction's row is locked. */
export async function takenFees(tx: Tx, awardId: number): Promise<TakenFee[]> {
  const { rows } = await sql<TakenFee>`
    with fee as (
      select case when said.kind = 'trip_released' then 'seller' else 'buyer' end as side,
        case when said.kind = 'trip_released' then (said.cause ->> 'trip')::bigint end as trip_id,
        (said.cause ->> 'due')::bigint as due_id, said.cause ->> 'charge' as charge,
        -coalesce(sum(l.amount) filter (where account.kind = 'fees'), 0) as fee,
        -coalesce(sum(l.amount) filter (where account.kind = 'gst_on_fees'), 0) as gst
      from journal_lines l join accounts account on account.id = l.account_id
        join journal_entries e on e.id = l.entry_id
        join journal_entries said on said.id = coalesce(e.reverses, e.id)
      where l.award_id = ${awardId} and account.kind in ('fees', 'gst_on_fees')
        and said.kind in ('buyer_fee', 'award_money_back', 'trip_released')
      group by 1, 2, 3, 4)
    select fee.side, fee.trip_id as "tripId",
      case when fee.due_id is not null then
        json_build_object('id', fee.due_id, 'kind', fee.charge) end as due,
      case when is_back then 0 else fee.fee end::bigint as fee,
      case when is_back then 0 else fee.gst end::bigint as gst,
      coalesce(sub.material, l.taxed_as) as material, coalesce(
        (select dated from truck_papers p where p.trip_id = fee.trip_id),
        (a.sold_at at time zone 'Asia/Kolkata')::date)::text as day
    from fee join sales a on a.id = ${awardId} join lot_goods l on l.id = a.lot_id
      cross join lateral (select fee.side = 'buyer' and sum(b.fee + b.gst) <= 0 as is_back
        from fee b where b.side = 'buyer') given
      left join goods_kinds sub on sub.id = l.sub_category_id
    order by fee.trip_id nulls first, fee.due_id nulls first`.execute(tx);
  return rows;
}
