import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";

/** A month's money, in paise: fees and GST that came in, and members' money that was added. */
interface MonthMoney {
  readonly fees: number;
  readonly gst: number;
  readonly held: number;
}

/**
 * Fees by month from a day on, and members' money as it is now: what it was before follows from
 * what moved since.
 * @param first YYYY-MM-DD
 */
export async function moneyByMonth(
  db: Db,
  first: string,
): Promise<{ readonly held: number; readonly months: ReadonlyMap<string, MonthMoney> }> {
  const { rows } = await sql<MonthMoney & { month: string }>`
    select to_char(e.happened_on, 'YYYY-MM') as month,
      coalesce(-sum(l.amount) filter (where a.kind = 'fees'), 0)::bigint as fees,
      coalesce(-sum(l.amount) filter (where a.kind = 'gst_on_fees'), 0)::bigint as gst,
      coalesce(-sum(l.amount) filter (where a.company_id is not null), 0)::bigint as held
    from journal_entries e join journal_lines l on l.entry_id = e.id
      join accounts a on a.id = l.account_id
    where e.happened_on >= ${first}::date group by 1`.execute(db);
  const kept = await sql<{ held: number }>`
    select coalesce(sum(case when kind = 'owed' then -balance else balance end), 0)::bigint as held
    from accounts where asset = 'inr' and company_id is not null`.execute(db);
  const months = new Map(rows.map(({ month, ...moved }) => [month, moved]));
  return { held: kept.rows[0]?.held ?? 0, months };
}
