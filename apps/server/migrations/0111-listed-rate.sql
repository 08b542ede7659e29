-- Lists by rate read their pages from an index, as lists by price do. A column of its own, because
-- a planner that prepares a statement knows a column's values and not an expression's.
alter table lots add column listed_rate bigint
  generated always as (rate_per_mt(listed_price, unit, quantity_milli, weight_grams)) stored;
drop index lots_open_by_rate;

create index lots_open_by_rate on lots (listed_rate, id)
  include (starts_at, listed_ends_at) where approval = 'approved' and closed_at is null;
create index lots_open_by_category_rate on lots (category_id, listed_rate, id)
  include (starts_at, listed_ends_at) where approval = 'approved' and closed_at is null;
create index lots_open_by_sub_rate on lots (sub_category_id, listed_rate, id)
  include (starts_at, listed_ends_at) where approval = 'approved' and closed_at is null;
create index lots_open_by_state_rate on lots (state, listed_rate, id)
  include (starts_at, listed_ends_at) where approval = 'approved' and closed_at is null;

create index lots_ended_by_rate on lots (listed_rate, id)
  where approval = 'approved' and closed_at is not null;
create index lots_ended_by_category_rate on lots (category_id, listed_rate, id)
  where approval = 'approved' and closed_at is not null;
create index lots_ended_by_sub_rate on lots (sub_category_id, listed_rate, id)
  where approval = 'approved' and closed_at is not null;
