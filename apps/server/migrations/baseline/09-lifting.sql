-- Lifting: trucks at gates, what a weighbridge said, claims, and what both sides say in the end.

-- When a site takes trucks: on these days, so many at once, so long each.
create table site_slots (
  site_id bigint not null references company_sites,
  -- Monday is 1, as ISO 8601 counts.
  weekday smallint not null constraint site_slots_weekday_is_one check (weekday between 1 and 7),
  opens time not null,
  closes time not null,
  bays smallint not null constraint site_slots_some_bays check (bays between 1 and 50),
  minutes smallint not null constraint site_slots_some_minutes check (minutes between 10 and 480),
  primary key (site_id, weekday, opens),
  constraint site_slots_end_after_they_begin check (closes > opens)
);
comment on table site_slots is 'When a site takes trucks, by weekday in India. Owner: lifting.';

-- A phone at a site's gate: whoever has its link may scan, weigh and let out there, nothing else.
create table gate_devices (
  id bigint generated always as identity primary key,
  site_id bigint not null references company_sites,
  name text not null,
  token_hash bytea not null unique,
  -- One of a site may take passes while it has no network.
  is_offline boolean not null default false,
  made_by bigint not null references users,
  made_at timestamptz not null default market_now(),
  seen_at timestamptz,
  ended_at timestamptz
);
comment on table gate_devices is
  'Phones at gates, each by a link of its own, until the owner ends it. Owner: lifting.';
create index gate_devices_of_site on gate_devices (site_id, id);
create unique index gate_devices_one_offline_of_a_site on gate_devices (site_id)
  where is_offline and ended_at is null;

-- What gate passes are signed with: ES256, the private half encrypted.
create table pass_keys (
  kid text primary key,
  public_jwk jsonb not null,
  private_jwk bytea not null,
  key_id bytea not null,
  made_at timestamptz not null default market_now()
);
comment on table pass_keys is
  'Keys that gate passes are signed with; the newest signs. Owner: lifting.';

create table trips (
  id bigint generated always as identity primary key,
  award_id bigint not null references awards,
  -- Of its award, from 1.
  no int not null,
  site_id bigint not null references company_sites,
  slot_from timestamptz not null,
  slot_to timestamptz not null,
  vehicle_no text not null constraint trips_vehicle_is_a_number
    check (vehicle_no ~ '^[A-Z]{2}[0-9]{1,2}[A-Z]{0,3}[0-9]{1,4}$'),
  driver_name text not null,
  driver_mobile text not null,
  transporter text,
  transporter_gstin text,
  state text not null default 'booked' constraint trips_state_is_known
    check (state in ('booked', 'arrived', 'tared', 'weighed', 'out', 'received', 'missed',
      'cancelled')),
  -- What the buyer tells the driver when the truck may go.
  handover_code text not null constraint trips_handover_code_is_four_digits
    check (handover_code ~ '^[0-9]{4}$'),
  wrong_codes smallint not null default 0,
  -- After too many of them no code is taken until then.
  codes_from timestamptz,
  -- Of what its buyer was told last that it waits for, in paise.
  waits_for bigint,
  -- Of the driver's link.
  link_hash bytea not null unique,
  -- Of the slips, once it was let out.
  net_grams bigint constraint trips_net_is_above_zero check (net_grams > 0),
  booked_by bigint not null references users,
  booked_at timestamptz not null default market_now(),
  gate_in_at timestamptz,
  gate_out_at timestamptz,
  eway_no text,
  -- When its money became the seller's.
  released_at timestamptz,
  received_at timestamptz,
  received_grams bigint constraint trips_received_above_zero check (received_grams > 0),
  reminded_at timestamptz,
  unique (award_id, no),
  constraint trips_end_after_they_begin check (slot_to > slot_from),
  constraint trips_out_have_a_weight
    check ((state in ('out', 'received')) = (net_grams is not null and gate_out_at is not null))
);
comment on table trips is
  'A truck''s way to the goods of an award and back. Belongs to its auction''s row. '
  'Owner: lifting.';
create index trips_of_site on trips (site_id, slot_from);
create index trips_to_release on trips (gate_out_at)
  where state in ('out', 'received') and released_at is null;
create index trips_to_come on trips (slot_from) where state = 'booked';

create table gate_passes (
  jti uuid primary key,
  trip_id bigint not null references trips,
  direction text not null constraint gate_passes_direction_is_known
    check (direction in ('in', 'out')),
  kid text not null references pass_keys,
  valid_from timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Null where a manager of the seller's let it in.
  used_device bigint references gate_devices,
  unique (trip_id, direction)
);
comment on table gate_passes is
  'Passes that were signed for trips; each opens a gate once. Owner: lifting.';

