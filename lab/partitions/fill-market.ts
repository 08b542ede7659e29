import type pg from "pg";
import { someLots } from "../../bench/parts/market.ts";

/** Rows of a ledger and orders that each lot has had. */
const BIDS_A_LOT = 3;
const AT_ONCE = 100_000;

/**
 * A market that has been open for years: so many lots, each with bids and their orders. The hashes
 * are made up; no bid is placed on these lots.
 */
export async function fillMarket(db: pg.Pool, lots: number): Promise<void> {
  await someLots(db, 1);
  for (let done = 0; done < lots; done += AT_ONCE) {
    const client = await db.connect();
    // Search texts and other triggers of lots are not what is measured.
    await client.query("set session_replication_role = replica");
    await client.query(FILL, [Math.min(AT_ONCE, lots - done), BIDS_A_LOT]);
    await client.query("set session_replication_role = default");
    client.release();
  }
  await db.query(
    "vacuum analyze lots, timetables, listed_lots, auctions, ledger_entries, bid_orders",
  );
}

const FILL = `with model as (select * from lots where url like 'bench-%' order by id limit 1),
  lot as (
    insert into lots (url, seller_id, category_id, title, description, quantity_milli, unit, state,
      city, pincode, approval)
    select 'old-' || gen_random_uuid(), seller_id, category_id, 'Old lot', description,
      quantity_milli, unit, state, city, pincode, approval
    from model, generate_series(1, $1) returning *),
  timetable as (
    insert into timetables (lot_id, market_value, starts_at, hard_ends_at, closed_at, outcome)
    select id, 100000, now() - interval '100 days', now() - interval '99 days',
      now() - interval '99 days', 'no_bids' from lot),
  listed as (
    insert into listed_lots (lot_id, seller_id, category_id, state, unit, quantity_milli, starts_at,
      awaits_signature, closed_at, outcome, ends_at, price)
    select id, seller_id, category_id, state, unit, quantity_milli, now() - interval '100 days',
      false, now() - interval '99 days', 'no_bids', now() - interval '99 days', 100000 from lot),
  auction as (
    insert into auctions (lot_id, ends_at, highest_bid, bid_count, bidder_count, ledger_seq)
    select id, now() - interval '99 days', 100000, $2, $2, $2 from lot),
  entry as (
    insert into ledger_entries (lot_id, seq, kind, amount, at, bidder_id, bidder, bidder_mark,
      ends_at, previous, hash, version)
    select id, n, 'bid', 100000 + n, now() - interval '99 days', n, 'Bidder ' || n, 'B**' || n,
      now() - interval '99 days', md5(n::text) || md5(id::text), md5(id::text) || md5(n::text), 2
    from lot, generate_series(1, $2) n)
  insert into bid_orders (lot_id, bidder_id, seller_id, alias, best_bid, bid_count, last_bid_at)
  select id, (random() * 100000)::bigint * 10 + n, seller_id, n, 100000 + n, 1,
    now() - interval '99 days'
  from lot, generate_series(1, $2) n`;
