-- Whoever would bid sees the goods first: a site shows them in slots, as it takes trucks, and none
-- unless it says so. A visit is a company's appointment for a lot; its pass opens the gate once.
create table inspection_hours (
  site_id bigint not null references company_sites,
  -- Monday is 1, as ISO 8601 counts.
  weekday smallint not null
    constraint inspection_hours_weekday_is_one check (weekday between 1 and 7),
  opens time not null,
  closes time not null,
  places smallint not null
    constraint inspection_hours_some_places check (places between 1 and 50),
  minutes smallint not null
    constraint inspection_hours_some_minutes check (minutes between 10 and 480),
  primary key (site_id, weekday, opens),
  constraint inspection_hours_end_after_they_begin check (closes > opens)
);
comment on table inspection_hours is
  'When a site shows its goods before the bid, by weekday in India. Owner: inspections.';

create table inspections (
  id bigint generated always as identity primary key,
  lot_id bigint not null references lots,
  site_id bigint not null references company_sites,
  company_id bigint not null references companies,
  slot_from timestamptz not null,
  slot_to timestamptz not null,
  -- Names and phones, which are erased half a year after the slot.
  visitors jsonb not null,
  state text not null default 'booked' constraint inspections_state_is_known
    check (state in ('booked', 'came', 'missed', 'cancelled')),
  -- Of its pass.
  jti uuid not null unique,
  booked_by bigint not null references users,
  booked_at timestamptz not null default market_now(),
  reminded_at timestamptz,
  -- When they were let in, and by which phone; null where a person said so by hand.
  came_at timestamptz,
  came_device bigint references gate_devices,
  -- Who of the seller's let them in, or said by hand whether they came.
  said_by bigint references users,
  constraint inspections_end_after_they_begin check (slot_to > slot_from),
  constraint inspections_visitors_are_a_list check (jsonb_typeof(visitors) = 'array')
);
comment on table inspections is
  'A company''s appointment to see the goods of a lot. Belongs to its site''s company''s row. '
  'Owner: inspections.';
create unique index inspections_one_stands on inspections (lot_id, company_id)
  where state = 'booked';
create index inspections_of_lot on inspections (lot_id, company_id, id);
create index inspections_of_site on inspections (site_id, slot_from);
create index inspections_to_come on inspections (slot_to) where state = 'booked';
create index inspections_with_names on inspections (slot_to) where visitors <> '[]';

create view inspection_visitors as
  select i.id as inspection_id, i.lot_id, i.site_id, i.slot_from, i.slot_to, i.state, v.name,
    v.mobile
  from inspections i, jsonb_to_recordset(i.visitors) as v (name text, mobile text);
comment on view inspection_visitors is
  'Each visitor of an appointment, by name and phone. Owner: inspections.';
