import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import type { JournalEvent } from "../money-entries/index.ts";

/** The effect of one entry on the money of a sale's two companies; paise, gains above zero. */
export interface MoneyMove {
  readonly at: Date;
  readonly kind: JournalEvent["kind"];
  readonly deposit: number;
  readonly held: number;
  readonly paidIn: number;
  readonly proceeds: number;
}

/** The first entry first. */
export async function moneyMovesOf(db: Db, awardId: number): Promise<MoneyMove[]> {
  const { rows } = await sql<MoneyMove>`
    select e.at, e.kind,
      coalesce(-sum(l.amount) filter (where account.kind = 'deposit'), 0)::bigint as deposit,
      coalesce(-sum(l.amount) filter (where account.kind = 'held'), 0)::bigint as held,
      coalesce(-sum(l.amount) filter (where account.kind = 'paid_in'), 0)::bigint as "paidIn",
      coalesce(-sum(l.amount) filter (where account.kind = 'proceeds'), 0)::bigint as proceeds
    from journal_lines l join journal_entries e on e.id = l.entry_id
      join accounts account on account.id = l.account_id
    where l.award_id = ${awardId} and account.company_id is not null
    group by e.id order by e.id`.execute(db);
  return rows;
}

/** The fate of a sale's buyer, and of the lot, after it was not kept. */
export interface Aftermath {
  readonly isBarred: boolean;
  /** Null until the office lifts the bar. */
  readonly barredUntil: Date | null;
  readonly offer: "asked" | "accepted" | "declined" | "lapsed" | "void" | null;
}

/** Undefined of a sale that was not ended by default. */
export async function aftermathOf(db: Db, awardId: number): Promise<Aftermath | undefined> {
  const { rows } = await sql<Aftermath>`
    select bar.id is not null and bar.lifted_at is null
        and (bar.until_at is null or bar.until_at > (select market_now())) as "isBarred",
      bar.until_at as "barredUntil",
      case when offer.id is not null then coalesce(offer.outcome, 'asked') end as offer
    from sales a
      join sale_moves ended on ended.award_id = a.id and ended.move = 'default'
      left join lateral (select * from imposed_bars b
        where b.company_id = a.company_id and b.cause_award = a.id order by b.id desc limit 1) bar
        on true
      left join lateral (select * from made_offers o
        where o.lot_id = a.lot_id and o.kind = 'next_bidder' and o.made_at >= ended.at
        order by o.id desc limit 1) offer on true
    where a.id = ${awardId}`.execute(db);
  return rows[0];
}
