-- Links by which somebody joins the office: the token is kept hashed, and goes when it is used.
-- Without invited_by a command of the server made it.
create table office_invitations (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'moderator', 'finance', 'content', 'support')),
  invited_by bigint references users on delete cascade,
  expires_at timestamptz not null
);
create index office_invitations_by_email on office_invitations (email);
create index office_invitations_by_expiry on office_invitations (expires_at);
