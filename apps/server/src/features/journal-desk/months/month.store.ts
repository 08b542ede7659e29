import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import type { Month, Moved } from "./month.rules.ts";

/** A month and the numbers between which its entries lie. */
export interface Span extends Month {
  readonly from: number;
  readonly to: number;
}

/** A month without entries lies between no numbers. */
export async function spanOf(db: Db, month: Month): Promise<Span> {
  const { rows } = await sql<{ from: number | null; to: number | null }>`
    select min(id) as "from", max(id) as "to" from journal_entries
    where happened_on between ${month.first}::date and ${month.last}::date`.execute(db);
  return { ...month, from: rows[0]?.from ?? 0, to: rows[0]?.to ?? -1 };
}

/**
 * The month's lines with their entries, and what those are about: whoever reads a month reads no
 * line of another, however many there are.
 */
export const linesOf = ({ first, last, from, to }: Span) => sql`
  journal_lines l join journal_entries e on e.id = l.entry_id and e.id between ${from} and ${to}
      and e.happened_on between ${first}::date and ${last}::date
    join accounts a on a.id = l.account_id and l.entry_id between ${from} and ${to}
    left join journal_entries back on back.id = e.reverses
    cross join lateral (select coalesce(back.kind, e.kind) as kind,
      coalesce(back.cause, e.cause) as cause) said`;

export async function movedIn(db: Db, span: Span): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    select a.kind as account, a.company_id is null as "isMarket", said.kind as said,
      said.cause ->> 'due' is not null as "isCharge",
      coalesce(sum(l.amount) filter (where l.amount > 0), 0)::bigint as debit,
      coalesce(-sum(l.amount) filter (where l.amount < 0), 0)::bigint as credit
    from ${linesOf(span)} group by 1, 2, 3, 4`.execute(db);
  return rows;
}

/** All that members are owed at the month's end by its lines, in paise: from the journal's first. */
export async function owedAtEndOf(db: Db, { last }: Month): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(-sum(l.amount), 0)::bigint as sum
    from journal_lines l join journal_entries e on e.id = l.entry_id
      join accounts a on a.id = l.account_id
    where a.asset = 'inr' and a.company_id is not null
      and e.happened_on <= ${last}::date`.execute(db);
  return rows[0]?.sum ?? 0;
}
