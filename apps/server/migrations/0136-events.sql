-- Lots that are sold together, closing one after another.
create table events (
  id bigint generated always as identity primary key,
  url text not null unique,
  title text not null,
  -- whose event it is; null of the office
  seller_id bigint references users,
  inspection text not null default '',
  terms text not null default '',
  starts_at timestamptz not null,
  first_ends_at timestamptz not null,
  interval_seconds int not null check (interval_seconds between 1 and 86400),
  -- a late bid moves the ends of all lots that follow its own
  moves_following boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null default market_now(),
  changed_at timestamptz not null default market_now(),
  check (starts_at < first_ends_at)
);
create index events_of_seller on events (seller_id, id desc) where seller_id is not null;
create index events_by_end on events (first_ends_at desc, id desc);

-- A lot is in one event at most. Its own table: lists of lots read nothing of it.
create table event_lots (
  lot_id bigint primary key references lots on delete cascade,
  event_id bigint not null references events on delete cascade,
  -- from 0 on
  place int not null check (place >= 0),
  -- when it ends; taken by a lot that waits when it is approved
  ends_at timestamptz not null
);
create unique index event_lots_in_order on event_lots (event_id, place);

-- Of an event that says so: bids read it with the facts of the lot.
alter table lots add column moves_following boolean not null default false;
