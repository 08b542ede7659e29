import type { Paise } from "@rebale/contract/values/money";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import type { HashedEntry, HashedRecord } from "./day-hash.rules.ts";

const PAGE = 1000;

/** A day's entries in their order, read in pages; the transaction sees one moment or holds the day. */
export async function* entriesOfDay(tx: Tx, day: string): AsyncGenerator<HashedEntry> {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; entry: HashedEntry }>`
      select e.id, json_build_array(e.id,
          to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), e.kind, e.key,
          e.award_id, e.lot_id, e.actor_id, e.cause::text, e.params::text, e.reverses,
          (select json_agg(json_build_array(a.company_id, a.kind, l.amount, l.award_id)
              order by l.no)
            from journal_lines l join accounts a on a.id = l.account_id
            where l.entry_id = e.id)) as entry
      from journal_entries e
      where e.happened_on = ${day}::date and e.id > ${after}
      order by e.id limit ${PAGE}`.execute(tx);
    for (const { entry } of rows) yield entry;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}

/** The records that others made on a day, which its hash holds beside its entries. */
export async function recordsOfDay(tx: Tx, day: string): Promise<HashedRecord[]> {
  const { rows } = await sql<{ record: HashedRecord }>`
    select record from day_records where happened_on = ${day}::date
    order by kind, place`.execute(tx);
  return rows.map(({ record }) => record);
}

/** Until the transaction ends nobody enters anything on this day: who does is waited for. */
export const lockDay = (tx: Tx, day: string) =>
  sql`select pg_advisory_xact_lock(hashtext('journal day'), ${day}::date - date '2000-01-01')`.execute(
    tx,
  );

export interface ClosedDay {
  readonly day: string;
  readonly entries: number;
  readonly bankStatement: Paise;
  readonly bankJournal: Paise;
  readonly hash: string;
  readonly previous: string | null;
  readonly checkedBy: number;
  readonly closedBy: number;
}

/** The last first. */
export async function closedDays(db: Db, most: number): Promise<ClosedDay[]> {
  const { rows } = await sql<ClosedDay>`
    select to_char(day, 'YYYY-MM-DD') as day, entries, bank_statement as "bankStatement",
      bank_journal as "bankJournal", hash, previous, checked_by as "checkedBy",
      closed_by as "closedBy"
    from journal_days order by journal_days.day desc limit ${most}`.execute(db);
  return rows;
}

export const insertDay = (tx: Tx, closed: ClosedDay) =>
  tx
    .insertInto("journal_days")
    .values({
      day: closed.day,
      entries: closed.entries,
      bank_statement: closed.bankStatement,
      bank_journal: closed.bankJournal,
      hash: closed.hash,
      previous: closed.previous,
      checked_by: closed.checkedBy,
      closed_by: closed.closedBy,
    })
    .execute();

/** The journal's balance at the bank at the end of a day, in paise. */
export async function bankAtEndOf(db: Db, day: string): Promise<Paise> {
  const { rows } = await sql<{ balance: Paise }>`
    select coalesce(sum(l.amount), 0)::bigint as balance
    from journal_lines l join accounts a on a.id = l.account_id
      join journal_entries e on e.id = l.entry_id
    where a.company_id is null and a.kind = 'bank'
      and e.happened_on <= ${day}::date`.execute(db);
  return rows[0]?.balance ?? (0 as Paise);
}
