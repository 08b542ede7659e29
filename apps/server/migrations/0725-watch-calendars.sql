-- A member's own calendar reads the watchlist at a secret address, of which the hash is kept. It
-- shows which lots somebody watches, so a member may end it, and another address ends the last.
create table watch_calendars (
  user_id bigint primary key references users on delete cascade,
  token_hash bytea not null unique
);
comment on table watch_calendars is
  'The addresses at which members'' calendars read their watchlists. Owner: watchlist.';
