-- What its holder tells a session by: where from, when last used, and a number that is no secret.
-- Of those that are open already only the time is known.
alter table sessions
  add column id bigint generated always as identity,
  add column browser text,
  add column address text;
create unique index sessions_by_id on sessions (id);
