-- A list's page reads twenty lots, its count a thousand. With what lists filter by in the index
-- itself the count reads no lot at all. Bids no longer touch these indexes, so they can afford it.
drop index lots_open_by_end, lots_open_by_category, lots_open_by_sub, lots_open_by_state,
  lots_open_by_start, lots_open_by_price, lots_open_by_age, lots_open_by_category_price,
  lots_open_by_sub_price, lots_open_by_state_price, lots_open_by_state_category;
create index lots_open_by_end on lots (listed_ends_at, id)
  include (starts_at, listed_price) where approval = 'approved' and closed_at is null;
create index lots_open_by_category on lots (category_id, listed_ends_at, id)
  include (starts_at, listed_price) where approval = 'approved' and closed_at is null;
create index lots_open_by_sub on lots (sub_category_id, listed_ends_at, id)
  include (starts_at, listed_price) where approval = 'approved' and closed_at is null;
create index lots_open_by_state on lots (state, listed_ends_at, id)
  include (starts_at, listed_price) where approval = 'approved' and closed_at is null;
create index lots_open_by_state_category on lots (state, category_id, listed_ends_at, id)
  include (starts_at, listed_price) where approval = 'approved' and closed_at is null;
create index lots_open_by_start on lots (starts_at, id)
  include (listed_ends_at, listed_price) where approval = 'approved' and closed_at is null;
create index lots_open_by_age on lots (id)
  include (starts_at, listed_ends_at, listed_price) where approval = 'approved' and closed_at is null;
create index lots_open_by_price on lots (listed_price, id)
  include (starts_at, listed_ends_at) where approval = 'approved' and closed_at is null;
create index lots_open_by_category_price on lots (category_id, listed_price, id)
  include (starts_at, listed_ends_at) where approval = 'approved' and closed_at is null;
create index lots_open_by_sub_price on lots (sub_category_id, listed_price, id)
  include (starts_at, listed_ends_at) where approval = 'approved' and closed_at is null;
create index lots_open_by_state_price on lots (state, listed_price, id)
  include (starts_at, listed_ends_at) where approval = 'approved' and closed_at is null;
