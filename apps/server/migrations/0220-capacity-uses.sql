-- What of its capacity a company uses was summed over its whole past under the locks of a bid
-- (finding M8). It is kept by lot now, by whatever moves the lead or the outcome.
create table capacity_uses (
  lot_id bigint primary key references lots on delete cascade,
  company_id bigint not null references companies,
  stream text not null
    constraint capacity_uses_stream_is_known
      check (stream in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals')),
  -- The financial year of the end; none while it is open, for that may still move into the next.
  year int,
  grams bigint not null constraint capacity_uses_grams_from_zero check (grams >= 0),
  -- Else it is led, or was below the reserve at the close and may still be sold.
  is_sold boolean not null,
  constraint capacity_uses_sold_have_a_year check (not is_sold or year is not null)
);
comment on table capacity_uses is
  'Lots that ask for an authorisation, with the company that leads or won each: what counts '
  'against its capacity. Triggers on bid_orders and timetables keep it, under the auction''s lock.';
create index capacity_uses_sold on capacity_uses (company_id, year, stream) include (grams, lot_id)
  where is_sold;
create index capacity_uses_led on capacity_uses (company_id, year) where not is_sold;

create function count_capacity(lot bigint) returns void language plpgsql as $$
begin
  insert into capacity_uses (lot_id, company_id, stream, year, grams, is_sold)
    select a.lot_id, o.company_id, o.stream,
      case when t.outcome is not null then financial_year(a.ends_at) end,
      coalesce(lot_grams(l), 0), t.outcome is not distinct from 'sold'
    from auctions a join bid_orders o on o.lot_id = a.lot_id and o.alias = a.leader_alias
      join lots l on l.id = a.lot_id join timetables t on t.lot_id = a.lot_id
    where a.lot_id = lot and o.company_id is not null and o.stream is not null
      and coalesce(t.outcome, 'sold') in ('sold', 'reserve_not_met')
    on conflict (lot_id) do update set company_id = excluded.company_id,
      stream = excluded.stream, year = excluded.year, grams = excluded.grams,
      is_sold = excluded.is_sold;
  if not found then delete from capacity_uses where lot_id = lot; end if;
end $$;

-- Of the many bids of a batch one leads; the lead is looked at when the statement is through.
create function count_capacity_of_order() returns trigger language plpgsql as $$
begin
  if not exists (select from capacity_uses u join auctions a on a.lot_id = u.lot_id
      join bid_orders o on o.lot_id = a.lot_id and o.alias = a.leader_alias
      where u.lot_id = new.lot_id and (u.company_id, u.stream) = (o.company_id, o.stream)) then
    perform count_capacity(new.lot_id);
  end if;
  return null;
end $$;
create trigger orders_count_capacity after insert or update on bid_orders
  for each row when (new.stream is not null) execute function count_capacity_of_order();

create function count_capacity_of_outcome() returns trigger language plpgsql as $$
begin
  perform count_capacity(new.lot_id) from lots
    where id = new.lot_id and requires_authorisation is not null;
  return null;
end $$;
create trigger outcomes_count_capacity after update of outcome on timetables
  for each row when (old.outcome is distinct from new.outcome)
  execute function count_capacity_of_outcome();
