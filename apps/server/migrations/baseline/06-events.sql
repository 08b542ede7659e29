-- Events: lots that are sold together.

create table events (
  id bigint generated always as identity primary key,
  url text not null unique,
  title text not null,
  -- Whose event it is; null of the office.
  seller_id bigint references users,
  inspection text not null default '',
  terms text not null default '',
  starts_at timestamptz not null,
  first_ends_at timestamptz not null,
  interval_seconds int not null
    constraint events_interval_within_a_day
      check (interval_seconds >= 1 and interval_seconds <= 86400),
  -- A late bid moves the ends of all lots that follow its own.
  moves_following boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null default market_now(),
  changed_at timestamptz not null default market_now(),
  constraint events_start_before_they_end check (starts_at < first_ends_at)
);
comment on table events is
  'Lots that are sold together, closing one after another.';
create index events_by_end on events (first_ends_at desc, id desc);
create index events_of_seller on events (seller_id, id desc) where seller_id is not null;

create table event_lots (
  lot_id bigint primary key references lots on delete cascade,
  event_id bigint not null references events on delete cascade,
  -- From 0 on.
  place int not null constraint event_lots_place_from_zero check (place >= 0),
  -- When it ends; taken by a lot that waits when it is approved.
  ends_at timestamptz not null
);
comment on table event_lots is
  'A lot is in one event at most. A table of its own: lists of lots read nothing of it.';
create unique index event_lots_in_order on event_lots (event_id, place);
