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

-- Paise that the leading bid of a lot holds; null where the lot asks for no deposit. A row's trigger
-- keeps it, so whatever moves the lead or the price moves the hold: nobody has to remember it.
alter table auctions add column hold bigint;
comment on column auctions.hold is
  'Paise that its leading bid holds of its company''s deposit; null where it asks for none.';

create function keep_hold() returns trigger language plpgsql as $$
begin
  select case
      when l.deposit_kind is null then null
      when new.leader_alias is null then 0
      when t.closed_at is null then lot_hold(l, greatest(new.highest_bid, (
        -- The leader's maximum: the market may bid up to it.
        select case when is_voided then null else amount end from maximum_bids
          where new.has_maximums and lot_id = new.lot_id and alias = new.leader_alias
          order by seq desc limit 1)))
      -- Below the reserve it holds as long as the seller is asked.
      when exists (select from reserve_decisions d
        where d.lot_id = new.lot_id and d.ended_at is null) then lot_hold(l, new.highest_bid)
      else 0 end
    into new.hold
    from lots l join timetables t on t.lot_id = l.id where l.id = new.lot_id;
  return new;
end $$;
create trigger auctions_keep_hold before update on auctions
  for each row when (new.hold is not null) execute function keep_hold();

-- It is looked at again where something else than the auction's row decides.
create function look_at_hold() returns trigger language plpgsql as $$
begin
  -- few rows: that of the lot.
  update auctions set hold = 0 where lot_id = new.lot_id and hold is not null;
  return null;
end $$;
create trigger outcomes_look_at_hold after update of outcome on timetables
  for each row when (old.outcome is distinct from new.outcome) execute function look_at_hold();
create trigger maximums_look_at_hold after update of is_voided on maximum_bids
  for each row execute function look_at_hold();
create trigger decisions_look_at_hold after insert or update of ended_at on reserve_decisions
  for each row execute function look_at_hold();

create or replace function open_auctions_of_lots() returns trigger language plpgsql as $$
begin
  insert into auctions (lot_id, hold)
    select id, case when deposit_kind is not null then 0 end from fresh;
  insert into timetables (lot_id) select id from fresh;
  return null;
end $$;

create function ask_deposit() returns trigger language plpgsql as $$
begin
  -- few rows: that of the lot.
  update auctions set hold = case when new.deposit_kind is not null then 0 end
    where lot_id = new.id;
  return null;
end $$;
create trigger lots_ask_deposit after update of deposit_kind on lots
  for each row when (old.deposit_kind is distinct from new.deposit_kind)
  execute function ask_deposit();

-- Orders of lots that ask for a deposit, as long as they may hold one.
alter table bid_orders add column has_deposit boolean not null default false;
comment on column bid_orders.has_deposit is
  'The lot asks for a deposit and is not over: while its company leads, it holds.';

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

-- A company's holds follow from what it leads, and end with that.
create view deposit_leads as
  select o.company_id, o.lot_id, a.hold as amount
  from bid_orders o join auctions a on a.lot_id = o.lot_id and a.leader_alias = o.alias
  where o.has_deposit and a.hold > 0;
comment on view deposit_leads is 'Paise that companies'' leading bids hold of their deposits.';

alter table awards
  -- Paise: what the lot asks to have deposited at the winning bid, and what of it was there.
  add column emd_required bigint not null default 0,
  add column emd_held bigint not null default 0;
alter table awards add constraint awards_emd_held_is_required
  check (emd_held between 0 and emd_required) not valid;
