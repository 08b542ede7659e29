-- What lists sort and filter lots by: a narrow row of each approved lot. Price and end follow the
-- auction within two seconds; all else is a copy that triggers keep.
create table listed_lots (
  lot_id bigint primary key references lots on delete cascade,
  seller_id bigint not null,
  company_id bigint,
  category_id bigint not null,
  sub_category_id bigint,
  state text not null,
  unit text not null,
  quantity_milli bigint not null,
  weight_grams bigint,
  starts_at timestamptz not null,
  awaits_signature boolean not null,
  closed_at timestamptz,
  outcome text,
  -- None of a lot whose clock stands still: lists have it behind all others, and no close meets it.
  ends_at timestamptz,
  -- What the whole lot costs as it stands, and a metric ton of it.
  price bigint not null,
  rate bigint generated always as (rate_per_mt(price, unit, quantity_milli, weight_grams)) stored,
  constraint listed_lots_end_after_their_start check (starts_at < ends_at),
  constraint listed_lots_closed_have_an_end check (closed_at is null or ends_at is not null)
);

-- Written anew as lot, timetable and auction have it; what is not approved or has no times is left
-- out.
create function list_lots(ids bigint[]) returns void language plpgsql as $$
begin
  insert into listed_lots (lot_id, seller_id, company_id, category_id, sub_category_id, state, unit,
      quantity_milli, weight_grams, starts_at, awaits_signature, closed_at, outcome, ends_at, price)
    select lots.id, seller_id, company_id, category_id, sub_category_id, state, unit,
      quantity_milli, weight_grams, t.starts_at, t.awaits_signature, t.closed_at, t.outcome,
      case when t.paused_at is null then a.ends_at end,
      lot_value(greatest(a.highest_bid, t.market_value), basis, unit, quantity_milli, weight_grams)
    from unnest(ids) as asked(id) join lots using (id)
      join timetables t on t.lot_id = lots.id join auctions a on a.lot_id = lots.id
    where approval = 'approved' and t.starts_at is not null
    order by lots.id
  on conflict (lot_id) do update set seller_id = excluded.seller_id,
    company_id = excluded.company_id, category_id = excluded.category_id,
    sub_category_id = excluded.sub_category_id, state = excluded.state, unit = excluded.unit,
    quantity_milli = excluded.quantity_milli, weight_grams = excluded.weight_grams,
    starts_at = excluded.starts_at, awaits_signature = excluded.awaits_signature,
    closed_at = excluded.closed_at, outcome = excluded.outcome, ends_at = excluded.ends_at,
    price = excluded.price;
end $$;

-- The end stands in auctions: it is written before the timetable.
create function list_lots_of_timetables() returns trigger language plpgsql as $$
begin
  perform list_lots(array(select lot_id from changed));
  delete from listed_lots using changed
    where listed_lots.lot_id = changed.lot_id and changed.starts_at is null;
  return null;
end $$;
create trigger timetables_are_listed after update on timetables referencing new table as changed
  for each statement execute function list_lots_of_timetables();

create function list_changed_lot() returns trigger language plpgsql as $$
begin
  if new.approval = 'approved' then
    perform list_lots(array[new.id]);
  else
    delete from listed_lots where lot_id = new.id;
  end if;
  return null;
end $$;
create trigger changed_lot_is_listed after update of approval, seller_id, company_id, category_id,
    sub_category_id, state, unit, quantity_milli, weight_grams, basis on lots
  for each row when (new.approval = 'approved' or old.approval = 'approved')
  execute function list_changed_lot();

select list_lots(array(select id from lots where approval = 'approved'));

-- Lots that are open, in every order of the shop.
create index listed_open_by_age on listed_lots (lot_id)
  include (starts_at, ends_at, price) where closed_at is null;
create index listed_open_by_end on listed_lots (ends_at, lot_id)
  include (starts_at, price) where closed_at is null;
create index listed_open_by_start on listed_lots (starts_at, lot_id)
  include (ends_at, price) where closed_at is null;
create index listed_open_by_price on listed_lots (price, lot_id)
  include (starts_at, ends_at) where closed_at is null;
create index listed_open_by_rate on listed_lots (rate, lot_id)
  include (starts_at, ends_at) where closed_at is null;
create index listed_open_by_category on listed_lots (category_id, ends_at, lot_id)
  include (starts_at, price) where closed_at is null;
create index listed_open_by_category_price on listed_lots (category_id, price, lot_id)
  include (starts_at, ends_at) where closed_at is null;
create index listed_open_by_category_rate on listed_lots (category_id, rate, lot_id)
  include (starts_at, ends_at) where closed_at is null;
create index listed_open_by_sub on listed_lots (sub_category_id, ends_at, lot_id)
  include (starts_at, price) where closed_at is null;
create index listed_open_by_sub_price on listed_lots (sub_category_id, price, lot_id)
  include (starts_at, ends_at) where closed_at is null;
create index listed_open_by_sub_rate on listed_lots (sub_category_id, rate, lot_id)
  include (starts_at, ends_at) where closed_at is null;
create index listed_open_by_state on listed_lots (state, ends_at, lot_id)
  include (starts_at, price) where closed_at is null;
create index listed_open_by_state_price on listed_lots (state, price, lot_id)
  include (starts_at, ends_at) where closed_at is null;
create index listed_open_by_state_rate on listed_lots (state, rate, lot_id)
  include (starts_at, ends_at) where closed_at is null;
create index listed_open_by_state_category on listed_lots (state, category_id, ends_at, lot_id)
  include (starts_at, price) where closed_at is null;
create index listed_unsigned on listed_lots (starts_at, lot_id)
  where awaits_signature and closed_at is null;

-- Lots that are over.
create index listed_ended on listed_lots (ends_at desc, lot_id desc) where closed_at is not null;
create index listed_ended_by_price on listed_lots (price, lot_id) where closed_at is not null;
create index listed_ended_by_rate on listed_lots (rate, lot_id) where closed_at is not null;
create index listed_ended_by_category on listed_lots (category_id, ends_at desc, lot_id desc)
  where closed_at is not null;
create index listed_ended_by_category_price on listed_lots (category_id, price, lot_id)
  where closed_at is not null;
create index listed_ended_by_category_rate on listed_lots (category_id, rate, lot_id)
  where closed_at is not null;
create index listed_ended_by_sub on listed_lots (sub_category_id, ends_at desc, lot_id desc)
  where closed_at is not null;
create index listed_ended_by_sub_price on listed_lots (sub_category_id, price, lot_id)
  where closed_at is not null;
create index listed_ended_by_sub_rate on listed_lots (sub_category_id, rate, lot_id)
  where closed_at is not null;
create index listed_ended_by_state on listed_lots (state, ends_at desc, lot_id desc)
  where closed_at is not null;
create index listed_withdrawn on listed_lots (ends_at desc, lot_id desc)
  where outcome = 'withdrawn';
-- The price board reads what was sold in the last 90 days, by material.
create index listed_sold_by_sub on listed_lots (sub_category_id, closed_at)
  include (seller_id, company_id, state, unit, quantity_milli, weight_grams, price)
  where outcome = 'sold';
