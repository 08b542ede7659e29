import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { marketToday } from "../../platform/db/market-now.store.ts";

export interface MoneyWaits {
  readonly unknown: number;
  readonly mismatched: number;
  readonly claimed: number;
  readonly return_asked: number;
  readonly asked: number;
  readonly approved: number;
  readonly bank_accounts: number;
  /** Kept GST of which a seller has said that it is filed. */
  readonly tax_holds: number;
  readonly events: number;
  readonly statement_lines: number;
  readonly sales_overdue: number;
  readonly days: number;
  readonly disputes: number;
  readonly reversals: number;
  readonly accounts: number;
  /** Payouts that came back, after which their company has had none. */
  readonly withdrawals_failed: number;
}

/** Counted over the indexes of what is open alone. */
export async function countWaiting(db: Db): Promise<MoneyWaits> {
  const { rows } = await sql<MoneyWaits>`
    with receipt as (
      select count(*) filter (where state = 'unknown') as unknown,
        count(*) filter (where state = 'mismatched') as mismatched,
        count(*) filter (where state = 'claimed') as claimed,
        count(*) filter (where return_asked_by is not null and state <> 'claimed') as return_asked
      from receipts where state in ('claimed', 'mismatched', 'unknown')
    ), withdrawal as (
      select count(*) filter (where state = 'asked') as asked,
        count(*) filter (where state = 'approved') as approved
      from withdrawals where state in ('asked', 'approved', 'released', 'sent')
    ), since as (
      select coalesce(max(day), '-infinity') as closed from journal_days
    ), open_days as (
      select happened_on as day from journal_entries, since where happened_on > closed
      union select day from statement_lines, since where day > closed
    )
    select receipt.*, withdrawal.*,
      (select count(*) from bank_accounts where status = 'waiting' and removed_at is null)
        as bank_accounts,
      (select count(*) from withdrawals w where w.state = 'failed'
        and not exists (select from withdrawals later where later.company_id = w.company_id
          and later.asked_at > w.asked_at and later.state = 'done')) as withdrawals_failed,
      (select count(*) from tied_taxes where state = 'disputed') as tax_holds,
      (select count(*) from gateway_events where handled_at is null and try_at is null) as events,
      (select count(*) from statement_lines
        where receipt_id is null and withdrawal_id is null and entry_id is null) as statement_lines,
      (select count(*) from sales where state in ('payment_due', 'overdue')
        and (state = 'overdue' or pay_through = 'parties' and due_at < (select market_now())))
        as sales_overdue,
      (select count(*) from open_days
        where day < ${marketToday}) as days,
      (select count(*) from open_disputes) as disputes,
      (select count(*) from asked_reversals) as reversals,
      (select count(*) from holder_accounts
        where made_by is not null and confirmed_by is null) as accounts
    from receipt, withdrawal`.execute(db);
  if (!rows[0]) throw new Error("The database gave no counts");
  return rows[0];
}
