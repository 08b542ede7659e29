import type { listings } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { stands } from "../awards/index.ts";
import { lotState } from "../listings/index.ts";
import { endedIn, monthOfEnd } from "./ended-in.store.ts";
import type { Range } from "./range.rules.ts";

/** The seller's own lots by what became of them. */
export async function lotsByState(
  db: Db,
  sellerId: number,
): Promise<{ state: listings.LotState; lots: number }[]> {
  const { rows } = await sql<{ state: listings.LotState; lots: number }>`
    select ${lotState} as state, count(*) as lots
    from lot_goods lots join lot_times timetables on timetables.lot_id = lots.id
      join standings auctions on auctions.lot_id = lots.id
    where lots.seller_id = ${sellerId} group by 1`.execute(db);
  return rows;
}

interface Sale {
  month: string;
  lots: number;
  /** Paise. */
  value: number;
}

/** By the month in which the auction ended, at what the winner bid. */
export async function salesOf(db: Db, sellerId: number, range: Range): Promise<Sale[]> {
  const { rows } = await sql<Sale>`
    select ${monthOfEnd} as month, count(*) as lots, sum(w.value)::bigint as value
    from sales w join standings a on a.lot_id = w.lot_id
    where w.seller_id = ${sellerId} and ${stands("w")}
      and ${endedIn(range)}
    group by 1 order by 1`.execute(db);
  return rows;
}

interface Rate {
  url: string;
  title: string;
  unit: string;
  quantity_milli: number;
  /** Paise. */
  value: number;
  market_quantity_milli: number | null;
  market_value: number | null;
}

/** Own sales by material, beside those of the whole market in the same months. */
export async function ratesOf(db: Db, sellerId: number, range: Range): Promise<Rate[]> {
  const { rows } = await sql<Rate>`
    with own as (
      select l.category_id, l.unit, sum(l.quantity_milli)::bigint as quantity_milli,
        sum(w.value)::bigint as value
      from sales w join lot_goods l on l.id = w.lot_id join standings a on a.lot_id = w.lot_id
      where w.seller_id = ${sellerId} and ${stands("w")}
      and ${endedIn(range)}
      group by 1, 2)
    select c.url, c.title, own.unit, own.quantity_milli, own.value,
      market.quantity_milli as market_quantity_milli, market.value as market_value
    from own
      join goods_groups c on c.id = own.category_id
      left join lateral (
        select sum(m.quantity_milli)::bigint as quantity_milli, sum(m.value)::bigint as value
        from sale_months m
        where m.category_id = own.category_id and m.unit = own.unit
          and m.month >= date_trunc('month', ${range.from}::date)
          and m.month <= ${range.to}::date) market on true
    order by own.value desc`.execute(db);
  return rows;
}

/** The newest approved lots, with how many looked and how many bid. */
export async function interestIn(db: Db, sellerId: number, most: number) {
  const { rows } = await sql<{
    id: number;
    url: string;
    title: string;
    approval: string;
    starts_at: Date | null;
    ends_at: Date | null;
    closed_at: Date | null;
    awaits_signature: boolean;
    paused_at: Date | null;
    outcome: string | null;
    bid_count: number;
    bidder_count: number;
    views: number;
  }>`
    select l.id, l.url, l.title, l.approval, t.starts_at, a.ends_at, t.closed_at, t.paused_at,
      t.awaits_signature, t.outcome, a.bid_count, a.bidder_count, coalesce(v.views, 0)::int as views
    from (select * from lot_goods lots where seller_id = ${sellerId} and approval = 'approved'
        order by created_at desc, id desc limit ${most}) l
      join lot_times t on t.lot_id = l.id
      join standings a on a.lot_id = l.id
      left join lateral (select sum(views) as views from lot_views where lot_id = l.id) v on true
    order by l.created_at desc, l.id desc`.execute(db);
  return rows;
}
