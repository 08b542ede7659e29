-- A passkey stands beside the code of a second factor and goes with it: who loses one still has the
-- code, or a recovery code.
create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references second_factors on delete cascade,
  credential_id bytea not null unique,
  -- As COSE has it.
  public_key bytea not null,
  -- Of its uses, as it counts them; one that counts none stays at 0.
  counter bigint not null,
  transports text[] not null,
  -- The host at which it works.
  rp_id text not null,
  name text not null,
  added_at timestamptz not null default market_now(),
  last_used_at timestamptz,
  constraint passkeys_name_is_short check (char_length(name) between 1 and 60),
  constraint passkeys_counter_counts check (counter >= 0)
);
comment on table passkeys is
  'Public keys that prove a holder beside the code of their second factor. Owner: accounts.';
create index passkeys_of_user on passkeys (user_id, id);

create table passkey_challenges (
  -- The hash of the session's token, or of the ticket of a sign-in.
  bound_to bytea not null,
  purpose text not null,
  user_id bigint not null references users on delete cascade,
  challenge text not null,
  expires_at timestamptz not null,
  primary key (bound_to, purpose),
  constraint passkey_challenges_purpose_is_known check (purpose in ('add', 'prove'))
);
comment on table passkey_challenges is
  'What a passkey has to sign: the newest of each session, taken once. Owner: accounts.';
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);
create index passkey_challenges_of_user on passkey_challenges (user_id);