-- Uses of passes that did not count, told when a phone was back in the network.
create table refused_uses (
  id bigint generated always as identity primary key,
  jti uuid not null,
  -- Null for a pass that nobody signed.
  trip_id bigint references trips,
  site_id bigint not null references company_sites,
  device_id bigint references gate_devices,
  because text not null,
  at timestamptz not null,
  told_at timestamptz not null default market_now()
);
comment on table refused_uses is
  'Passes that a gate took offline and that had been used before. Owner: lifting.';
create index refused_uses_of_trip on refused_uses (trip_id) where trip_id is not null;
create unique index refused_uses_once on refused_uses (jti, site_id, at);

-- What a weighbridge said. A slip is corrected by another that names it.
create table slips (
  id bigint generated always as identity primary key,
  trip_id bigint not null references trips,
  -- Of its trip: every yard calls its bridge "1".
  site_id bigint not null references company_sites,
  kind text not null constraint slips_kind_is_known check (kind in ('tare', 'gross')),
  bridge text not null,
  slip_no text not null,
  grams bigint not null constraint slips_weigh_something check (grams > 0),
  weighed_at timestamptz not null,
  photo text not null,
  entered_by bigint references users,
  entered_device bigint references gate_devices,
  entered_at timestamptz not null default market_now(),
  replaces bigint unique references slips,
  reason text,
  is_replaced boolean not null default false,
  constraint slips_are_somebodys check (num_nonnulls(entered_by, entered_device) = 1),
  constraint slips_that_correct_have_a_reason check ((replaces is null) = (reason is null))
);
comment on table slips is 'Weighings of trucks, each with its photo. Owner: lifting.';
create unique index slips_numbers_once_a_bridge
  on slips (site_id, lower(bridge), lower(slip_no));
create unique index slips_one_of_a_kind on slips (trip_id, kind) where not is_replaced;

create table claims (
  id bigint generated always as identity primary key,
  award_id bigint not null references awards,
  trip_id bigint not null references trips,
  what text not null,
  -- What was measured, in percent with four decimals, and what it asks off the truck's value.
  measured_percent numeric(7, 4),
  asked_percent numeric(7, 4) not null constraint claims_ask_for_a_part
    check (asked_percent > 0 and asked_percent <= 100),
  words text not null,
  files text[] not null default '{}',
  state text not null default 'open' constraint claims_state_is_known
    check (state in ('open', 'accepted', 'disputed', 'decided')),
  allowed_percent numeric(7, 4) constraint claims_allow_a_part
    check (allowed_percent >= 0 and allowed_percent <= 100),
  reason text,
  made_by bigint not null references users,
  made_at timestamptz not null default market_now(),
  answered_by bigint references users,
  decided_by bigint references users,
  decided_at timestamptz,
  constraint claims_settled_say_how_much
    check ((state in ('accepted', 'decided')) = (allowed_percent is not null))
);
comment on table claims is
  'What a buyer says is wrong with a truck''s goods, and what came of it. Owner: settlement.';
create index claims_of_award on claims (award_id);
create index claims_open on claims (id) where state in ('open', 'disputed');

-- What each side says of the weight that was lifted, until a sale is settled.
create table settlement_answers (
  award_id bigint not null references awards,
  side text not null constraint settlement_answers_side_is_one check (side in ('buyer', 'seller')),
  answer text not null constraint settlement_answers_are_known
    check (answer in ('accepted', 'disputed')),
  reason text,
  given_by bigint not null references users,
  given_at timestamptz not null default market_now(),
  primary key (award_id, side),
  constraint settlement_answers_disputed_say_why check (answer <> 'disputed' or reason is not null)
);
comment on table settlement_answers is
  'Both sides'' words on the weight of a sale that was lifted. Owner: settlement.';

create table ratings (
  award_id bigint not null references awards,
  -- Who rates; the other side is rated.
  side text not null constraint ratings_side_is_one check (side in ('buyer', 'seller')),
  stars smallint not null constraint ratings_are_one_to_five check (stars between 1 and 5),
  reasons text[] not null default '{}',
  company_id bigint not null references companies,
  given_by bigint not null references users,
  given_at timestamptz not null default market_now(),
  -- What is said beside the stars may be hidden by the office; the stars count all the same.
  hidden_at timestamptz,
  hidden_by bigint constraint ratings_hidden_by_a_user references users,
  hidden_because text,
  primary key (award_id, side),
  constraint ratings_hidden_are_somebodys
    check ((hidden_at is null) = (hidden_by is null)
      and (hidden_at is null) = (hidden_because is null))
);
comment on table ratings is
  'What one side of a settled sale says of the other, once. The rated company is in company_id. '
  'Owner: settlement.';
create index ratings_of_company on ratings (company_id);
