import type { Paise } from "@rebale/contract";
import { GATEWAYS } from "@rebale/contract/payments";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { marketToday } from "../../../platform/db/market-now.store.ts";
import { atBank } from "../statements/gateway-entries.store.ts";

/** An item of a day or an earlier one that waits for somebody: its kind, its id, its name. */
export interface OpenItem {
  readonly kind: "holder_accounts" | "receipts" | "statement_lines" | "withdrawals" | "entries";
  readonly id: string;
  readonly name: string;
  readonly amount: Paise;
  readonly day: string | null;
}
/** So many are named. */
const MAX = 50;

/**
 * A statement of the day is one that was read after its end. The demo's own account, where another
 * is in use, counts from its first line.
 */
const unread = (day: string) => sql`
  select 'holder_accounts' as kind, h.id::text as id, h.name, 0::bigint as amount,
    h.last_day as day
  from holder_accounts h
  where (h.made_by is not null or h.lines > 0 or (select count(*) from holder_accounts) = 1)
    and not exists (select from statements s where s.holder_account_id = h.id
    and (s.to_on > ${day}::date or s.to_on = ${day}::date
      and (s.uploaded_at at time zone 'Asia/Kolkata')::date > ${day}::date))`;

const inSuspense = (day: string) => sql`
  select 'receipts', id::text, ref, received, paid_on from receipts
  where state in ('claimed', 'mismatched', 'unknown') and received is not null
    and paid_on <= ${day}::date`;

const unexplained = (day: string) => sql`
  select 'statement_lines', id::text, coalesce(utr, words), amount, day from statement_lines
  where receipt_id is null and withdrawal_id is null and entry_id is null
    and day <= ${day}::date`;

/** Sent and not heard of; done, or come back, and not in the bank's statement. */
const unseen = (day: string) => sql`
  select 'withdrawals', w.id::text, coalesce(w.utr, w.id::text), w.amount,
    (w.sent_at at time zone 'Asia/Kolkata')::date
  from withdrawals w
  where w.state = 'sent' and (w.sent_at at time zone 'Asia/Kolkata')::date <= ${day}::date
    or w.done_at < (${day}::date + 1)::timestamp at time zone 'Asia/Kolkata'
      and (select count(*) from statement_lines l where l.withdrawal_id = w.id)
        < case w.state when 'reversed' then 2 else 1 end`;

/** Money that a gateway says is at the bank, and the bank does not. */
const unsettled = (day: string) => sql`
  select 'entries', e.id::text, e.key, l.amount, e.happened_on
  from journal_entries e ${atBank(sql`e.id`)}
  where e.happened_on <= ${day}::date
    and e.happened_on > coalesce((select max(journal_days.day) from journal_days), '-infinity')
    and (e.kind = 'gateway_settlement' or split_part(e.key, ':', 1) = 'utr'
      and split_part(e.key, ':', 2) = any(${[...GATEWAYS]}::text[]))
    and not exists (select from statement_lines s where s.entry_id = e.id)
    and not exists (select from journal_entries back where back.reverses = e.id)`;

export async function openItems(tx: Tx, day: string): Promise<OpenItem[]> {
  const parts = [unread, inSuspense, unexplained, unseen, unsettled].map((part) => part(day));
  const { rows } = await sql<OpenItem>`
    select kind, id, name, amount, day::text as day
    from (${sql.join(parts, sql` union all `)}) items limit ${MAX}`.execute(tx);
  return rows;
}

/** The statements' sum until the end of a day: in less out, on all accounts. */
export async function statedAtEndOf(db: Db, day: string): Promise<Paise> {
  const { rows } = await sql<{ sum: Paise }>`
    select coalesce(sum(amount), 0)::bigint as sum from statement_lines
    where day <= ${day}::date`.execute(db);
  return rows[0]?.sum ?? (0 as Paise);
}

/** The check of a day: by whom, and when; whoever checks anew is a row more. */
export const checkDay = (tx: Tx, day: string, by: number) =>
  sql`insert into day_checks (day, checked_by) values (${day}, ${by})
    on conflict do nothing`.execute(tx);

export async function findCheck(tx: Tx, day: string): Promise<number | null> {
  const { rows } = await sql<{ by: number }>`
    select checked_by as by from day_checks where day = ${day}::date
    order by checked_at desc, checked_by desc limit 1`.execute(tx);
  return rows[0]?.by ?? null;
}

export async function isOver(tx: Tx, day: string): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`
    select ${day}::date < ${marketToday} as over`.execute(tx);
  return rows[0]?.over ?? false;
}
