-- Links by which a seller sets a new password: the token is kept hashed, and goes when it is used.
create table password_resets (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  expires_at timestamptz not null
);
create index password_resets_by_user on password_resets (user_id);
create index password_resets_by_expiry on password_resets (expires_at);
