import { awards } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { filingOf } from "../tax-holds/index.ts";

/** Days after which a side's word is told, also where the other has said nothing. */
const SILENT_DAYS = 14;

/** How a company keeps its sales; null for none. */
export async function companyRecord(
  db: Db,
  companyId: number | null,
): Promise<awards.CompanyRecord | null> {
  if (companyId === null) return null;
  const { rows } = await sql<Omit<awards.CompanyRecord, "filing">>`
    with own as (
      select state, company_id = ${companyId} as is_buyer, id from sales awards
        where company_id = ${companyId}
      union all select state, false, id from sales awards where seller_company_id = ${companyId}
    ), rating as (
      select r.stars, case when r.hidden_at is null then r.reasons end as reasons
        from sale_ratings r
      where r.company_id = ${companyId}
        and (r.given_at <= (select market_now()) - make_interval(days => ${SILENT_DAYS})
          or exists (select from sale_ratings other
            where other.award_id = r.award_id and other.side <> r.side))
    )
    select (select count(*)::int from own where state <> 'cancelled') as awards,
      (select count(*)::int from own where (is_buyer and state = 'defaulted')
        or (not is_buyer and state = 'cancelled' and exists (select from sale_moves m
          where m.award_id = own.id and m.move = 'cancel' and m.actor_side = 'office'
            and m.reason = ${awards.SELLER_FAILED}))) as defaults,
      (select count(*)::int from truck_claims c join sales a on a.id = c.award_id
        where a.seller_company_id = ${companyId} and c.allowed_percent > 0) as claims_allowed,
      (select count(*)::int from rating) as ratings,
      (select round(avg(stars), 1)::float8 from rating) as stars,
      coalesce((select json_agg(said order by said.count desc, said.reason) from (
        select reason, count(*)::int as count from rating, unnest(reasons) reason
        group by reason) said), '[]') as reasons`.execute(db);
  return rows[0] ? { ...rows[0], filing: await filingOf(db, companyId) } : null;
}

/** The same of who sells a lot. */
export async function sellerRecord(db: Db, lotId: number): Promise<awards.CompanyRecord | null> {
  const lot = await db
    .selectFrom("lot_goods")
    .select("company_id")
    .where("id", "=", lotId)
    .executeTakeFirst();
  return companyRecord(db, lot?.company_id ?? null);
}
