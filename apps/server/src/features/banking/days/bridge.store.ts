import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { atBank } from "../statements/gateway-entries.store.ts";

/** By how much the bank's balance is above the journal's for one thing, in paise. */
export interface BridgeRow {
  readonly path: string;
  readonly name: string;
  readonly ref: string | null;
  readonly day: string;
  readonly amount: Paise;
}

/** A closed day has nothing open behind it: what is asked lies between the last such and this. */
const since = (day: string) => sql`
  select coalesce(max(j.day), '-infinity') as closed from journal_days j
  where j.day < ${day}::date`;

/** A line of the bank, by its other side, where somebody or something has said so. */
const pathOfLine = (line: string) => sql`case
  when ${sql.ref(`${line}.withdrawal_id`)} is not null
    then 'withdrawals/' || ${sql.ref(`${line}.withdrawal_id`)}
  when ${sql.ref(`${line}.receipt_id`)} is not null
    then 'receipts/' || ${sql.ref(`${line}.receipt_id`)}
  else 'entries/' || ${sql.ref(`${line}.entry_id`)} end`;

/** An entry is about what the line is that it was made for, else about its cause. */
const pathOfEntry = sql`coalesce(${pathOfLine("told")},
  'withdrawals/' || (about.cause ->> 'withdrawal_id'),
  'receipts/' || (about.cause ->> 'receipt_id'),
  'entries/' || coalesce(about.cause ->> 'entry_id', about.id::text))`;

/**
 * Movements at the bank by the journal and by its statements, by what they are about: a payout, a
 * receipt, or the entry itself. One that is the same on both sides has been shown.
 */
export async function inTransit(db: Db, day: string): Promise<BridgeRow[]> {
  const { rows } = await sql<BridgeRow>`
    with since as (${since(day)}), said as (
      select ${pathOfEntry} as path, l.amount, e.happened_on as day, e.key as ref
      from since join journal_entries e on e.happened_on > since.closed
          and e.happened_on <= ${day}::date
        join journal_entries about on about.id = coalesce(e.reverses, e.id)
        left join statement_lines told
          on told.id = (about.cause ->> 'statement_line_id')::bigint
        ${atBank(sql`e.id`)}
      union all
      select ${pathOfLine("s")}, -s.amount, s.day, s.utr
      from since join statement_lines s on s.day > since.closed and s.day <= ${day}::date
      where num_nonnulls(s.withdrawal_id, s.receipt_id, s.entry_id) > 0
    ), each as (
      select path, -sum(amount)::bigint as amount, max(said.day) as day, max(ref) as ref
      from said group by path having sum(amount) <> 0
    )
    select each.path, coalesce(c.name, each.ref, each.path) as name,
      coalesce(w.utr, r.utr, each.ref) as ref, each.day::text as day, each.amount
    from each
      left join withdrawals w on w.id = case when each.path like 'withdrawals/%'
        then split_part(each.path, '/', 2)::uuid end
      left join receipts r on r.id = case when each.path like 'receipts/%'
        then split_part(each.path, '/', 2)::bigint end
      left join company_cards c on c.id = coalesce(w.company_id, r.company_id)
    order by abs(each.amount) desc, each.path`.execute(db);
  return rows;
}

export async function unexplained(db: Db, day: string): Promise<BridgeRow[]> {
  const { rows } = await sql<BridgeRow>`
    select 'statement_lines/' || id as path, words as name, utr as ref, day::text as day, amount
    from statement_lines
    where receipt_id is null and withdrawal_id is null and entry_id is null
      and day <= ${day}::date
    order by abs(amount) desc, id`.execute(db);
  return rows;
}

/** Money that came to the bank and went on that day, by the journal. */
export async function movedOn(db: Db, day: string): Promise<{ in: Paise; out: Paise }> {
  const { rows } = await sql<{ in: Paise; out: Paise }>`
    select coalesce(sum(l.amount) filter (where l.amount > 0), 0)::bigint as "in",
      coalesce(-sum(l.amount) filter (where l.amount < 0), 0)::bigint as "out"
    from journal_entries e ${atBank(sql`e.id`)} where e.happened_on = ${day}::date`.execute(db);
  return rows[0] ?? { in: 0 as Paise, out: 0 as Paise };
}
