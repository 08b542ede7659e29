import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { marketToday } from "../../platform/db/market-now.store.ts";
import { stands } from "../awards/index.ts";

/** Days that are kept up to date: older ones are history. */
const KEPT_DAYS = 400;
/** Paise that a reply can name, 90 lakh crore rupees: a sum beyond says so much. */
export const MAX = sql`9007199254740991`;

/**
 * Counts today, and every other day that nobody has counted since it was over; for ten days, each
 * day once more, because sellers answer and bids are voided later. Each count walks an index over
 * one day. Today's bids are counted by `countBidsOfToday`; no bid of a day is ever less.
 * @returns how many days were counted
 */
export async function rollUpDays(db: Db, most: number): Promise<number> {
  const { rows } = await sql`
    with today as (select ${marketToday} as day),
      first as (select greatest(today.day - ${KEPT_DAYS}::int,
          least(today.day, (select (min(created_at) at time zone 'Asia/Kolkata')::date
            from lot_goods)))
          as day
        from today),
      due as (
        select d::date as day,
          d::date::timestamp at time zone 'Asia/Kolkata' as start,
          (d::date + 1)::timestamp at time zone 'Asia/Kolkata' as stop
        from today, first, generate_series(first.day, today.day, interval '1 day') d
          left join market_days m on m.day = d::date
        where m.day is null or d::date = today.day
          or (m.rolled_up_at < (d::date + 11)::timestamp at time zone 'Asia/Kolkata'
            and (m.rolled_up_at < (d::date + 1)::timestamp at time zone 'Asia/Kolkata'
              or m.rolled_up_at < (select market_now()) - interval '1 day'))
        order by d desc limit ${most})
    insert into market_days as m (day, listed, reviewed, review_seconds, bids, bid_value, bidders,
      closed, sold, sold_value, rolled_up_at)
    select due.day, listed.n, reviewed.n, reviewed.seconds, bid.n, bid.value, bid.bidders,
      ended.n, ended.sold, ended.value, market_now()
    from due,
      lateral (select count(*)::int as n from lot_goods
        where created_at >= due.start and created_at < due.stop) listed,
      lateral (select count(*)::int as n,
          coalesce(sum(extract(epoch from reviewed_at - created_at)), 0)::bigint as seconds
        from lot_goods where reviewed_at >= due.start and reviewed_at < due.stop) reviewed,
      lateral (select count(*)::int as n,
          least(coalesce(sum(lot_value(e.amount, l.basis, l.unit, l.quantity_milli,
            l.weight_grams)), 0), ${MAX})::bigint as value,
          count(distinct e.bidder_id)::int as bidders
        from placed_bids e join lot_goods l on l.id = e.lot_id
        where e.kind = 'bid' and e.at >= due.start and e.at < due.stop
          and due.day < (select day from today)) bid,
      lateral (select count(*)::int as n, count(w.lot_id)::int as sold,
          least(coalesce(sum(w.value), 0), ${MAX})::bigint as value
        from every_listed_lot listed
          left join sales w
            on w.lot_id = listed.lot_id and ${stands("w")}
        where listed.closed_at is not null
          and listed.ends_at >= due.start and listed.ends_at < due.stop) ended
    on conflict (day) do update set listed = excluded.listed, reviewed = excluded.reviewed,
      review_seconds = excluded.review_seconds, bids = greatest(excluded.bids, m.bids),
      bid_value = greatest(excluded.bid_value, m.bid_value),
      bidders = greatest(excluded.bidders, m.bidders),
      closed = excluded.closed,
      sold = excluded.sold, sold_value = excluded.sold_value,
      rolled_up_at = excluded.rolled_up_at
    returning day`.execute(db);
  return rows.length;
}

/** A bid is written by then, however long its commit took. */
const WRITTEN = sql`interval '1 minute'`;

/** Adds today's bids since the last time; those of the last minute are counted again next time. */
export async function countBidsOfToday(db: Db): Promise<void> {
  await sql`
    with today as (
        select m.*, m.day::timestamp at time zone 'Asia/Kolkata' as start, now.at
        from market_days m, (select market_now() as at) now
        where m.day = (now.at at time zone 'Asia/Kolkata')::date),
      since as (select day, counted_bids, counted_value,
          coalesce(counted_until, start) as since,
          greatest(coalesce(counted_until, start), at - ${WRITTEN}) as written
        from today),
      bid as (
        select e.at < since.written as is_written, e.bidder_id,
          lot_value(e.amount, l.basis, l.unit, l.quantity_milli, l.weight_grams) as value
        from since, lateral (select * from placed_bids
            where kind = 'bid' and at >= since.since offset 0) e
              join lot_goods l on l.id = e.lot_id),
      fresh as (
        insert into market_day_bidders (day, bidder_id)
        select distinct since.day, bid.bidder_id from since, bid where bid.bidder_id is not null
        on conflict do nothing returning bidder_id),
      over as (delete from market_day_bidders where day < (select day from since))
    update market_days m set bids = since.counted_bids + sum.n,
      bid_value = least(since.counted_value + sum.value, ${MAX})::bigint,
      bidders = (select count(*) from market_day_bidders b where b.day = m.day)
        + (select count(*) from fresh),
      counted_bids = since.counted_bids + sum.written,
      counted_value = least(since.counted_value + sum.written_value, ${MAX})::bigint,
      counted_until = since.written
    from since, (select count(*) as n, coalesce(sum(value), 0) as value,
        count(*) filter (where is_written) as written,
        coalesce(sum(value) filter (where is_written), 0) as written_value from bid) sum
    where m.day = since.day`.execute(db);
}

/** This month's sales and the last one's, anew; older ones once. */
export async function rollUpMonths(db: Db): Promise<void> {
  await sql`
    with this as (
        select date_trunc('month', market_now() at time zone 'Asia/Kolkata')::date as month),
      known as (select max(s.month) as month from sale_months s, this where s.month < this.month),
      since as (select case when known.month is null
          then (this.month - interval '13 months')::date
          else least(known.month, (this.month - interval '1 month')::date) end as month
        from this, known)
    insert into sale_months (month, category_id, unit, lots, value, quantity_milli)
    select date_trunc('month', listed.ends_at at time zone 'Asia/Kolkata')::date, l.category_id,
      l.unit, count(*)::int, least(sum(w.value), ${MAX})::bigint, sum(l.quantity_milli)::bigint
    from shop_lots listed join lot_goods l on l.id = listed.lot_id
      join sales w on w.lot_id = l.id and ${stands("w")}
    where listed.closed_at is not null
      and listed.ends_at >= (select month from since)::timestamp at time zone 'Asia/Kolkata'
    group by 1, 2, 3
    on conflict (month, category_id, unit) do update set lots = excluded.lots,
      value = excluded.value, quantity_milli = excluded.quantity_milli`.execute(db);
}
