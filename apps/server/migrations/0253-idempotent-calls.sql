-- A call that moves money is made once, however often it is sent: what it answered stands here.
create table idempotent_calls (
  user_id bigint not null references users on delete cascade,
  key text not null,
  -- Method and path of the operation.
  call text not null,
  -- SHA-256 of what was asked.
  body_hash bytea not null,
  result jsonb not null,
  at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotent_calls_by_age on idempotent_calls (at);
comment on table idempotent_calls is
  'Idempotency-Keys of calls that move money, kept for as long as a client may send them again.';
comment on column idempotent_calls.at is
  'The machine''s time: it says how long a client may send the call again, whatever the market''s.';
