import type pg from "pg";
import type { Withdrawn } from "../withdrawers.ts";

/** States in which an entry of a kind has been made, once; in all others there is none. */
const ENTERED = {
  withdrawal_asked: [
    ...["asked", "approved", "released", "sent", "done"],
    ...["failed", "reversed", "refused", "cancelled"],
  ],
  withdrawal_sent: ["done", "reversed"],
  withdrawal_failed: ["failed", "refused", "cancelled"],
  withdrawal_reversed: ["reversed"],
};
const LEAVING = ["asked", "approved", "released", "sent"];
const AT_THE_BANK = ["sent", "done", "failed", "reversed"];

/**
 * Money that leaves, at any moment: entered as its state says, each once; what is aside is what has
 * been asked for; nothing is at the bank that was not released, nor with another amount.
 */
export async function checkWithdrawals(db: pg.Pool): Promise<string[]> {
  const rows = async (text: string, values: unknown[]) =>
    (await db.query<{ what: string }>(text, values)).rows.map(({ what }) => what);
  const kinds = Object.entries(ENTERED).map(([kind, states]) => ({ kind, states }));
  return [
    ...(await rows(
      `select 'withdrawal ' || w.id || ' is ' || w.state || ' and entered ' || count(e.id)
          || ' times as ' || k.kind as what
        from withdrawals w
          cross join json_to_recordset($1::json) as k(kind text, states text[])
          left join journal_entries e on e.kind = k.kind
            and e.cause ->> 'withdrawal_id' = w.id::text
        group by w.id, w.state, k.kind, k.states
        having count(e.id) <> (w.state = any(k.states))::int`,
      [JSON.stringify(kinds)],
    )),
    ...(await rows(
      `select 'company ' || company_id || ' has ' || coalesce(a.balance, 0)
          || ' leaving, and asked for ' || coalesce(w.amount, 0) as what
        from (select company_id, balance from accounts where kind = 'leaving') a
          full join (select company_id, sum(amount) as amount from withdrawals
            where state = any($1) group by 1) w using (company_id)
        where coalesce(a.balance, 0) <> coalesce(w.amount, 0)`,
      [LEAVING],
    )),
    ...(await rows(
      `select 'withdrawal ' || coalesce(p.id, w.id::text) || ' of ' || coalesce(w.amount, 0)
          || ' is ' || coalesce(w.state, 'nobody''s') || ', and at the bank '
          || coalesce(p.amount, 0) as what
        from demo_payouts p full join withdrawals w on w.id::text = p.id
        where case when p.id is null then w.state in ('done', 'failed', 'reversed')
          else w.id is null or p.amount <> w.amount or w.state <> all($1) end`,
      [AT_THE_BANK],
    )),
  ];
}

/** Nobody's money left who had not asked, nor twice for one call; what was acknowledged is there. */
export async function checkAsked(db: pg.Pool, asked: readonly Withdrawn[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string; bidder: string; amount: string }>(
    `select id, 'buyer ' || asked_by as bidder, amount from withdrawals
      where 'buyer ' || asked_by = any($1)`,
    [asked.map(({ bidder }) => bidder)],
  );
  const made = new Set(rows.map(({ id }) => id));
  const nameOf = (bidder: string, paise: number) => `${paise} paise of ${bidder}`;
  const left = Map.groupBy(rows, ({ bidder, amount }) => nameOf(bidder, Number(amount)));
  const may = Map.groupBy(
    asked.filter(({ answer }) => answer !== "refused"),
    ({ bidder, amount }) => nameOf(bidder, Math.round(amount * 100)),
  );
  return [
    ...asked.flatMap(({ id }) =>
      id === null || made.has(id) ? [] : [`withdrawal ${id} was acknowledged and is lost`],
    ),
    ...[...left].flatMap(([name, { length }]) => {
      const most = may.get(name)?.length ?? 0;
      return length > most ? [`${name} left ${length} times, and was asked for ${most} times`] : [];
    }),
  ];
}
