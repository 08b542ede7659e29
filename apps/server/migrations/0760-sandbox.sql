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
