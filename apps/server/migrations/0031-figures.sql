-- How often a lot's page was opened, by day in India. Who opened it is not kept: only counts are.
create table lot_views (
  lot_id bigint not null references lots on delete cascade,
  day date not null,
  views int not null,
  primary key (lot_id, day)
);

-- What the office's trends show, a row for each day in India: reading a year costs 365 rows however
-- large the market is. Money in paise, time in seconds.
create table market_days (
  day date primary key,
  listed int not null,
  reviewed int not null,
  review_seconds bigint not null,
  bids int not null,
  bid_value bigint not null,
  bidders int not null,
  closed int not null,
  sold int not null,
  sold_value bigint not null,
  rolled_up_at timestamptz not null
);

-- What the market sold by month, material and unit: what a seller's rates are measured against.
create table sale_months (
  month date not null,
  category_id bigint not null references categories on delete cascade,
  unit text not null,
  lots int not null,
  value bigint not null,
  quantity_milli bigint not null,
  primary key (month, category_id, unit)
);

-- When the office decided about a lot, from now on.
alter table lots add column reviewed_at timestamptz;
create function note_review() returns trigger language plpgsql as $$
begin
  new.reviewed_at := market_now();
  return new;
end $$;
create trigger lot_reviewed before update of approval on lots
  for each row when (old.approval = 'pending' and new.approval <> 'pending')
  execute function note_review();

create index lots_by_age on lots (created_at);
create index lots_by_review on lots (reviewed_at) where reviewed_at is not null;
create index messages_failed_by_age on messages (created_at) where status = 'failed';

-- Since when a member has seen all notifications: what is newer is unread.
create table notification_readings (
  user_id bigint primary key references users on delete cascade,
  seen_at timestamptz not null
);
