-- The office: its audit and lists, enquiries, the site's texts, figures, settings, and files.

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default market_now(),
  -- Who did it: somebody of the office, or a member; null for a command of the server.
  admin_id bigint references users,
  action text not null,
  -- Whom and what it is about, in words; by id in the three columns that follow.
  subject text not null,
  details jsonb not null default '{}',
  -- Where it was done from; null of what the market does itself.
  address text,
  user_id bigint references users,
  company_id bigint references companies,
  lot_id bigint references lots
);
comment on table audit is
  'What the office did, and who changed money, access or content: added to and read, never '
  'changed. Owner: audit.';
create index audit_by_action on audit (action, id);
create index audit_by_time on audit (at, id);
create index audit_by_who on audit (admin_id, id);
-- One kind of action, newest first.
create index audit_of_action on audit (action, at, id);
create index audit_of_company on audit (company_id, id) where company_id is not null;
create index audit_of_lot on audit (lot_id, id) where lot_id is not null;
create index audit_of_user on audit (user_id, id) where user_id is not null;
create index audit_search on audit using gin ((action || ' ' || subject || ' ' || coalesce(address,
  '')) gin_trgm_ops) with (fastupdate = off);

-- The application's role may only add and read. Where one role owns the tables, this holds.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin raise exception 'audit entries are never changed or deleted'; end $$;
create trigger audit_rows_stay before delete or update on audit
  for each row execute function refuse_audit_change();
create trigger audit_stays before truncate on audit
  for each statement execute function refuse_audit_change();

create table held_decisions (
  kind text not null
    constraint held_decisions_kind_is_known check (kind in ('company', 'authorisation', 'lot')),
  -- No key: of a company or an authorisation, by `kind`.
  subject_id bigint not null,
  decision text not null
    constraint held_decisions_decision_is_known
      check (decision in ('accept', 'correct', 'refuse', 'suspend')),
  decided_by bigint not null references users,
  decided_at timestamptz not null,
  -- What an undo restores, and what it must find unchanged.
  before jsonb not null,
  after jsonb not null,
  -- Sent in the transaction that deletes the row, so never twice.
  notices jsonb not null,
  primary key (kind, subject_id)
);
comment on table held_decisions is
  'Decisions of the office that can still be undone, for a minute. Owner: review-queue.';
create index held_decisions_due on held_decisions (decided_at);

create table office_views (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  list text not null,
  name text not null,
  search text not null,
  created_at timestamptz not null default market_now(),
  unique (user_id, list, name)
);
comment on table office_views is
  'Lists of the office under a name: each who works there has their own. Owner: office.';

create table irregularities (
  id bigint generated always as identity primary key,
  rule text not null
    constraint irregularities_rule_is_known
      check (rule in ('both_sides', 'always_second', 'voided_bids', 'crowded_address',
        'new_country')),
  -- Whom or what it is about, as the rule names it: 'accounts 3 7', 'network 203.0.113.7'.
  subject text not null,
  accounts bigint[] not null,
  -- Keys of the evidence: only what was not there before opens a decided one again.
  facts text[] not null,
  evidence jsonb not null,
  status text not null default 'open'
    constraint irregularities_status_is_known check (status in ('open', 'dismissed', 'acted')),
  found_at timestamptz not null,
  changed_at timestamptz not null,
  decided_by bigint references users,
  decided_at timestamptz,
  reason text,
  constraint irregularities_decision_has_time_and_reason
    check (status = 'open' or (decided_at is not null and reason is not null)),
  unique (rule, subject)
);
comment on table irregularities is
  'What a rule found between accounts, once, with its evidence. Owner: irregularities.';
create index irregularities_by_change on irregularities (changed_at, id);
create index irregularities_by_rule on irregularities (status, rule, changed_at, id);
create index irregularities_by_status on irregularities (status, changed_at, id);
create index irregularities_of_account on irregularities using gin (accounts);

