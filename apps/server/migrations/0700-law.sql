-- Facts of law stand in the code, each with where it was read. Who of the office has read one, too,
-- says so here: of its text as it was (its hash), so that a changed text is confirmed anew.
create table law_confirmations (
  id bigint generated always as identity primary key,
  fact_id text not null,
  fact_hash text not null,
  user_id bigint not null references users,
  note text not null,
  at timestamptz not null default market_now(),
  ended_at timestamptz
);
comment on table law_confirmations is
  'Facts of law that a person of the office has confirmed, as their text was. Owner: law.';
create unique index law_confirmations_one_stands on law_confirmations (fact_id)
  where ended_at is null;

-- What was announced and held is turned on by a person, from a day on; the newest row counts.
create table law_switches (
  id bigint generated always as identity primary key,
  fact_id text not null,
  on_from date,
  user_id bigint not null references users,
  reason text not null,
  at timestamptz not null default market_now()
);
comment on table law_switches is
  'Facts of law that are turned on from a day, or off: the newest row of each counts. Owner: law.';
create index law_switches_newest on law_switches (fact_id, id desc);
