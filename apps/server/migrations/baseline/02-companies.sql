-- Companies: who acts for them, where their yards are, what they have shown, what they may handle.

create table companies (
  id bigint generated always as identity primary key,
  pan text unique constraint companies_pan_as_it_is_formed check (pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'),
  name text not null,
  status text not null default 'unverified'
    constraint companies_status_is_known
      check (status in ('unverified', 'submitted', 'correction_asked', 'verified', 'suspended')),
  created_at timestamptz not null default market_now(),
  -- What kind of body it is, as its owner says; the fourth letter of its PAN has to agree.
  entity text
    constraint companies_entity_is_known
      check (entity in ('individual', 'company', 'firm', 'huf', 'trust', 'aop', 'government',
        'other')),
  -- Since when it waits for the office.
  submitted_at timestamptz,
  -- What the office asked for last: [{path, msg}].
  reasons jsonb not null default '[]',
  -- Who of the office judges it now: it is given to nobody else.
  assigned_to bigint references office_users on delete set null,
  assigned_at timestamptz,
  -- Whether its lots open unsigned. Null: as the market has it, which asks for signatures outside
  -- the demo.
  signature_waived boolean,
  signature_set_by bigint references users,
  signature_set_at timestamptz,
  signature_reason text
);
comment on table companies is
  'A legal entity, found by its PAN; one that gave no PAN yet has none.';
create index companies_assigned on companies (assigned_to) where assigned_to is not null;
create index companies_by_status on companies (status, submitted_at, id);
create index companies_by_wait on companies ((status <> 'submitted'), submitted_at, id);
create index companies_search on companies using gin ((name || ' ' || coalesce(pan, ''))
  gin_trgm_ops);

create table company_users (
  user_id bigint primary key references users on delete cascade,
  company_id bigint not null references companies,
  status text not null
    constraint company_users_status_is_known
      check (status in ('active', 'asked', 'declined', 'removed')),
  role text
    constraint company_users_role_is_known check (role in ('owner', 'manager', 'bidder', 'viewer')),
  -- Paise.
  bid_limit bigint constraint company_users_bid_limit_is_positive check (bid_limit > 0),
  since timestamptz not null default market_now(),
  constraint company_users_bid_limit_goes_with_a_role check (bid_limit is null or role is not null),
  constraint company_users_who_acts_has_a_role check ((status = 'active') = (role is not null))
);
comment on table company_users is
  'Who acts for a company, and who asked to. A user acts for one company at most.';
create index company_users_asked on company_users (since, user_id) where status = 'asked';
create index company_users_of_company on company_users (company_id, since, user_id);

create table company_invitations (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  mobile text,
  email text,
  role text not null
    constraint company_invitations_role_is_known
      check (role in ('owner', 'manager', 'bidder', 'viewer')),
  -- Paise.
  bid_limit bigint constraint company_invitations_bid_limit_is_positive check (bid_limit > 0),
  -- Of the token that a mail carries.
  token_hash bytea unique,
  invited_by bigint references users,
  created_at timestamptz not null default market_now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by bigint references users,
  withdrawn_at timestamptz,
  constraint company_invitations_go_to_phone_or_mail check ((mobile is null) <> (email is null))
);
comment on table company_invitations is
  'Who was invited to act for a company, by phone or by mail.';
create index company_invitations_by_email on company_invitations (email)
  where email is not null and accepted_at is null and withdrawn_at is null;
create index company_invitations_by_mobile on company_invitations (mobile)
  where mobile is not null and accepted_at is null and withdrawn_at is null;
create index company_invitations_of on company_invitations (company_id, created_at);

create table company_sites (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  name text not null,
  address text not null,
  city text not null,
  -- Empty where the company was erased.
  state text not null constraint company_sites_state_is_known check (state = '' or is_state(state)),
  pincode text not null,
  gstin text,
  gate_contact text,
  loading_hours text,
  created_at timestamptz not null default market_now(),
  removed_at timestamptz
);
comment on table company_sites is
  'Yards and plants of a company. One that is removed stays for the lots that lie there.';
create index company_sites_of on company_sites (company_id, id) where removed_at is null;

create table company_documents (
  file text primary key,
  company_id bigint not null references companies,
  media_type text not null
    constraint company_documents_media_type_is_known
      check (media_type in ('application/pdf', 'image/webp')),
  uploaded_by bigint references users,
  at timestamptz not null default market_now()
);
comment on table company_documents is
  'A company''s private documents; the bytes of each lie under private/ and its name.';
create index company_documents_of on company_documents (company_id);

create table company_papers (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  kind text not null
    constraint company_papers_kind_is_known check (kind in ('pan', 'gst', 'incorporation', 'bank')),
  number text,
  file text not null references company_documents,
  valid_from date,
  -- A day in India that still counts.
  valid_to date,
  state text not null default 'sent'
    constraint company_papers_state_is_known
      check (state in ('sent', 'accepted', 'correction_asked')),
  reason text,
  sent_by bigint references users,
  sent_at timestamptz not null default market_now(),
  decided_at timestamptz,
  replaced_at timestamptz,
  -- Days before its end that were last told of: 30, 7, 1.
  reminded smallint,
  constraint company_papers_correction_has_a_reason
    check ((state = 'correction_asked') = (reason is not null))
);
comment on table company_papers is
  'What a company has shown of itself. Of each kind one paper counts; those before it are '
  'history.';
create unique index company_papers_current on company_papers (company_id, kind)
  where replaced_at is null;
create index company_papers_lapsing on company_papers (valid_to)
  where replaced_at is null and valid_to is not null;
create index company_papers_of on company_papers (company_id, sent_at, id);
create index company_papers_of_file on company_papers (file);

-- 2026 for April 2026 to March 2027, in Asia/Kolkata.
create function financial_year(timestamptz) returns int language sql stable as $$
  select extract(year from ($1 at time zone 'Asia/Kolkata') - interval '3 months')::int $$;

create table authorisations (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  stream text not null
    constraint authorisations_stream_is_known
      check (stream in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals')),
  kind text not null
    constraint authorisations_kind_is_known
      check (kind in ('cpcb_recycler', 'cpcb_refurbisher', 'cpcb_dismantler', 'battery_recycler',
        'tyre_recycler', 'plastic_processor', 'spcb_consent', 'howm')),
  number text not null,
  issuer text not null,
  valid_from date not null,
  valid_to date not null,
  capacity_grams bigint not null
    constraint authorisations_capacity_is_positive check (capacity_grams > 0),
  document text not null references company_documents,
  -- What is accepted and over has lapsed.
  status text not null default 'waiting'
    constraint authorisations_status_is_known
      check (status in ('waiting', 'accepted', 'refused', 'withdrawn')),
  reason text,
  -- Who accepted it where a second person must look too.
  first_look_by bigint references users,
  decided_by bigint references users,
  decided_at timestamptz,
  sent_by bigint not null references users,
  sent_at timestamptz not null default market_now(),
  -- Days before its end that were last told of: 30, 7, 1.
  reminded smallint,
  assigned_to bigint references office_users on delete set null,
  assigned_at timestamptz,
  constraint authorisations_begin_before_they_end check (valid_from <= valid_to),
  constraint authorisation_of_one_company exclude using gist (kind with =, upper(number) with =,
    company_id with <>) where (status in ('waiting', 'accepted'))
);
comment on table authorisations is
  'What a company may handle, by stream: capacity in grams a financial year, days inclusive in '
  'Asia/Kolkata.';
create index authorisations_assigned on authorisations (assigned_to) where assigned_to is not null;
create index authorisations_by_status on authorisations (status, id);
create index authorisations_lapsed on authorisations (valid_to) where status = 'accepted';
create index authorisations_number on authorisations using gin (number gin_trgm_ops);
create index authorisations_of_company on authorisations (company_id, id desc);
create index authorisations_of_document on authorisations (document);
