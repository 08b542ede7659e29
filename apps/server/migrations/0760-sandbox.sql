-- In a demo a company brings nearer what is to come of its own sales, so that a program sees in an
-- afternoon what takes weeks. By how much in all stands here; each owner moves its own times.
create table sandbox_clocks (
  company_id bigint primary key references companies,
  ahead_seconds bigint not null
    constraint sandbox_clocks_go_ahead check (ahead_seconds >= 0)
);
comment on table sandbox_clocks is
  'By how much a demo''s companies have brought their own sales nearer. Owner: sandbox.';

-- Who said first that all is lifted, and when, stands in a row that stays: the sale keeps the moment
-- beside it, which its sweep reads and which can be moved.
alter table awards add column lifted_said_at timestamptz;
-- The same of a truck's way out, which is written once: null where nothing has moved it.
alter table trips add column claims_from timestamptz;

create or replace view sales as
  select id, lot_id, order_id, alias, bidder_id, company_id, seller_id, seller_company_id, rate,
    value, payable, lines, terms_version, pay_through, state, made_at, due_at, grace_until,
    paid_at, lift_by, lifted_at, completed_at, settled_at, bill_to_site, ship_to_site, gst_tds,
    emd_held, emd_required, lifted_said_at,
    -- Its true day, which decides what law holds for it.
    coalesce((select m.at from award_moves m
      where m.award_id = awards.id and m.move = 'win' order by m.id limit 1), made_at) as sold_at
  from awards;

create or replace view trucks as
  select id, award_id, no, state, site_id, vehicle_no, driver_name, driver_mobile, transporter,
    transporter_gstin, slot_from, slot_to, booked_at, booked_by, gate_in_at, gate_out_at,
    net_grams, received_at, received_grams, released_at, eway_no, waits_for,
    trip_needs_manifest(trips) as needs_manifest, missing_papers(trips) as missing,
    coalesce(claims_from, gate_out_at) as claims_from
  from trips;

-- Slots, passes, dues and visits stay as they came: the application's role has no right to their
-- times. These functions move them with the rights of their owner, in no real market.
create function refuse_in_real_market() returns void language plpgsql as $$
begin
  if exists (select from settings where key = 'real_market') then
    raise exception 'the times of a real market stay';
  end if;
end $$;

create function move_truck_times(seller bigint, seconds bigint) returns setof bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  nearer interval := make_interval(secs => seconds);
begin
  perform refuse_in_real_market();
  -- few rows: those of a company.
  update gate_passes set valid_from = valid_from - nearer, expires_at = expires_at - nearer
    from trips t join awards a on a.id = t.award_id
    where t.id = gate_passes.trip_id and a.seller_company_id = seller;
  return query update trips set slot_from = slot_from - nearer, slot_to = slot_to - nearer,
      booked_at = booked_at - nearer, codes_from = codes_from - nearer,
      claims_from = coalesce(claims_from, gate_out_at) - nearer
    from awards a where a.id = trips.award_id and a.seller_company_id = seller
    returning trips.id;
end $$;

-- A day of rent moves as its midnight does, as the day does that it is counted from.
create function move_due_times(seller bigint, seconds bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  nearer interval := make_interval(secs => seconds) + interval '1 millisecond';
begin
  perform refuse_in_real_market();
  -- few rows: those of a company.
  update award_dues set due_at = award_dues.due_at - make_interval(secs => seconds),
      cause = case when kind = 'ground_rent' then cause || jsonb_build_object(
          'from', to_char(((cause ->> 'from')::date + 1)::timestamp - nearer, 'YYYY-MM-DD'),
          'to', to_char(((cause ->> 'to')::date + 1)::timestamp - nearer, 'YYYY-MM-DD'))
        else cause end
    from awards a where a.id = award_dues.award_id and a.seller_company_id = seller;
end $$;

create function move_visit_times(seller bigint, seconds bigint) returns setof bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  nearer interval := make_interval(secs => seconds);
begin
  perform refuse_in_real_market();
  return query update inspections set slot_from = slot_from - nearer, slot_to = slot_to - nearer,
      booked_at = booked_at - nearer
    from lots l where l.id = inspections.lot_id and l.company_id = seller
    returning inspections.id;
end $$;
