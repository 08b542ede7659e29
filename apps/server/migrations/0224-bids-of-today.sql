-- Each minute all of today's bids were counted anew (finding L7). Now what came since is added.
alter table market_days
  add column counted_until timestamptz,
  add column counted_bids int not null default 0,
  add column counted_value bigint not null default 0;
comment on column market_days.counted_until is
  'Bids before it are in counted_bids and counted_value; those after it are counted each time.';

create table market_day_bidders (
  day date not null,
  bidder_id bigint not null references users,
  primary key (day, bidder_id)
);
comment on table market_day_bidders is
  'Who has bid today, each once; a day that is over is counted from its bids.';
