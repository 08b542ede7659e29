import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { stands } from "../awards/index.ts";
import { MAX } from "./roll-up.store.ts";

export interface MonthRow {
  readonly month: string;
  readonly listed: number;
  readonly bids: number;
  readonly closed: number;
  readonly sold: number;
  readonly sold_value: number;
  readonly new_buyers: number;
  readonly new_sellers: number;
  /** Values in paise. */
  readonly best_sellers: readonly { name: string; lots: number; value: number }[];
}

/** @param first YYYY-MM-DD: the first day of the oldest month; @param count how many there are */
export async function marketMonths(db: Db, first: string, count: number): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    with months as (
      select m::date as start, (m + interval '1 month')::date as stop,
        m::date::timestamp at time zone 'Asia/Kolkata' as from_at,
        (m + interval '1 month')::date::timestamp at time zone 'Asia/Kolkata' as to_at
      from generate_series(${first}::date, ${first}::date + make_interval(months => ${count - 1}),
        interval '1 month') m)
    select to_char(months.start, 'YYYY-MM') as month, day.*, members.*, best.sellers as best_sellers
    from months,
      lateral (select coalesce(sum(d.listed), 0)::bigint as listed,
          coalesce(sum(d.bids), 0)::bigint as bids, coalesce(sum(d.closed), 0)::bigint as closed,
          coalesce(sum(d.sold), 0)::bigint as sold,
          least(coalesce(sum(d.sold_value), 0), ${MAX})::bigint as sold_value
        from market_days d where d.day >= months.start and d.day < months.stop) day,
      lateral (select (select count(*)::int from people p where p.type = 'buyer'
            and p.created_at >= months.from_at and p.created_at < months.to_at) as new_buyers,
          (select count(*)::int from people p where p.type = 'seller'
            and p.created_at >= months.from_at and p.created_at < months.to_at) as new_sellers
      ) members,
      lateral (select coalesce(json_agg(json_build_object('name', top.name, 'lots', top.lots,
            'value', top.value) order by top.value desc, top.name), '[]') as sellers
        from (select coalesce(c.name, p.business_name, p.name) as name, count(*)::int as lots,
              least(sum(s.value), ${MAX})::bigint as value
            from sales s join people p on p.id = s.seller_id
              left join company_cards c on c.id = s.seller_company_id
            where s.made_at >= months.from_at and s.made_at < months.to_at and ${stands("s")}
            group by 1 order by 3 desc, 1 limit 3) top) best
    order by months.start desc`.execute(db);
  return rows;
}
