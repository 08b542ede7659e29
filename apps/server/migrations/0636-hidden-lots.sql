-- Lots that are for the invited alone. They are not in the table that lists, counts, search, board,
-- related lots, sitemap and home find lots in, so that none of these can show one.
create table hidden_lots (
  like listed_lots including constraints including generated including storage,
  constraint hidden_lots_pkey primary key (lot_id),
  constraint hidden_lots_lot_id_fkey foreign key (lot_id) references lots on delete cascade
);
comment on table hidden_lots is
  'As listed_lots, of lots that are for the invited alone. Price and end follow the auction within '
  'two seconds; all else is a copy that triggers keep. Owner: auctions.';
-- The close asks for those that are due.
create index hidden_open_by_end on hidden_lots (ends_at, lot_id) where closed_at is null;
create index hidden_ended on hidden_lots (ends_at desc, lot_id desc) where closed_at is not null;

create view every_listed_lot as
  select lot_id, category_id, sub_category_id, seller_id, company_id, state, unit, quantity_milli,
    weight_grams, price, rate, starts_at, ends_at, closed_at, outcome, awaits_signature
  from listed_lots
  union all
  select lot_id, category_id, sub_category_id, seller_id, company_id, state, unit, quantity_milli,
    weight_grams, price, rate, starts_at, ends_at, closed_at, outcome, awaits_signature
  from hidden_lots;
comment on view every_listed_lot is
  'Each approved lot, with those that are for the invited alone: for what the market does to all '
  'lots, and for readers who may know of each. Owner: auctions.';

create or replace function list_lots(ids bigint[]) returns void language plpgsql as $$
begin
  insert into listed_lots (lot_id, seller_id, company_id, category_id, sub_category_id, state, unit,
      quantity_milli, weight_grams, starts_at, awaits_signature, closed_at, outcome, ends_at, price)
    select lots.id, seller_id, company_id, category_id, sub_category_id, state, unit,
      quantity_milli, weight_grams, t.starts_at, t.awaits_signature, t.closed_at, t.outcome,
      case when t.paused_at is null then a.ends_at end,
      lot_value(greatest(a.highest_bid, t.market_value), basis, unit, quantity_milli, weight_grams)
    from unnest(ids) as asked(id) join lots using (id)
      join timetables t on t.lot_id = lots.id join auctions a on a.lot_id = lots.id
    where approval = 'approved' and t.starts_at is not null and not invited_only
    order by lots.id
  on conflict (lot_id) do update set seller_id = excluded.seller_id,
    company_id = excluded.company_id, category_id = excluded.category_id,
    sub_category_id = excluded.sub_category_id, state = excluded.state, unit = excluded.unit,
    quantity_milli = excluded.quantity_milli, weight_grams = excluded.weight_grams,
    starts_at = excluded.starts_at, awaits_signature = excluded.awaits_signature,
    closed_at = excluded.closed_at, outcome = excluded.outcome, ends_at = excluded.ends_at,
    price = excluded.price;
  if exists (select from lots where id = any(ids) and invited_only) then
    perform list_hidden_lots(ids);
  end if;
end $$;

-- The same for those among them that are for the invited alone.
create function list_hidden_lots(ids bigint[]) returns void language sql as $$
  insert into hidden_lots (lot_id, seller_id, company_id, category_id, sub_category_id, state, unit,
      quantity_milli, weight_grams, starts_at, awaits_signature, closed_at, outcome, ends_at, price)
    select lots.id, seller_id, company_id, category_id, sub_category_id, state, unit,
      quantity_milli, weight_grams, t.starts_at, t.awaits_signature, t.closed_at, t.outcome,
      case when t.paused_at is null then a.ends_at end,
      lot_value(greatest(a.highest_bid, t.market_value), basis, unit, quantity_milli, weight_grams)
    from unnest(ids) as asked(id) join lots using (id)
      join timetables t on t.lot_id = lots.id join auctions a on a.lot_id = lots.id
    where approval = 'approved' and t.starts_at is not null and invited_only
    order by lots.id
  on conflict (lot_id) do update set seller_id = excluded.seller_id,
    company_id = excluded.company_id, category_id = excluded.category_id,
    sub_category_id = excluded.sub_category_id, state = excluded.state, unit = excluded.unit,
    quantity_milli = excluded.quantity_milli, weight_grams = excluded.weight_grams,
    starts_at = excluded.starts_at, awaits_signature = excluded.awaits_signature,
    closed_at = excluded.closed_at, outcome = excluded.outcome, ends_at = excluded.ends_at,
    price = excluded.price;
$$;

create or replace function list_changed_lot() returns trigger language plpgsql as $$
begin
  if new.approval = 'approved' then
    perform list_lots(array[new.id]);
  else
    -- few rows: the lot's own.
    delete from listed_lots where lot_id = new.id;
    delete from hidden_lots where lot_id = new.id;
  end if;
  return null;
end $$;

create or replace function list_lots_of_timetables() returns trigger language plpgsql as $$
begin
  perform list_lots(array(select lot_id from changed));
  -- few rows: those of the lots that changed.
  delete from listed_lots using changed
    where listed_lots.lot_id = changed.lot_id and changed.starts_at is null;
  delete from hidden_lots using changed
    where hidden_lots.lot_id = changed.lot_id and changed.starts_at is null;
  return null;
end $$;

-- The shop's search finds none of their words, and suggestions and spelling learn none.
create or replace function search_new_lots() returns trigger language plpgsql as $$
begin
  perform search_lots(array(
    select id from fresh where approval = 'approved' and not invited_only));
  insert into lots_to_learn (lot_id)
    select id from fresh where approval = 'approved' and not invited_only
    on conflict do nothing;
  return null;
end $$;

create or replace function search_changed_lot() returns trigger language plpgsql as $$
begin
  if new.invited_only then
    return null;
  end if;
  perform search_lots(array[new.id]);
  insert into lots_to_learn (lot_id) values (new.id) on conflict do nothing;
  return null;
end $$;
