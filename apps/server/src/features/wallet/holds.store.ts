import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

export interface HoldRow {
  readonly lot_id: number;
  readonly title: string;
  readonly url: string;
  /** Paise. */
  readonly amount: number;
  readonly until: Date | null;
  readonly why: "leading" | "tender" | "awaiting" | "award";
}

/**
 * The holds on a company's deposit, those that end first in front.
 * @param bidderId whose bids alone; null for the whole company's
 */
export async function holdsOf(
  db: Db,
  companyId: number,
  bidderId: number | null,
): Promise<HoldRow[]> {
  const { rows } = await sql<HoldRow>`
    select h.lot_id, l.title, l.url, h.amount, h.until, h.why
    from (
      select d.lot_id, d.amount,
        case when t.closed_at is not null then r.answer_by
          when t.paused_at is null then a.ends_at end as until,
        case when t.stage = 'tender' then 'tender'
          when t.closed_at is null then 'leading' else 'awaiting' end as why
      from deposit_leads d join lot_times t on t.lot_id = d.lot_id
        join standings a on a.lot_id = d.lot_id
        left join reserve_questions r on r.lot_id = d.lot_id and r.ended_at is null
      where d.company_id = ${companyId}
        and (${bidderId}::bigint is null or a.leader_id = ${bidderId}
          or t.stage = 'tender' and exists (select from lot_bidders b where b.lot_id = d.lot_id
            and b.company_id = d.company_id and b.bidder_id = ${bidderId}))
      union all
      select aw.lot_id, sum(-line.amount)::bigint, aw.due_at, 'award'
      from accounts held join journal_lines line on line.account_id = held.id
        join sales aw on aw.id = line.award_id
      where held.company_id = ${companyId} and held.kind = 'held' and held.balance > 0
        and aw.state in ('payment_due', 'overdue', 'paid', 'lifting')
        and (${bidderId}::bigint is null or aw.bidder_id = ${bidderId})
      group by aw.id, aw.lot_id, aw.due_at having sum(line.amount) <> 0
    ) h join lot_goods l on l.id = h.lot_id
    order by h.until nulls last, h.lot_id`.execute(db);
  return rows;
}
