-- A second attempt to sell the same goods is a new lot that names the one before. Each lot is listed
-- again once: further attempts follow the last one.
drop index lots_title_of_seller;
alter table lots add column relist_of bigint references lots;
create unique index lots_relist_of on lots (relist_of) where relist_of is not null;

-- What an Idempotency-Key of a batch of lots was used for, kept for a day.
create table idempotent_lots (
  seller_id bigint not null references users on delete cascade,
  key text not null,
  -- SHA-256 of the batch as it was sent
  batch bytea not null,
  -- in the order of the batch
  lot_ids jsonb not null,
  created_at timestamptz not null default now(),
  primary key (seller_id, key)
);
create index idempotent_lots_by_age on idempotent_lots (created_at);
