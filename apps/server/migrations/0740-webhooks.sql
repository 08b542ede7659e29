-- A company's own addresses, told what happens to it. What is told is written in the transaction in
-- which it happens, so an endpoint's row is never deleted under one: it is marked as removed, which
-- waits for nobody and keeps nobody waiting.
create table webhook_endpoints (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  url text not null,
  events text[] not null,
  name text,
  -- Encrypted; which of the market's keys it is under. Empty once it is removed.
  secret bytea not null,
  key_id bytea not null,
  last4 text not null,
  -- Signs beside the new one until then.
  old_secret bytea,
  old_key_id bytea,
  old_until timestamptz,
  state text not null default 'on',
  why_off text,
  failing_since timestamptz,
  -- Of the last try.
  last_at timestamptz,
  last_status int,
  last_error text,
  made_by bigint not null references users,
  made_at timestamptz not null default market_now(),
  constraint webhook_endpoints_state_is_known check (state in ('on', 'off', 'removed')),
  constraint webhook_endpoints_why_off_is_known check
    (why_off in ('company', 'office', 'gone', 'failing')),
  constraint webhook_endpoints_is_off_for_a_reason check ((state = 'on') = (why_off is null)),
  constraint webhook_endpoints_last_error_is_known check (last_error in ('status', 'redirect',
    'timeout', 'not_public', 'not_found', 'certificate', 'connection')),
  constraint webhook_endpoints_old_secret_is_whole check
    (num_nonnulls(old_secret, old_key_id, old_until) in (0, 3))
);
comment on table webhook_endpoints is
  'Addresses of companies'' own systems, which are told what happens. Owner: webhooks.';
create index webhook_endpoints_of_company on webhook_endpoints (company_id, id);
create index webhook_endpoints_of_maker on webhook_endpoints (made_by);
-- Asked at each event that a company may be told: nearly always of nobody.
create index webhook_endpoints_listening on webhook_endpoints (company_id) where state = 'on';

create table webhook_messages (
  id text primary key,
  endpoint_id bigint not null references webhook_endpoints,
  type text not null,
  -- To the byte: it is signed as it stands.
  body text not null,
  at timestamptz not null,
  state text not null default 'waiting',
  tries int not null default 0,
  -- How many of the tries belong to this round: one sent again by hand begins anew.
  step int not null default 0,
  -- While it is tried, the moment at which another process may.
  next_at timestamptz,
  constraint webhook_messages_state_is_known check (state in ('waiting', 'done', 'failed')),
  constraint webhook_messages_wait_for_a_time check ((state = 'waiting') = (next_at is not null))
);
comment on table webhook_messages is
  'What endpoints are told, for 30 days. Owner: webhooks.';
create index webhook_messages_of_endpoint on webhook_messages (endpoint_id, at desc, id);
create index webhook_messages_due on webhook_messages (next_at) where state = 'waiting';
create index webhook_messages_by_age on webhook_messages (at);

create table webhook_attempts (
  message_id text not null references webhook_messages on delete cascade,
  at timestamptz not null,
  status int,
  ms int not null,
  error text,
  -- The first signs of what was answered.
  answer text,
  constraint webhook_attempts_error_is_known check (error in ('status', 'redirect', 'timeout',
    'not_public', 'not_found', 'certificate', 'connection'))
);
comment on table webhook_attempts is 'Each try to tell an endpoint. Owner: webhooks.';
create index webhook_attempts_of_message on webhook_attempts (message_id, at);

create view listening_companies as
  select company_id, events from webhook_endpoints where state = 'on';
comment on view listening_companies is
  'Companies with an endpoint that is told something. Owner: webhooks.';
