import type { figures } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import type { Range } from "./range.rules.ts";
import { MAX } from "./roll-up.store.ts";

export const marketDays = (db: Db, { from, to }: Range) =>
  db
    .selectFrom("market_days")
    .select(["listed", "bids", "bidders", "closed", "sold", "reviewed", "review_seconds"])
    .select(sql<string>`day::text`.as("day"))
    // Also what was counted before sums had a bound: more than a number holds is no failure.
    .select(sql<number>`least(bid_value, ${MAX})`.as("bid_value"))
    .select(sql<number>`least(sold_value, ${MAX})`.as("sold_value"))
    .where(sql<boolean>`day between ${from}::date and ${to}::date`)
    .orderBy("market_days.day")
    .execute();

interface Queue {
  queue: figures.QueueName;
  count: number;
  oldest: Date | null;
  due: Date | null;
}

/** Work that waits for the office or has failed, and since when: counted over partial indexes. */
export async function readQueues(db: Db): Promise<Queue[]> {
  const { rows } = await sql<Queue>`
    select 'sellers' as queue, count(*) as count, min(created_at) as oldest,
        null::timestamptz as due
      from people where type = 'seller' and status = 'waiting'
    union all select 'companies', count(*), min(submitted_at), null
      from company_cards where status = 'submitted'
    union all select 'authorisations', count(*), min(sent_at), null
      from recycling_rights where status = 'waiting'
    union all select 'lots', count(*), min(created_at), null
      from lot_goods where approval = 'pending'
    union all select 'flagged_bids', count(*), min(at), null from open_flagged_bids
    union all select 'close_failures', count(*), min(first_failed_at), null from close_failures
    union all select 'messages', count(*), min(created_at), null from sent_messages
      where status = 'failed'
    union all select 'contact_queries', count(*), (select created_at from contact_queries
      where stage in ('new', 'in_progress') order by id limit 1), null
      from contact_queries where stage in ('new', 'in_progress')
    union all select 'service_requests', count(*), (select created_at from service_requests
      where stage in ('new', 'in_progress') order by id limit 1), null
      from service_requests where stage in ('new', 'in_progress')
    union all select 'irregularities', count(*), min(found_at), null
      from found_irregularities where status = 'open'
    union all select 'erasures', count(*), min(asked_at), min(due_at)
      from erasure_requests where status = 'waiting'
    union all select 'claims', count(*), min(made_at), null
      from truck_claims where state = 'disputed'`.execute(db);
  return rows;
}
