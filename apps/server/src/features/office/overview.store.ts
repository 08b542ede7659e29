import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

export interface Overview {
  readonly sellers_waiting: number;
  readonly companies_waiting: number;
  readonly authorisations_waiting: number;
  readonly join_requests: number;
  readonly lots_pending: number;
  readonly corrigenda_waiting: number;
  readonly flagged_bids: number;
  readonly erasures: number;
  readonly irregularities: number;
  readonly close_failures: number;
  readonly live: number;
  readonly upcoming: number;
  readonly ending_within_hour: number;
  readonly bids_today: number;
  readonly closed_today: number;
  readonly sold_today: number;
  readonly buyers: number;
  readonly sellers: number;
  readonly messages_waiting: number;
  readonly messages_failed: number;
  readonly contact_queries: number;
  readonly service_requests: number;
  readonly now: Date;
}

/**
 * Counted over indexes alone, also with a million lots: what is live is what has not ended less
 * what has not begun. Days are India's.
 */
export async function readOverview(db: Db): Promise<Overview> {
  const { rows } = await sql<Overview>`
    with clock as materialized (
        select market_now() as now,
          date_trunc('day', market_now() at time zone 'Asia/Kolkata')
            at time zone 'Asia/Kolkata' as midnight),
      upcoming as (select count(*) as n from every_listed_lot
        where closed_at is null
          and starts_at > (select now from clock)),
      unended as (select count(*) as n from every_listed_lot
        where closed_at is null
          and (ends_at > (select now from clock) or ends_at is null)),
      unsigned as (select count(*) as n from every_listed_lot
        where awaits_signature and closed_at is null
          and starts_at <= (select now from clock)),
      today as (select count(*) as n,
          coalesce(sum(price) filter (where outcome = 'sold'), 0)::bigint as sold
        from every_listed_lot where closed_at is not null
          and ends_at >= (select midnight from clock)),
      approved_later as (select coalesce(sum(amount), 0)::bigint as sold from placed_bids
        where kind = 'answer' and at >= (select midnight from clock)
          and ends_at < (select midnight from clock))
    select now, upcoming.n + unsigned.n as upcoming,
      unended.n - upcoming.n - unsigned.n as live, today.n as closed_today,
      today.sold + approved_later.sold as sold_today,
      (select count(*) from people where type = 'seller' and status = 'waiting') as sellers_waiting,
      (select count(*) from company_cards where status = 'submitted') as companies_waiting,
      (select count(*) from recycling_rights where status = 'waiting') as authorisations_waiting,
      (select count(*) from company_people where status = 'asked') as join_requests,
      (select count(*) from people where type = 'seller' and status = 'active') as sellers,
      (select count(*) from people where type = 'buyer' and status = 'active') as buyers,
      (select count(*) from lot_goods where approval = 'pending') as lots_pending,
      (select count(*) from asked_corrigenda where state = 'waiting') as corrigenda_waiting,
      (select count(*) from open_flagged_bids) as flagged_bids,
      (select count(*) from erasure_requests where status = 'waiting') as erasures,
      (select count(*) from found_irregularities where status = 'open') as irregularities,
      (select count(*) from close_failures) as close_failures,
      (select count(*) from every_listed_lot
        where closed_at is null and ends_at > now
          and ends_at <= now + interval '1 hour') as ending_within_hour,
      (select count(*) from placed_bids where kind = 'bid' and at >= midnight) as bids_today,
      (select count(*) from sent_messages where status = 'waiting') as messages_waiting,
      (select count(*) from sent_messages where status = 'failed') as messages_failed,
      (select count(*) from contact_queries where stage in ('new', 'in_progress'))
        as contact_queries,
      (select count(*) from service_requests where stage in ('new', 'in_progress'))
        as service_requests
    from clock, upcoming, unended, unsigned, today, approved_later`.execute(db);
  if (!rows[0]) throw new Error("The database gave no overview");
  return rows[0];
}
