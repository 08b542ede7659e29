-- The baseline's tables: one row a lot with everything in it, as it stood before auctions had a
-- table of their own, with the list indexes that a bid's price moves.
create table naive_lots (
  id bigint generated always as identity primary key,
  category_id bigint not null, sub_category_id bigint, state text not null,
  title text not null, description text not null,
  market_value bigint not null,
  starts_at timestamptz not null, ends_at timestamptz not null, closed_at timestamptz,
  highest_bid bigint not null default 0,
  bid_count int not null default 0,
  ledger_seq int not null default 0,
  price bigint generated always as (greatest(highest_bid, market_value)) stored
) with (fillfactor = 70);
create index on naive_lots (ends_at, id) where closed_at is null;
create index on naive_lots (category_id, ends_at, id) where closed_at is null;
create index on naive_lots (sub_category_id, ends_at, id) where closed_at is null;
create index on naive_lots (state, ends_at, id) where closed_at is null;
create index on naive_lots (starts_at, id) where closed_at is null;
create index on naive_lots (price, id) where closed_at is null;
create index on naive_lots (id) where closed_at is null;
create index on naive_lots (category_id, price, id) where closed_at is null;
create index on naive_lots (sub_category_id, price, id) where closed_at is null;
create index on naive_lots (state, price, id) where closed_at is null;
create index on naive_lots (state, category_id, ends_at, id) where closed_at is null;
create table naive_entries (like ledger_entries including defaults including indexes);
insert into naive_lots (category_id, state, title, description, market_value, starts_at, ends_at)
  select 1, 'Maharashtra', 'Bench lot ' || n, 'Sorted and weighed.', 100000,
    now() - interval '1 minute', now() + interval '1 day'
  from generate_series(1, 1001) n;
