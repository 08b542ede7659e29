import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { COLLECT_SECONDS, DISTANCE_MINUTES, QUICK_MESSAGES } from "./alert-times.rules.ts";

const collected = sql`market_now() + ${COLLECT_SECONDS} * interval '1 second'`;
/**
 * When a message is due, in a query over alerts `a` and their `alert_counts c`: after a few within
 * the hour only at a distance from the last.
 */
export const due = sql<Date>`case when a.channel <> 'app' and c.told >= ${QUICK_MESSAGES}
    and c.since > (select market_now()) - interval '1 hour'
  then greatest(${collected}, c.last_at + ${DISTANCE_MINUTES} * interval '1 minute')
  else ${collected} end`;

/**
 * The searches that find these lots, in a query over `lot`: by the index of places, states and
 * probes, so that a search that cannot find a lot is not read.
 */
export const findingSearches = sql`
  select s.user_id, s.id as search_id, s.channels, lot.id as lot_id
  from lot cross join lateral (
    select array_append(array(select distinct left(lexeme, 3) from unnest(lot.words)), '')
      as probes) of_lot
  join saved_searches s
    on s.place = any(array['', 'c' || lot.category_id, 's' || lot.sub_category_id])
    and s.state = any(array['', lot.state]) and s.probe = any(of_lot.probes)
  where s.user_id <> lot.seller_id
    and (s.looked_for is null or lot.words @@ s.looked_for)
    and (s.units is null or lot.unit = any(s.units))
    and (s.min_price is null or lot.price >= s.min_price)
    and (s.max_price is null or lot.price <= s.max_price)
    and (s.min_rate is null or lot.rate >= s.min_rate * 1000)
    and (s.max_rate is null or lot.rate <= s.max_rate * 1000)
    and (s.min_quantity is null or lot.amount >= s.min_quantity)
    and (s.max_quantity is null or lot.amount <= s.max_quantity)`;

/** Lots as searches see them; tonnes count as kilograms. */
export const lotsToMatch = (lotIds: readonly number[]) => sql`
  select lot_id as id, seller_id, category_id, sub_category_id, state, unit, price, rate, words,
    quantity_milli * case unit when 'MT' then 1000 else 1 end as amount
  from shop_lots join lot_search using (lot_id)
  where lot_id = any(${[...lotIds]}::bigint[]) and closed_at is null`;

/**
 * Notes for whom these lots are news, by channel: each lot once for ever, whichever node and
 * however often it is approved. Answers how many notes there are.
 */
export async function noteMatches(tx: Tx, lotIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ user_id: number }>`
    with fresh as (
      insert into matched_lots (lot_id)
      select id from (${lotsToMatch(lotIds)}) public on conflict do nothing returning lot_id
    ), lot as (
      select public.* from (${lotsToMatch(lotIds)}) public join fresh on fresh.lot_id = public.id
    ), found as (
      ${findingSearches} for key share of s
    )
    insert into waiting_alerts (user_id, channel, kind, lot_id, search_id, due_at)
    select a.user_id, a.channel, 'match', a.lot_id, a.search_id, ${due}
    from (
      select user_id, channel, lot_id, min(search_id) as search_id
      from found cross join unnest(channels) as channel group by user_id, channel, lot_id
    ) a left join alert_counts c
      on c.user_id = a.user_id and c.channel = a.channel and c.kind = 'match'
    on conflict do nothing returning user_id`.execute(tx);
  return rows.length;
}
