-- Who was invited to act for a company, by phone or by mail; bid_limit in paise. A mail carries a
-- token, of which this is the hash.
create table company_invitations (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  mobile text,
  email text,
  role text not null check (role in ('owner', 'manager', 'bidder', 'viewer')),
  bid_limit bigint check (bid_limit > 0),
  token_hash bytea unique,
  invited_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by bigint references users on delete set null,
  withdrawn_at timestamptz,
  check ((mobile is null) <> (email is null))
);
create index company_invitations_of on company_invitations (company_id, created_at);
create index company_invitations_by_mobile on company_invitations (mobile)
  where mobile is not null and accepted_at is null and withdrawn_at is null;
create index company_invitations_by_email on company_invitations (email)
  where email is not null and accepted_at is null and withdrawn_at is null;
