import type { AwardEvent, AwardSide } from "@rebale/contract/awards/states";
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
  /** Kept for GST, in the seller's account. */
  readonly taxHeld: number;
}

/** The first entry first. */
export async function moneyMovesOf(db: Db, awardId: number): Promise<MoneyMove[]> {
  const { rows } = await sql<MoneyMove>`
    select e.at, e.kind,
      coalesce(-sum(l.amount) filter (where account.kind = 'deposit'), 0)::bigint as deposit,
      coalesce(-sum(l.amount) filter (where account.kind = 'held'), 0)::bigint as held,
      coalesce(-sum(l.amount) filter (where account.kind = 'paid_in'), 0)::bigint as "paidIn",
      coalesce(-sum(l.amount) filter (where account.kind = 'proceeds'), 0)::bigint as proceeds,
      coalesce(-sum(l.amount) filter (where account.kind = 'tax_held'), 0)::bigint as "taxHeld"
    from journal_lines l join journal_entries e on e.id = l.entry_id
      join accounts account on account.id = l.account_id
    where l.award_id = ${awardId} and account.company_id is not null
    group by e.id order by e.id`.execute(db);
  return rows;
}

/** Something that happened to a sale's goods; null where it has no such thing. */
export interface GoodsEvent {
  readonly at: Date;
  readonly what: AwardEvent;
  readonly by: AwardSide;
  readonly tripId: number | null;
  readonly claimId: number | null;
  readonly grams: number | null;
  readonly number: string | null;
  readonly stars: number | null;
}

/** Each once, the first first. @param side whose own rating is told */
export async function goodsEventsOf(
  db: Db,
  awardId: number,
  side: AwardSide,
): Promise<GoodsEvent[]> {
  const { rows } = await sql<GoodsEvent>`
    with own as (select * from trucks where award_id = ${awardId}),
    happened (place, at, what, by, "tripId", "claimId", grams, number, stars) as (
      select 1, gate_in_at, 'truck_in', 'market', id, null::bigint, null::bigint, null::text,
          null::int
        from own
      union all select 2, least(greatest(gross.weighed_at, gate_in_at), gate_out_at), 'weighed',
          'market', own.id, null, gross.grams - tare.grams, null, null
        from own join weighed tare on tare.trip_id = own.id and tare.kind = 'tare'
            and not tare.is_replaced
          join weighed gross on gross.trip_id = own.id and gross.kind = 'gross'
            and not gross.is_replaced
      union all select 3, made_at, 'invoiced', 'market', trip_id, null, null, number, null
        from issued_papers where award_id = ${awardId} and paper_role(kind) = 'bill'
      union all select 4, gate_out_at, 'truck_out', 'market', id, null, net_grams, null, null
        from own
      union all select 5, received_at, 'received', 'buyer', id, null, received_grams, null, null
        from own
      union all select 6, made_at, 'claimed', 'buyer', trip_id, id, null, null, null
        from truck_claims where award_id = ${awardId}
      union all select 7, decided_at, 'claim_decided',
          case when decided_by is null then 'seller' else 'office' end, trip_id, id, null, null,
          null
        from truck_claims where award_id = ${awardId}
      union all select 8, given_at, 'rated', side, null, null, null, null, stars
        from sale_ratings where award_id = ${awardId} and side = ${side})
    select at, what, by, "tripId", "claimId", grams, number, stars from happened
    where at is not null order by at, place, "tripId"`.execute(db);
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
        where o.lot_id = a.lot_id and o.kind = 'next_bidder' and o.made_at >= a.made_at
        order by o.id desc limit 1) offer on true
    where a.id = ${awardId}`.execute(db);
  return rows[0];
}
