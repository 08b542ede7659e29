import { type SqlBool, sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

/** The asset looked through: rupees, or goods in grams. */
export type Kept = "money" | "goods";

const entriesOf = (kept: Kept) =>
  kept === "money" ? sql<SqlBool>`e.happened_on is not null` : sql<SqlBool>`e.happened_on is null`;
const accountsOf = (kept: Kept) =>
  kept === "money" ? sql<SqlBool>`a.asset = 'inr'` : sql<SqlBool>`a.asset <> 'inr'`;

interface Named {
  readonly id: number;
  readonly key: string;
}

/** The first of those whose lines of an asset are less than two or sum to something. */
export async function unbalancedEntry(tx: Tx, kept: Kept): Promise<Named | undefined> {
  const { rows } = await sql<Named>`
    select e.id, e.key from journal_entries e
      left join (journal_lines l join accounts a on a.id = l.account_id) on l.entry_id = e.id
    where ${entriesOf(kept)}
    group by e.id, a.asset having count(l.no) < 2 or sum(l.amount) <> 0
    order by e.id limit 1`.execute(tx);
  return rows[0];
}

export interface OtherBalance {
  readonly companyId: number | null;
  readonly awardId: number | null;
  readonly kind: string;
  readonly kept: number;
  readonly sum: number;
}

/** The first account whose kept balance is not the sum of its lines. */
export async function otherBalance(tx: Tx, kept: Kept): Promise<OtherBalance | undefined> {
  const { rows } = await sql<OtherBalance>`
    select a.company_id as "companyId", a.award_id as "awardId", a.kind, a.balance as kept,
      (a.sign * coalesce(s.sum, 0))::bigint as sum
    from accounts a left join
      (select account_id, sum(amount) from journal_lines group by account_id) s
      on s.account_id = a.id
    where a.is_cached and ${accountsOf(kept)} and a.balance <> a.sign * coalesce(s.sum, 0)
    order by a.id limit 1`.execute(tx);
  return rows[0];
}

/** An entry that says it reverses another, and does not negate each of its lines. */
export async function halfReversal(tx: Tx): Promise<Named | undefined> {
  const { rows } = await sql<Named>`
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

export async function countJournal(
  tx: Tx,
  kept: Kept,
): Promise<{ entries: number; accounts: number }> {
  const { rows } = await sql<{ entries: number; accounts: number }>`
    select (select count(*) from journal_entries e where ${entriesOf(kept)}) as entries,
      (select count(*) from accounts a where ${accountsOf(kept)}) as accounts`.execute(tx);
  return rows[0] ?? { entries: 0, accounts: 0 };
}
