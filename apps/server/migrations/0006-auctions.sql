-- What a bid moves, apart from the lot: one narrow row an auction, found by its key only, so that a
-- bid rewrites neither the lot nor one of the indexes that its lists need. This row's lock is the
-- lock of the auction. Measured: docs/decisions/025.
create table auctions (
  lot_id bigint primary key references lots on delete cascade,
  ends_at timestamptz,
  highest_bid bigint not null default 0,
  lowest_bid bigint not null default 0,
  -- no foreign key: a leader has a row in bid_orders, which has one, and the check ran for every bid
  leader_id bigint,
  bid_count int not null default 0,
  bidder_count int not null default 0,
  extensions int not null default 0,
  ledger_seq int not null default 0,
  ledger_hash text not null default repeat('0', 64)
) with (fillfactor = 40, autovacuum_vacuum_scale_factor = 0.05);

insert into auctions (lot_id, ends_at, highest_bid, lowest_bid, leader_id, bid_count, bidder_count,
    extensions, ledger_seq, ledger_hash)
  select id, ends_at, highest_bid, lowest_bid, leader_id, bid_count, bidder_count, extensions,
    ledger_seq, ledger_hash
  from lots;

-- Lists sort and filter by these two; they follow the auction within two seconds.
alter table lots alter column price drop expression;
alter table lots rename column price to listed_price;
alter table lots rename column ends_at to listed_ends_at;
drop view unusual_bids_open;
alter table lots
  drop column highest_bid, drop column lowest_bid, drop column leader_id, drop column bid_count,
  drop column bidder_count, drop column extensions, drop column ledger_seq, drop column ledger_hash;

-- Lists of people by time, not by id.
drop index lots_waiting;
create index lots_waiting on lots (created_at, id) where approval = 'pending';
drop index lots_of_seller;
create index lots_of_seller on lots (seller_id, created_at desc, id desc);

-- Every lot has its auction's row from the start: what locks the one locks the other.
create function open_auction_of_lot() returns trigger language plpgsql as $$
begin
  insert into auctions (lot_id, ends_at) values (new.id, new.listed_ends_at);
  return null;
end $$;
create trigger lot_has_an_auction after insert on lots
  for each row execute function open_auction_of_lot();

-- An order no longer says since when its bidder is outbid: the ledger does, one entry after the
-- bidder's last. The outbid bidder's row was written for every bid, with an index entry.
alter table bid_orders
  add column last_seq int not null default 0,
  add column outbid_notified_seq int not null default 0;
update bid_orders o set last_seq = e.seq, outbid_notified_seq = case when o.outbid_at is null then e.seq else 0 end
  from (select lot_id, bidder_id, max(seq) as seq from ledger_entries where kind = 'bid' group by 1, 2) e
  where e.lot_id = o.lot_id and e.bidder_id = o.bidder_id;
drop index bid_orders_to_tell;
-- Given under the auction's lock, from its count of bidders.
alter table bid_orders drop constraint bid_orders_lot_id_alias_key;
alter table bid_orders drop column is_outbid, drop column outbid_at;

-- The field's words.
alter table unusual_bids rename to flagged_bids;
alter table flagged_bids rename column told_at to notified_at;
alter table flagged_bids rename column passed_at to dismissed_at;
alter index unusual_bids_to_tell rename to flagged_bids_to_notify;
alter index unusual_bids_unjudged rename to flagged_bids_open;
alter index unusual_bids_pkey rename to flagged_bids_pkey;
-- What the office can still do something about.
create view open_flagged_bids as
  select f.lot_id, f.seq, f.amount, f.beaten, f.at, e.bidder, l.title
  from flagged_bids f
    join lots l on l.id = f.lot_id
    join ledger_entries e on e.lot_id = f.lot_id and e.seq = f.seq
  where f.dismissed_at is null and (l.closed_at is null or l.seller_answer = 'awaited')
    and not exists (select from ledger_entries v
      where v.lot_id = f.lot_id and v.kind = 'void' and v.voids = f.seq);
alter table bid_answers rename to idempotent_bids;
alter table idempotent_bids rename column answer to result;
alter index bid_answers_pkey rename to idempotent_bids_pkey;
alter index bid_answers_by_age rename to idempotent_bids_by_age;

-- What happened, for the features that act on it: written in the transaction in which it happens.
create table domain_events (
  id bigint generated always as identity primary key,
  name text not null,
  lot_id bigint not null,
  payload jsonb not null,
  at timestamptz not null default market_now()
);
create index domain_events_of_lot on domain_events (lot_id, id);

-- Auctions whose close failed: shown to the office, tried again.
create table close_failures (
  lot_id bigint primary key references lots on delete cascade,
  attempts int not null default 1,
  last_error text not null,
  first_failed_at timestamptz not null default market_now(),
  try_again_at timestamptz not null
);
