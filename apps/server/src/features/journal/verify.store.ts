import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

/** The first of those whose lines are less than two or sum to something. */
export async function unbalancedEntry(tx: Tx): Promise<{ id: number; key: string } | undefined> {
  const { rows } = await sql<{ id: number; key: string }>`
    select e.id, e.key from journal_entries e left join journal_lines l on l.entry_id = e.id
    group by e.id having count(l.no) < 2 or sum(l.amount) <> 0
    order by e.id limit 1`.execute(tx);
  return rows[0];
}

export interface OtherBalance {
  readonly companyId: number;
  readonly kind: string;
  readonly kept: number;
  readonly sum: number;
}

/** The first company's account whose kept balance is not the sum of its lines. */
export async function otherBalance(tx: Tx): Promise<OtherBalance | undefined> {
  const { rows } = await sql<OtherBalance>`
    select a.company_id as "companyId", a.kind, a.balance as kept,
      (a.sign * coalesce(s.sum, 0))::bigint as sum
    from accounts a left join
      (select account_id, sum(amount) from journal_lines group by account_id) s
      on s.account_id = a.id
    where a.is_cached and a.balance <> a.sign * coalesce(s.sum, 0)
    order by a.id limit 1`.execute(tx);
  return rows[0];
}

/** An entry that says it reverses another, and does not negate each of its lines. */
export async function halfReversal(tx: Tx): Promise<{ id: number; key: string } | undefined> {
  const { rows } = await sql<{ id: number; key: string }>`
    select e.id, e.key from journal_entries e
    where e.reverses is not null and exists (
      (select no, account_id, amount, award_id from journal_lines where entry_id = e.id
        except select no, account_id, -amount, award_id from journal_lines
          where entry_id = e.reverses)
      union all
      (select no, account_id, -amount, award_id from journal_lines where entry_id = e.reverses
        except select no, account_id, amount, award_id from journal_lines where entry_id = e.id))
    order by e.id limit 1`.execute(tx);
  return rows[0];
}

export async function countJournal(tx: Tx): Promise<{ entries: number; accounts: number }> {
  const { rows } = await sql<{ entries: number; accounts: number }>`
    select (select count(*) from journal_entries) as entries,
      (select count(*) from accounts) as accounts`.execute(tx);
  return rows[0] ?? { entries: 0, accounts: 0 };
}
