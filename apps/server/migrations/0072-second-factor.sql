-- A second factor: the secret of a code app, encrypted under the market's key. It counts once it is
-- confirmed; last_step is the time step of the last code that was taken, which never counts again.
create table second_factors (
  user_id bigint primary key references users on delete cascade,
  secret bytea not null,
  key_id bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  wrong_codes int not null default 0,
  wrong_since timestamptz,
  created_at timestamptz not null default now()
);
-- Of 80 random bits each, so that a plain hash is enough; each goes when it is used.
create table recovery_codes (
  user_id bigint not null references second_factors on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
-- Sign-ins whose password or phone was right, and that wait for the code.
create table sign_in_tickets (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  tries int not null default 0,
  expires_at timestamptz not null
);
create index sign_in_tickets_by_user on sign_in_tickets (user_id);
create index sign_in_tickets_by_expiry on sign_in_tickets (expires_at);
-- When a code was last entered in this session.
alter table sessions add column code_at timestamptz;
