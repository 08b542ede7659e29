import type pg from "pg";
import type { Paid } from "../payers.ts";
import type { Withdrawn } from "../withdrawers.ts";
import { checkAsked, checkWithdrawals } from "./check-withdrawals.ts";

/** The money after a run: the database's rows against what payers were told. */
export interface Money {
  readonly topUps: readonly Paid[];
  readonly payments: readonly Paid[];
  readonly withdrawn: readonly Withdrawn[];
}

/**
 * Each payment that the gateway captured is in the journal once; what was acknowledged is there; no
 * bid was let in without cover; each award holds what it asks for; what left was asked for once.
 */
export async function checkMoney(
  db: pg.Pool,
  { topUps, payments, withdrawn }: Money,
): Promise<string[]> {
  const rows = async (text: string, values: unknown[] = []) =>
    (await db.query<{ what: string }>(text, values)).rows.map(({ what }) => what);
  const acknowledged = topUps.filter(({ answer }) => answer === "done").map(({ of }) => of);
  const paid = payments.filter(({ answer }) => answer === "done");
  return [
    ...(await rows(`select 'payment ' || p.id || ' is in the journal ' || count(e.id) || ' times'
        as what
      from demo_payments p left join journal_entries e on e.key = 'demo:' || p.id
      where p.captured_at is not null group by p.id having count(e.id) <> 1`)),
    ...(await rows(`select 'payment ' || p.id || ' came to ' || -l.amount as what
      from demo_payments p join demo_orders o on o.id = p.order_id
        join journal_entries e on e.key = 'demo:' || p.id
        join journal_lines l on l.entry_id = e.id and l.amount < 0
      where -l.amount <> o.amount`)),
    ...(await rows(
      `select 'order ' || asked.id || ' was acknowledged and is not paid' as what
        from unnest($1::text[]) as asked(id)
        where not exists (select from demo_payments where order_id = asked.id)`,
      [acknowledged],
    )),
    ...(await checkCover(db)),
    ...(await checkHeld(db)),
    ...(await checkWithdrawals(db)),
    ...(await checkAsked(db, withdrawn)),
    ...(await rows(`select 'award ' || id || ' asks for ' || emd_required
          || ' and held ' || emd_held as what
      from awards where emd_held <> emd_required`)),
    ...(await rows(
      `select 'award ' || asked.id || ' has ' || coalesce(sum(l.amount), 0) || ' of its payments'
          as what
        from unnest($1::bigint[], $2::bigint[]) as asked(id, amount)
          left join journal_entries e on e.award_id = asked.id and e.kind = 'award_payment'
          left join journal_lines l on l.entry_id = e.id and l.amount > 0
        group by asked.id, asked.amount having coalesce(sum(l.amount), 0) <> asked.amount`,
      [paid.map(({ of }) => of), paid.map(({ amount }) => Math.round(amount * 100))],
    )),
  ];
}

/** At any moment: no company leads beyond its deposit. */
export async function checkCover(db: pg.Pool): Promise<string[]> {
  const { rows } = await db.query<{ what: string }>(`select 'company ' || led.company_id
      || ' leads ' || led.amount || ' beyond its deposit of ' || coalesce(a.balance, 0) as what
    from (select company_id, sum(amount) as amount from deposit_leads group by 1) led
      left join accounts a on a.company_id = led.company_id and a.kind = 'deposit'
    where led.amount > coalesce(a.balance, 0)`);
  return rows.map(({ what }) => what);
}

/** At any moment: what is held of companies is what their sales hold, no more. */
export async function checkHeld(db: pg.Pool): Promise<string[]> {
  const { rows } = await db.query<{ what: string }>(`select 'sales hold ' || said || ', companies '
      || held as what
    from (select coalesce(sum(emd_held), 0) as said from awards
        where state in ('payment_due', 'overdue') or pay_through = 'parties'
          and state not in ('completed', 'cancelled', 'defaulted')) awards,
      (select coalesce(sum(balance), 0) as held from accounts where kind = 'held') accounts
    where said <> held`);
  return rows.map(({ what }) => what);
}
