-- A lot may ask its bidders for a deposit: a share of what it costs, or an amount. Rows are checked
-- by the next file, which keeps nobody waiting.
alter table lots
  add column deposit_kind text constraint lots_deposit_kind_is_known
    check (deposit_kind in ('percent', 'amount')),
  add column deposit_percent numeric(5, 2),
  -- Paise.
  add column deposit_amount bigint,
  -- The two pay each other, or through the market.
  add column pay_through text not null default 'parties';
alter table lots add constraint lots_deposit_fits_its_kind check (
  case deposit_kind
    when 'percent' then deposit_amount is null and deposit_percent between 0.01 and 100
      and deposit_percent is not null
    when 'amount' then deposit_percent is null and deposit_amount > 0 and deposit_amount is not null
    else deposit_percent is null and deposit_amount is null end) not valid;
alter table lots add constraint lots_pay_through_is_known
  check (pay_through in ('parties', 'market')) not valid;

-- Paise that a bid holds of its company's deposit while it leads; half a paisa is one.
create function lot_hold(lot lots, bid bigint) returns bigint language sql immutable parallel safe
as $$
    select case lot.deposit_kind
      when 'amount' then lot.deposit_amount
      when 'percent' then round(lot_value(bid, lot.basis, lot.unit, lot.quantity_milli,
        lot.weight_grams) * lot.deposit_percent / 100)::bigint
      else 0 end
  $$;

-- Orders of lots that ask for a deposit, as long as they may hold one.
alter table bid_orders add column has_deposit boolean not null default false;
comment on column bid_orders.has_deposit is
  'The lot asks for a deposit and is not yet sold, withdrawn or without a bid: while its company '
  'leads, it holds.';

create function end_holds() returns trigger language plpgsql as $$
begin
  -- few rows: those of the lot.
  update bid_orders set has_deposit = false where lot_id = new.lot_id and has_deposit;
  return null;
end $$;
create trigger outcomes_end_holds after update of outcome on timetables
  for each row when (old.outcome is distinct from new.outcome
    and new.outcome in ('sold', 'withdrawn', 'no_bids'))
  execute function end_holds();

-- A hold is no row of its own: it follows from who leads, and ends with that.
create view deposit_leads as
  select o.company_id, o.lot_id,
    lot_hold(l, greatest(a.highest_bid, case when m.is_voided then null else m.amount end)) as amount,
    t.closed_at is not null as is_awaited, a.ends_at
  from bid_orders o join auctions a on a.lot_id = o.lot_id and a.leader_alias = o.alias
    join lots l on l.id = o.lot_id join timetables t on t.lot_id = o.lot_id
    -- The bidder's maximum as long as the market may bid up to it.
    left join lateral (select amount, is_voided from maximum_bids
      where lot_id = o.lot_id and alias = o.alias order by seq desc limit 1) m
      on a.has_maximums and t.closed_at is null
  where o.has_deposit and o.company_id is not null
    and (t.closed_at is null or exists (select from reserve_decisions d
      where d.lot_id = o.lot_id and d.ended_at is null));
comment on view deposit_leads is 'Paise that companies'' leading bids hold of their deposits.';

alter table awards
  -- Paise: what the lot asks to have deposited at the winning bid, and what of it was there.
  add column emd_required bigint not null default 0,
  add column emd_held bigint not null default 0;
alter table awards add constraint awards_emd_held_is_required
  check (emd_held between 0 and emd_required) not valid;
