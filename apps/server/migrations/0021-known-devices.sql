-- Browsers from which an account was signed in to. They have a budget of guesses of their own, so that strangers who
-- guess at the account keep its holder out of nothing.
create table known_devices (
  token_hash bytea not null,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index known_devices_of_user on known_devices (user_id, used_at desc);

-- A code that a known device asked for is that device's alone: a stranger can neither end it nor use up its tries.
alter table otp_codes add column device bytea;

-- What the office's alarm counts; kept for a week.
create table wrong_guesses (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind in ('code', 'password', 'phone')),
  -- the /24 or /48 of the caller
  network text not null,
  -- what was guessed at: a mobile or a mail address
  account text not null
);
create index wrong_guesses_by_time on wrong_guesses (at);
