import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";
import { usersOf } from "../auctions/index.ts";
import { seenBy } from "../audience/index.ts";

interface Reader {
  readonly userId: number;
  /** Whether a bid of theirs, or of the company that they bid for, stands. */
  readonly isBidder: boolean;
}

/** Whether a bid of the order `o`, or a tender, stands. */
const stands = sql<boolean>`(o.bid_count > 0 or exists (select from sealed_tenders t
    where (t.lot_id, t.alias) = (o.lot_id, o.alias)))`;

/**
 * The members who watch a lot, act for a company that bids for it, or are invited to it; never its
 * seller, nor whose company is not invited any more.
 * @param others who want to know, too
 */
export async function findReaders(
  tx: Tx,
  lotId: number,
  others: readonly number[],
): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select who.id as "userId", bool_or(who.bids) as "isBidder"
    from (select user_id as id, false as bids from watched_lots where lot_id = ${lotId}
      union all select user_id, false from invited_people where lot_id = ${lotId}
      union all select unnest(${[...others]}::bigint[]), false
      union all select who.bidder_id, ${stands} from lot_bidders o cross join ${usersOf}
        where o.lot_id = ${lotId}) who
      join lot_goods lots on lots.id = ${lotId} and lots.seller_id <> who.id
    where who.bids or ${seenBy(sql.ref("who.id"))}
    group by who.id order by who.id`.execute(tx);
  return rows;
}

interface Unanswered {
  readonly userId: number;
  readonly lotId: number;
  readonly title: string;
  readonly url: string;
  readonly endsAt: Date;
}

/**
 * Those who act for companies that have bid and not answered the last change of a lot that is about
 * to end: six hours before that, or with a quarter of the time that the change has left, if that is
 * later. Each is found once.
 */
export async function takeUnanswered(tx: Tx): Promise<Unanswered[]> {
  const { rows } = await sql<Unanswered>`
    with due as (
      update corrigenda c set reminded_at = market_now()
      from lot_goods l join lot_times t on t.lot_id = l.id join standings s on s.lot_id = l.id
      where c.state = 'published' and c.reminded_at is null and l.id = c.lot_id
        and (c.no < l.corrigenda or t.closed_at is not null or (t.paused_at is null
          and market_now() >= s.ends_at - least(interval '6 hours', (s.ends_at - c.at) / 4)))
      returning c.lot_id, c.no, l.title, l.url, s.ends_at,
        c.no = l.corrigenda and t.closed_at is null and market_now() < s.ends_at as is_open)
    select who.bidder_id as "userId", due.lot_id as "lotId", title, url, ends_at as "endsAt"
    from due join lot_bidders o on o.lot_id = due.lot_id cross join ${usersOf}
    where is_open and o.accepted_corrigendum < due.no and ${stands}
    order by o.lot_id, who.bidder_id`.execute(tx);
  return rows;
}
