import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { isToSettle, stands } from "../awards/index.ts";
import { endedIn, monthOfEnd } from "./ended-in.store.ts";
import type { Range } from "./range.rules.ts";

interface Now {
  outbid: number;
  ending: number;
  offered: number;
  to_pay: number;
  won: number;
  lost: number;
}

/** Orders or awards of these parties. */
const ownedBy = (of: "o" | "w", parties: readonly number[]) =>
  sql`coalesce(${sql.ref(`${of}.company_id`)}, -${sql.ref(`${of}.bidder_id`)})
    = any(${[...parties]}::bigint[])`;

/**
 * All orders of the buyer's company, and nobody else's: the market's size costs nothing.
 * @param parties whose bids the buyer sees as their own
 */
export async function buyerStanding(
  db: Db,
  parties: readonly number[],
  range: Range,
): Promise<Now> {
  const { rows } = await sql<Now>`
    select
      count(*) filter (where t.closed_at is null and o.bid_count > 0
        and a.leader_alias is distinct from o.alias) as outbid,
      count(*) filter (where t.closed_at is null and t.paused_at is null and o.bid_count > 0
        and a.ends_at > (select market_now())
        and a.ends_at <= (select market_now()) + interval '1 hour') as ending,
      count(*) filter (where f.alias = o.alias) as offered,
      count(*) filter (where ${isToSettle("w")}) as to_pay,
      count(*) filter (where w.id is not null and ${endedIn(range)}) as won,
      count(*) filter (where w.id is null and t.closed_at is not null and o.bid_count > 0
        and d.lot_id is null and f.lot_id is null and ${endedIn(range)}) as lost
    from lot_bidders o
      join lot_times t on t.lot_id = o.lot_id
      join standings a on a.lot_id = o.lot_id
      left join sales w on w.order_id = o.id and ${stands("w")}
      left join made_offers f on f.lot_id = o.lot_id and f.ended_at is null
      left join reserve_questions d on d.lot_id = o.lot_id and d.ended_at is null
    where ${ownedBy("o", parties)}`.execute(db);
  return rows[0] as Now;
}

interface Purchase {
  month: string;
  url: string;
  title: string;
  lots: number;
  /** Paise. */
  spend: number;
  /** Grams. */
  grams: number;
  boughtGrams: number;
  deliveredGrams: number;
}

/** The purchases of the buyer's company, by the month in which the auction ended. */
export async function purchasesOf(
  db: Db,
  parties: readonly number[],
  range: Range,
): Promise<Purchase[]> {
  const { rows } = await sql<Purchase>`
    select ${monthOfEnd} as month, c.url, c.title, count(*) as lots,
      sum(w.value)::bigint as spend,
      coalesce(sum(l.quantity_milli) filter (where l.unit = 'kg'), 0)::bigint as grams,
      coalesce(sum(l.grams), 0)::bigint as "boughtGrams",
      coalesce(sum(coalesce(left_yard.grams, case w.state when 'completed' then l.grams end)),
        0)::bigint as "deliveredGrams"
    from sales w
      join lot_goods l on l.id = w.lot_id
      join standings a on a.lot_id = w.lot_id
      join goods_groups c on c.id = l.category_id
      left join lateral (select sum(t.net_grams) as grams from trucks t
        where t.award_id = w.id and t.state in ('out', 'received')) left_yard on true
    where ${ownedBy("w", parties)} and ${stands("w")}
      and ${endedIn(range)}
    group by 1, c.id, c.url, c.title order by 1, c.title`.execute(db);
  return rows;
}
