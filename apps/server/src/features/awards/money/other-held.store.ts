import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";

export interface OtherHeld {
  readonly awardId: number;
  readonly said: number;
  readonly held: number;
}

/**
 * Awards of whose deposit the journal holds something else than it says: what the win took
 * until it is set off, forfeited or given back.
 */
export async function otherHeld(tx: Tx, most: number): Promise<OtherHeld[]> {
  const { rows } = await sql<OtherHeld>`
    select awards.id as "awardId", due.said, coalesce(lines.held, 0)::bigint as held
    from awards
      cross join lateral (select case
        when state in ('payment_due', 'overdue') then emd_held
        when pay_through = 'parties' and state not in ('completed', 'cancelled', 'defaulted')
          then emd_held
        else 0 end as said) due
      left join (select l.award_id, -sum(l.amount) as held
        from journal_lines l join accounts a on a.id = l.account_id and a.kind = 'held'
        group by l.award_id) lines on lines.award_id = awards.id
    where due.said <> coalesce(lines.held, 0)
    order by awards.id limit ${most}`.execute(tx);
  return rows;
}