create table contact_queries (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  mobile text not null,
  message text not null,
  created_at timestamptz not null default market_now(),
  stage text not null default 'new'
    constraint contact_queries_stage_is_known
      check (stage in ('new', 'in_progress', 'answered', 'closed')),
  assignee_id bigint references users,
  -- Counts the changes: who answers what a colleague has answered meanwhile is told so.
  version int not null default 0,
  changed_by bigint references users
);
comment on table contact_queries is
  'Questions of visitors, and what the office does about them. Owner: enquiries.';
create index contact_queries_by_email on contact_queries (lower(email));
create index contact_queries_by_mobile on contact_queries (mobile);
create index contact_queries_by_stage on contact_queries (stage, id desc);
create index contact_queries_of_assignee on contact_queries (assignee_id, id desc);
create index contact_queries_search on contact_queries using gin ((name || ' ' || email || ' ' ||
  mobile || ' ' || message) gin_trgm_ops);
create index contact_queries_waiting on contact_queries (id) where stage in ('new', 'in_progress');

create table service_requests (
  id bigint generated always as identity primary key,
  reference text not null unique,
  service text not null
    constraint service_requests_service_is_known
      check (service in ('epr', 'awareness-drive', 'collection', 'compliance', 'waste-management')),
  name text not null,
  organisation text not null,
  email text not null,
  mobile text not null,
  city text not null,
  state text not null,
  message text not null,
  created_at timestamptz not null default market_now(),
  stage text not null default 'new'
    constraint service_requests_stage_is_known
      check (stage in ('new', 'in_progress', 'answered', 'closed')),
  assignee_id bigint references users,
  version int not null default 0,
  changed_by bigint references users
);
comment on table service_requests is
  'Requests from the service pages, and what the office does about them. Owner: enquiries.';
create index service_requests_by_email on service_requests (lower(email));
create index service_requests_by_mobile on service_requests (mobile);
create index service_requests_by_stage on service_requests (stage, id desc);
create index service_requests_of_assignee on service_requests (assignee_id, id desc);
create index service_requests_search on service_requests using gin ((reference || ' ' || service ||
  ' ' || name || ' ' || organisation || ' ' || email || ' ' || mobile || ' ' || message)
  gin_trgm_ops);
create index service_requests_waiting on service_requests (id)
  where stage in ('new', 'in_progress');

create table enquiry_entries (
  id bigint generated always as identity primary key,
  question_id bigint references contact_queries on delete cascade,
  request_id bigint references service_requests on delete cascade,
  -- reply: went out by mail; received: what they wrote back, copied here; note: for the office
  -- alone.
  kind text not null
    constraint enquiry_entries_kind_is_known check (kind in ('reply', 'received', 'note')),
  by_id bigint not null references users,
  text text not null,
  message_id bigint references messages on delete set null,
  at timestamptz not null default market_now(),
  constraint enquiry_entries_of_one_enquiry check (num_nonnulls(question_id, request_id) = 1)
);
comment on table enquiry_entries is
  'What was written to and fro about a question or a request. Owner: enquiries.';
create index enquiry_entries_message on enquiry_entries (message_id) where message_id is not null;
create index enquiry_entries_of_question on enquiry_entries (question_id, id)
  where question_id is not null;
create index enquiry_entries_of_request on enquiry_entries (request_id, id)
  where request_id is not null;

create table saved_replies (
  id bigint generated always as identity primary key,
  title text not null unique,
  -- With {name} and {reference} where the enquiry's own stand.
  text text not null,
  saved_by bigint not null references users,
  saved_at timestamptz not null default market_now()
);
comment on table saved_replies is
  'What the office answers often, for all who answer enquiries. Owner: enquiries.';

create table blogs (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title text not null,
  short_description text not null,
  description text not null,
  image text,
  start_at date not null,
  created_at timestamptz not null default market_now(),
  -- In Hindi; empty where it is not there yet.
  title_hi text,
  short_description_hi text,
  description_hi text,
  -- Nobody but the office sees a draft, whatever its day.
  is_draft boolean not null default false
);
comment on table blogs is 'The office''s articles. Owner: content.';
create index blogs_by_date on blogs (start_at, id);

