-- What is written meanwhile, the triggers of the file before have counted.
insert into capacity_uses (lot_id, company_id, stream, year, grams, is_sold)
  select a.lot_id, o.company_id, o.stream,
    case when t.outcome is not null then financial_year(a.ends_at) end,
    coalesce(lot_grams(l), 0), t.outcome is not distinct from 'sold'
  from bid_orders o join auctions a on a.lot_id = o.lot_id and a.leader_alias = o.alias
    join lots l on l.id = a.lot_id join timetables t on t.lot_id = a.lot_id
  where o.company_id is not null and o.stream is not null
    and coalesce(t.outcome, 'sold') in ('sold', 'reserve_not_met')
  on conflict (lot_id) do nothing;
