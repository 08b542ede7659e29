import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { isPrivateNetwork } from "../../../platform/http/addresses/network-of.ts";
import type {
  Arrival,
  SecondPlaces,
  SharedSides,
  Visitors,
  Voided,
} from "./irregularities.rules.ts";

/** The data that the rules read, gathered by one statement each; `since` bounds all of them. */

const rowsOf = async <R>(db: Db, statement: RawBuilder<unknown>): Promise<R[]> =>
  (await statement.execute(db)).rows as R[];

/** Lots in whose auction one may still act, or that ended since then: by the indexes of lists. */
const lotsSince = (since: Date) => sql`
  select id, title, url, seller_id from lot_goods lots join (
    select lot_id from every_listed_lot where closed_at is null
    union all
    select lot_id from every_listed_lot where closed_at is not null and ends_at > ${since}
  ) listed on listed.lot_id = lots.id`;

/** Sellers and bidders of these auctions who have something in common. */
export const gatherSharedSides = (db: Db, since: Date): Promise<SharedSides[]> =>
  rowsOf(
    db,
    sql`with traded as materialized (
      select o.seller_id, o.bidder_id, jsonb_agg(
          jsonb_build_object('id', l.id, 'title', l.title, 'url', l.url) order by l.id) as lots
        from (${lotsSince(since)}) l
          join lot_bidders o on o.lot_id = l.id and o.bid_count > 0
        group by 1, 2),
    crowds as (
      select network, count(distinct user_id)::int as accounts from sign_in_history
        where at > ${since} group by 1),
    shared as (
      select t.seller_id, t.bidder_id, 'address' as what, s.network as value, c.accounts
        from traded t
          join (select distinct user_id, network from sign_in_history where at > ${since}) s
            on s.user_id = t.seller_id
          join (select distinct user_id, network from sign_in_history where at > ${since}) b
            on b.user_id = t.bidder_id and b.network = s.network
          join crowds c on c.network = s.network
      union all
      select t.seller_id, t.bidder_id, 'device', null, null
        from traded t where exists (select from known_devices s
          join known_devices b on b.token_hash = s.token_hash and b.user_id = t.bidder_id
          where s.user_id = t.seller_id)
      union all
      select t.seller_id, t.bidder_id, case same when 'same_phone' then 'phone'
          else 'bank_account' end,
          right(case same when 'same_phone' then coalesce(b.whatsapp, b.mobile)
            else b.account_no end, 4), null
        from traded t join identities s on s.id = t.seller_id
          join identities b on b.id = t.bidder_id
          cross join lateral unnest(shared_identity(s, b)) as same
        where same in ('same_phone', 'same_bank_account'))
    select seller_id as "sellerId", bidder_id as "bidderId", lots, json_agg(json_build_object(
        'what', what, 'value', value, 'accounts', accounts) order by what, value) as shared
      from traded join shared using (seller_id, bidder_id)
      group by seller_id, bidder_id, lots`,
  );

/** The auctions sold since then: winner and second, and in how many the second bid. */
export const gatherSecondPlaces = (db: Db, since: Date, least: number): Promise<SecondPlaces[]> =>
  rowsOf(
    db,
    sql`with sold as materialized (
      select l.id, l.title, l.url, listed.ends_at as at, a.leader_id as winner
        from every_listed_lot listed join lot_goods l on l.id = listed.lot_id
          join standings a on a.lot_id = listed.lot_id
        where listed.closed_at is not null
          and listed.ends_at > ${since} and listed.outcome = 'sold'),
    placed as materialized (
      select sold.*, o.bidder_id, rank() over (
          partition by sold.id order by o.best_bid desc, o.last_bid_at, o.id) as place
        from sold join lot_bidders o on o.lot_id = sold.id and o.bid_count > 0
        where o.bidder_id <> sold.winner),
    bid_in as (
      select o.bidder_id, count(*)::int as auctions from sold
        join lot_bidders o on o.lot_id = sold.id and o.bid_count > 0 group by 1)
    select winner as "winnerId", p.bidder_id as "secondId", b.auctions as "bidIn",
        json_agg(json_build_object('id', p.id, 'title', title, 'url', url,
          'at', to_json(at)) order by p.id) as lots
      from placed p join bid_in b on b.bidder_id = p.bidder_id where place = 1
      group by winner, p.bidder_id, b.auctions having count(*) >= ${least}`,
  );

/** Bidders of whom so many bids were voided since then. */
export const gatherVoided = (db: Db, since: Date, least: number): Promise<Voided[]> =>
  rowsOf(
    db,
    sql`with voided as (
      select bid.bidder_id, json_agg(json_build_object('seq', v.voids, 'reason', v.note,
          'at', to_json(v.at), 'lot', json_build_object('id', l.id, 'title', l.title,
          'url', l.url)) order by v.at, v.lot_id, v.seq) as voids
        from placed_bids v
          join placed_bids bid on bid.lot_id = v.lot_id and bid.seq = v.voids
          join lot_goods l on l.id = v.lot_id
        where v.kind = 'void' and v.at > ${since} and bid.bidder_id is not null
        group by 1 having count(*) >= ${least})
    select bidder_id as "bidderId", voids, (select coalesce(sum(bid_count), 0)::int
        from lot_bidders o where o.bidder_id = voided.bidder_id) + json_array_length(voids) as bids
      from voided`,
  );

/** Networks from which so many members signed in since then. */
export async function gatherVisitors(db: Db, since: Date, least: number): Promise<Visitors[]> {
  const rows = await rowsOf<Omit<Visitors, "isPrivate">>(
    db,
    sql`with seen as (
      select network, user_id, max(at) as at from sign_in_history where at > ${since} group by 1, 2)
    select network, json_agg(json_build_object('id', u.id, 'companyId', seat.company_id,
        'at', to_json(seen.at)) order by u.id) as accounts
      from seen join people u on u.id = seen.user_id and u.type <> 'admin'
        left join company_people seat on seat.user_id = u.id and seat.status = 'active'
      group by 1 having count(*) >= ${least}`,
  );
  return rows.map((row) => ({
    ...row,
    isPrivate: isPrivateNetwork(row.network.split("/")[0] ?? ""),
  }));
}

/** First logins from a country, since then, of accounts that had signed in from elsewhere. */
export const gatherArrivals = (db: Db, since: Date): Promise<Arrival[]> =>
  rowsOf(
    db,
    sql`with recent as materialized (
      select distinct user_id from sign_in_history where at > ${since} and country is not null),
    firsts as (
      select distinct on (s.user_id, s.country) s.user_id, s.country, s.address, s.at, s.id
        from recent join sign_in_history s using (user_id) where s.country is not null
        order by s.user_id, s.country, s.at, s.id)
    select f.user_id as "userId", f.country, f.address, to_json(f.at) as at, e.before
      from firsts f cross join lateral (select count(*)::int as before from sign_in_history s
        where s.user_id = f.user_id and s.country is not null
          and (s.at, s.id) < (f.at, f.id)) e
      where f.at > ${since} and e.before > 0
      order by f.user_id, f.at`,
  );
