-- A machine's key acts as the login that made it, as long as that login has its seat. The key itself
-- is stored nowhere: its hash finds it, and its last four characters tell one from another.
create table api_keys (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  user_id bigint not null references users,
  side text not null,
  name text not null,
  key_hash bytea not null unique,
  last4 text not null,
  scopes text[] not null,
  bid_limit bigint,
  addresses cidr[] not null default '{}',
  made_at timestamptz not null default market_now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  last_used_from text,
  revoked_at timestamptz,
  revoked_by bigint references users,
  -- Its owners were told that it ends in a week.
  reminded_at timestamptz,
  constraint api_keys_side_is_known check (side in ('buyer', 'seller')),
  constraint api_keys_scopes_are_known check
    (scopes <@ array['read', 'list', 'bid', 'awards', 'papers']),
  constraint api_keys_bid_to_a_limit check
    (not 'bid' = any (scopes) or (bid_limit is not null and bid_limit > 0)),
  constraint api_keys_hash_is_sha256 check (octet_length(key_hash) = 32)
);
comment on table api_keys is
  'Keys of companies'' machines: whose login they act as, what they open, when they end. Owner: '
  'api-keys.';
create index api_keys_of_company on api_keys (company_id, id);
create index api_keys_of_maker on api_keys (user_id);
create index api_keys_of_revoker on api_keys (revoked_by) where revoked_by is not null;
create index api_keys_ending on api_keys (expires_at)
  where revoked_at is null and reminded_at is null;

-- What a key did is told as done by it.
create view named_keys as select id, name from api_keys;
comment on view named_keys is 'What a company''s keys are called. Owner: api-keys.';
alter table audit add column api_key_id bigint;
alter table audit add constraint audit_api_key_id_fkey foreign key (api_key_id)
  references api_keys not valid;
comment on column audit.api_key_id is 'The key of `admin_id` that a machine did it with.';