create table contact_media (
  id bigint generated always as identity primary key,
  kind text not null constraint contact_media_kind_is_known check (kind in ('Contact', 'Social')),
  title text not null
    constraint contact_media_title_is_known
      check (title in ('Email', 'Mobile', 'Address', 'Whatsapp', 'Facebook', 'Instagram',
        'Linkedin', 'Twitter')),
  media_value text not null,
  unique (kind, title)
);
comment on table contact_media is
  'Where the market is found: addresses and social media. Owner: content.';

create table testimonials (
  id bigint generated always as identity primary key,
  name text not null,
  role text not null,
  review text not null,
  image text,
  -- In Hindi; empty where it is not there yet.
  name_hi text,
  role_hi text,
  review_hi text
);
comment on table testimonials is
  'What members say of the market, with their leave. Owner: content.';

create table market_days (
  day date primary key,
  listed int not null,
  reviewed int not null,
  review_seconds bigint not null,
  bids int not null,
  -- Money in paise, time in seconds.
  bid_value bigint not null,
  bidders int not null,
  closed int not null,
  sold int not null,
  sold_value bigint not null,
  rolled_up_at timestamptz not null,
  counted_until timestamptz,
  counted_bids int not null default 0,
  counted_value bigint not null default 0
);
comment on table market_days is
  'What the office''s trends show, a row for each day in India: a year costs 365 rows however '
  'large the market is. Owner: figures.';
comment on column market_days.counted_until is
  'Bids before it are in counted_bids and counted_value; those after it are counted each time.';

create table market_day_bidders (
  day date not null,
  bidder_id bigint not null references users,
  primary key (day, bidder_id)
);
comment on table market_day_bidders is
  'Who has bid today, each once; a day that is over is counted from its bids. Owner: figures.';

create table sale_months (
  month date not null,
  category_id bigint not null references categories on delete cascade,
  unit text not null
    constraint sale_months_unit_is_known check (unit in ('kg', 'MT', 'liter', 'pieces', 'bag')),
  lots int not null,
  value bigint not null,
  quantity_milli bigint not null,
  primary key (month, category_id, unit)
);
comment on table sale_months is
  'What the market sold by month, category and unit: what a seller''s rates are measured against. '
  'Owner: figures.';
create index sale_months_of_category on sale_months (category_id);

create table settings (
  key text primary key,
  value jsonb not null
);
comment on table settings is
  'Settings of the office, and keys made on first start, so that every node of a market shares '
  'them. Owner: db.';

create table unused_files (
  file text primary key,
  since timestamptz not null default now()
);
comment on table unused_files is
  'Public files that may be unused: each when it is stored, and again when it is replaced. A sweep '
  'looks at those that have stood here for a week, and removes what nothing names. Owner: media.';
comment on column unused_files.since is
  'The machine''s time: how long an upload may go on being made use of.';
create index unused_files_by_age on unused_files (since);

-- Every column that names a public file. A new one must be added here, or its files are swept away.
create function is_file_used(wanted text) returns boolean language sql stable as $$
  select exists (select from lots where pictures @> jsonb_build_array(jsonb_build_object('image', wanted)))
    or exists (select from lots where catalog = wanted)
    or exists (select from lot_drafts where pictures @> jsonb_build_array(jsonb_build_object('image', wanted)))
    or exists (select from lot_drafts where catalog = wanted)
    or exists (select from users where profile_image = wanted)
    or exists (select from blogs where image like '%' || wanted or description like '%' || wanted || '%'
      or description_hi like '%' || wanted || '%')
    or exists (select from testimonials where image like '%' || wanted)
    or exists (select from categories where icon like '%' || wanted)
    or exists (select from policies where description like '%' || wanted || '%'
      or description_hi like '%' || wanted || '%' or next_description like '%' || wanted || '%'
      or next_description_hi like '%' || wanted || '%')
$$;
