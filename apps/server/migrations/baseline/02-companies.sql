-- Companies: who acts for them, where their yards are, what they have shown, what they may handle.

create table companies (
  id bigint generated always as identity primary key,
  pan text constraint companies_pan_as_it_is_formed check (pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'),
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
  signature_reason text,
  pan_accepted_at timestamptz,
  -- Its name says nothing of it: anybody may give theirs the same.
  erased_at timestamptz,
  -- Who deducts GST from what they pay for metal scrap has a number of its own for it.
  tds_gstin text constraint companies_tds_gstin_is_a_deductors
    check (tds_gstin ~ '^[0-9]{2}[0-9A-Z]{11}D[0-9A-Z]$')
);
comment on table companies is
  'A legal entity, found by its PAN; one that gave no PAN yet has none. Owner: companies.';
comment on column companies.pan_accepted_at is
  'When the office first accepted the company''s papers: from then on its PAN is nobody else''s.';
create index companies_assigned on companies (assigned_to) where assigned_to is not null;
create index companies_by_status on companies (status, submitted_at, id);
create index companies_by_wait on companies ((status <> 'submitted'), submitted_at, id);
create index companies_search on companies using gin ((name || ' ' || coalesce(pan, ''))
  gin_trgm_ops);
create unique index companies_accepted_pan on companies (pan)
  where pan_accepted_at is not null;
create index companies_by_pan on companies (pan) where pan is not null;
create index companies_refused on companies (submitted_at, id)
  where status = 'unverified' and reasons <> '[]';

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
  'Who acts for a company, and who asked to. A user acts for one company at most. '
  'Owner: companies.';
create index company_users_asked on company_users (since, user_id) where status = 'asked';
create index company_users_of_company on company_users (company_id, since, user_id);

create function keep_past_seat() returns trigger language plpgsql as $$
begin
  if old.status = 'active' and (tg_op = 'DELETE' or new.status <> 'active'
    or new.company_id <> old.company_id)
  then
    insert into past_seats (user_id, company_id, until)
      select old.user_id, old.company_id, market_now()
      where exists (select from users where id = old.user_id)
      on conflict (user_id, company_id) do update set until = excluded.until;
  end if;
  return null;
end $$;
create trigger company_users_leave_a_trace after update or delete on company_users
  for each row execute function keep_past_seat();

-- Who acted for which company until when: who was removed a moment ago still knows its reserve.
create table past_seats (
  user_id bigint not null references users on delete cascade,
  company_id bigint not null references companies,
  until timestamptz not null,
  primary key (user_id, company_id)
);
comment on table past_seats is
  'Until when somebody acted for a company that they act for no more; the last time counts. '
  'Owner: companies.';
create index past_seats_of_company on past_seats (company_id, until);

-- Who acts for a company, or did within twelve months.
create view company_circles as
  select company_id, user_id from company_users where status = 'active'
  union select company_id, user_id from past_seats
    where until > market_now() - interval '12 months';

-- What a bidder has in common with a lot's seller, and with everybody of the seller's company.
create function related_reasons(seller bigint, seller_company bigint, bidder bigint) returns text[]
language sql stable parallel safe as $$
  with circle as (
    select seller as id
    union select user_id from company_circles where company_id = seller_company)
  select coalesce(array_agg(distinct reason), '{}') from (
    select 'same_company' as reason from circle where id = bidder
    union all
    select unnest(shared_identity(s, b)) from circle
      join identities s on s.id = circle.id join identities b on b.id = bidder
      where circle.id <> bidder
    union all
    select 'same_pan' from company_users seat
      join companies theirs on theirs.id = seat.company_id
      join companies own on own.id = seller_company and own.pan = theirs.pan and own.id <> theirs.id
      where seat.user_id = bidder and seat.status = 'active') found
$$;

-- Accounts with something in common, the browser included; each with itself where it acted for
-- two companies.
create view shared_accounts as
  with shared as (
    select a.user_id as one, b.user_id as other, false as by_device
      from account_papers a join account_papers b on b.pan_number = a.pan_number
    union all select a.user_id, b.user_id, false
      from account_papers a join account_papers b on b.account_no = a.account_no
    union all select a.id, b.id, false from users a join users b on b.whatsapp = a.mobile
    union all select a.id, b.id, false from users a join users b on b.whatsapp = a.whatsapp
    union all select a.id, b.id, false from users a join users b on b.mobile = a.whatsapp
    union all select a.id, b.id, false from users a join users b on b.email = a.email
    union all select a.user_id, b.user_id, true
      from known_devices a join known_devices b on b.token_hash = a.token_hash
  ), pairs as (
    select one, other, bool_or(by_device) as by_device
    from shared where one <> other group by 1, 2
  )
  select p.one, p.other,
    shared_identity(a, b)
      || case when p.by_device then array['same_device'] else '{}' end as reasons
  from pairs p join identities a on a.id = p.one join identities b on b.id = p.other
  where p.by_device or cardinality(shared_identity(a, b)) > 0
  union all select user_id, user_id, array['same_company'] from company_circles
    group by user_id having count(*) > 1;

-- Whose lots a bidder is related to: a seller's, or those of a seller's company; and through a
-- colleague.
create view related_accounts as
  with sides as (
    select one as seller_id, null::bigint as seller_company, other as bidder_id, reasons
      from shared_accounts where one <> other
    union all select null, c.company_id, s.other, s.reasons
      from shared_accounts s join company_circles c on c.user_id = s.one
    union all select null, c.company_id, colleague.user_id, s.reasons || array['through_colleague']
      from shared_accounts s
        join company_circles c on c.user_id = s.one
        join company_users seat on seat.user_id = s.other and seat.status = 'active'
        join company_users colleague on colleague.company_id = seat.company_id
          and colleague.status = 'active' and colleague.user_id <> s.other
      where seat.company_id <> c.company_id)
  select seller_id, seller_company, bidder_id, array_agg(distinct reason) as reasons
  from sides cross join unnest(reasons) reason
    join users bidder on bidder.id = bidder_id and bidder.type = 'buyer'
  group by 1, 2, 3;

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
  'Who was invited to act for a company, by phone or by mail. Owner: companies.';
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
  'Yards and plants of a company. One that is removed stays for the lots that lie there. '
  'Owner: companies.';
create index company_sites_of on company_sites (company_id, id) where removed_at is null;
create index company_sites_by_gstin on company_sites (gstin)
  where gstin is not null and removed_at is null;

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
  'A company''s private documents; the bytes of each lie under private/ and its name. '
  'Owner: papers.';
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
  'What a company has shown of itself. Of each kind one paper counts; those before it are history. '
  'Owner: papers.';
create unique index company_papers_current on company_papers (company_id, kind)
  where replaced_at is null;
create index company_papers_lapsing on company_papers (valid_to)
  where replaced_at is null and valid_to is not null;
create index company_papers_of on company_papers (company_id, sent_at, id);
create index company_papers_of_file on company_papers (file);
create index company_papers_by_gstin on company_papers (number)
  where kind = 'gst' and replaced_at is null;

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
  needs_second_look boolean,
  constraint authorisations_begin_before_they_end check (valid_from <= valid_to),
  constraint authorisation_of_one_company exclude using gist (kind with =, upper(number) with =,
    company_id with <>) where (status in ('waiting', 'accepted'))
);
comment on table authorisations is
  'What a company may handle, by stream: capacity in grams a financial year, days inclusive in '
  'Asia/Kolkata. Owner: authorisations.';
comment on column authorisations.needs_second_look is
  'Whether the rule of the moment it was sent asks for a second person. Null: decided before.';
create index authorisations_assigned on authorisations (assigned_to) where assigned_to is not null;
create index authorisations_by_status on authorisations (status, id);
create index authorisations_lapsed on authorisations (valid_to) where status = 'accepted';
create index authorisations_number on authorisations using gin (number gin_trgm_ops);
create index authorisations_of_company on authorisations (company_id, id desc);
create index authorisations_of_document on authorisations (document);
