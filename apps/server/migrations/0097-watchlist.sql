-- Lots that members watch. `told_at`: when the end was told as near, once.
create table watches (
  user_id bigint not null references users on delete cascade,
  lot_id bigint not null references lots on delete cascade,
  watched_at timestamptz not null default market_now(),
  told_at timestamptz,
  primary key (user_id, lot_id)
);
create index watches_of_lot on watches (lot_id, user_id);
create index watches_to_tell on watches (lot_id) include (watched_at) where told_at is null;
