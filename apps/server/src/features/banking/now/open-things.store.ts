import type { banking } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { marketToday } from "../../../platform/db/market-now.store.ts";

export interface OpenRow {
  readonly kind: banking.OpenKind;
  readonly id: string;
  readonly name: string | null;
  readonly amount: number | null;
  readonly since: Date;
  readonly due: Date | null;
}

/** A kind's open things, over the index of what is open alone. */
const OPEN: Readonly<Record<banking.OpenKind, ReturnType<typeof sql>>> = {
  receipt: sql`select r.id::text as id, coalesce(c.name, r.words, r.ref) as name,
      r.received as amount, r.made_at as since, null::timestamptz as due
    from receipts r left join company_cards c on c.id = r.company_id
    where r.state in ('unknown', 'mismatched')`,
  statement_line: sql`select l.id::text, l.words, l.amount, s.uploaded_at, null::timestamptz
    from statement_lines l join statements s on s.id = l.statement_id
    where l.receipt_id is null and l.withdrawal_id is null and l.entry_id is null`,
  to_approve: sql`select w.id::text, c.name, w.amount, w.asked_at, null::timestamptz
    from withdrawals w join company_cards c on c.id = w.company_id where w.state = 'asked'`,
  to_release: sql`select w.id::text, c.name, w.amount, w.asked_at, null::timestamptz
    from withdrawals w join company_cards c on c.id = w.company_id where w.state = 'approved'`,
  payout_failed: sql`select w.id::text, c.name, w.amount, w.asked_at, null::timestamptz
    from withdrawals w join company_cards c on c.id = w.company_id
    where w.state = 'failed' and not exists (select from withdrawals later
      where later.company_id = w.company_id and later.asked_at > w.asked_at
        and later.state = 'done')`,
  bank_account: sql`select b.id::text, c.name, null::bigint, b.sent_at, null::timestamptz
    from bank_accounts b join company_cards c on c.id = b.company_id
    where b.status = 'waiting' and b.removed_at is null`,
  sale_overdue: sql`select s.id::text, c.name, null::bigint, coalesce(s.due_at, s.made_at),
      s.grace_until
    from sales s left join company_cards c on c.id = s.company_id
    where s.state in ('payment_due', 'overdue') and (s.state = 'overdue'
      or s.pay_through = 'parties' and s.due_at < (select market_now()))`,
  dispute: sql`select d.company_id::text, c.name, d.amount, d.told_at, d.respond_by
    from open_disputes d join company_cards c on c.id = d.company_id`,
  reversal: sql`select r.entry_id::text, r.key, null::bigint, r.asked_at, null::timestamptz
    from asked_reversals r`,
  gateway_event: sql`select g.event_id, g.kind, null::bigint, g.received_at, null::timestamptz
    from gateway_events g where g.handled_at is null and g.try_at is null`,
  tax_hold: sql`select t.id::text, c.name, t.held, t.answered_at, null::timestamptz
    from tied_taxes t join company_cards c on c.id = t.seller_company_id
    where t.state = 'disputed'`,
  day: sql`select open_days.day::text, null, null::bigint,
      (open_days.day + 1)::timestamp at time zone 'Asia/Kolkata', null::timestamptz
    from (select e.happened_on as day from journal_entries e
        where e.happened_on > (select coalesce(max(j.day), '-infinity') from journal_days j)
      union select l.day from statement_lines l
        where l.day > (select coalesce(max(j.day), '-infinity') from journal_days j)) open_days
    where open_days.day < ${marketToday}`,
  holder_account: sql`select h.id::text, h.name, null::bigint, h.made_at, null::timestamptz
    from holder_accounts h where h.made_by is not null and h.confirmed_by is null`,
};

/** All that waits, of whatever kind: the oldest first. */
export async function openThings(db: Db, most: number): Promise<OpenRow[]> {
  const parts = Object.entries(OPEN).map(
    ([kind, of]) => sql`select ${kind}::text as kind, of.* from (${of})
      of (id, name, amount, since, due)`,
  );
  const { rows } = await sql<OpenRow>`
    select kind, id, name, amount, since, due from (${sql.join(parts, sql` union all `)}) things
    order by since, kind, id limit ${most}`.execute(db);
  return rows;
}

export interface Heaps {
  readonly asked: number;
  readonly askedCount: number;
  readonly approved: number;
  readonly approvedCount: number;
  readonly failed: number;
  readonly failedCount: number;
  readonly settledOn: string | null;
}

/** Paise that wait to be let go, or came back; and the last day on which a gateway settled. */
export async function heaps(db: Db): Promise<Heaps> {
  const { rows } = await sql<Heaps>`
    with failed as (${OPEN.payout_failed})
    select coalesce(sum(amount) filter (where state = 'asked'), 0)::bigint as asked,
      count(*) filter (where state = 'asked')::int as "askedCount",
      coalesce(sum(amount) filter (where state = 'approved'), 0)::bigint as approved,
      count(*) filter (where state = 'approved')::int as "approvedCount",
      (select coalesce(sum(amount), 0)::bigint from failed) as failed,
      (select count(*)::int from failed) as "failedCount",
      (select max(settled_on)::text from gateway_settled) as "settledOn"
    from withdrawals where state in ('asked', 'approved')`.execute(db);
  if (!rows[0]) throw new Error("The database gave no sums");
  return rows[0];
}

/** The market's own accounts that money passes through, in paise: a debit above zero. */
export async function passingMoney(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; sum: number }>`
    select a.kind, coalesce(sum(l.amount), 0)::bigint as sum
    from accounts a join journal_lines l on l.account_id = a.id
    where a.company_id is null and a.kind in ('bank', 'gateway', 'suspense')
    group by a.kind`.execute(db);
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
}
