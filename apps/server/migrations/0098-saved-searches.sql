-- Searches that members keep. `query` is as it was sent; the columns below it are what it asks of a
-- lot, null for nothing. `place` and `probe` are what a search is found by when a lot is approved:
-- the sub-category or category it names ('s27', 'c2', ''), and three signs of its longest word.
create table saved_searches (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  name text not null,
  query jsonb not null,
  channels text[] not null,
  created_at timestamptz not null default market_now(),
  place text not null,
  state text not null,
  probe text not null,
  patterns text[] not null,
  units text[],
  min_price bigint,
  max_price bigint,
  min_quantity bigint,
  max_quantity bigint
);
create index saved_searches_of_user on saved_searches (user_id, id);
create index saved_searches_to_match on saved_searches (place, state, probe);

-- Lots that were matched against the searches: each once, whatever is approved again.
create table matched_lots (
  lot_id bigint primary key references lots on delete cascade,
  matched_at timestamptz not null default market_now()
);

-- What a member is still to be told, by channel: rows of one channel and kind become one message.
create table waiting_alerts (
  user_id bigint not null references users on delete cascade,
  channel text not null check (channel in ('app', 'push', 'mail', 'sms')),
  kind text not null check (kind in ('match', 'ending')),
  lot_id bigint not null references lots on delete cascade,
  search_id bigint references saved_searches on delete cascade,
  due_at timestamptz not null,
  primary key (user_id, channel, kind, lot_id),
  check ((kind = 'match') = (search_id is not null))
);
create index waiting_alerts_due on waiting_alerts (due_at);
create index waiting_alerts_of_search on waiting_alerts (search_id);

-- How often a member was told on a channel within the hour that began at `since`.
create table alert_counts (
  user_id bigint not null references users on delete cascade,
  channel text not null,
  kind text not null,
  since timestamptz not null,
  told int not null,
  last_at timestamptz not null,
  primary key (user_id, channel, kind)
);

-- Members without a row have what the market's rules say.
create table alert_settings (
  user_id bigint primary key references users on delete cascade,
  quiet_from time,
  quiet_to time,
  watch_channels text[] not null,
  check ((quiet_from is null) = (quiet_to is null))
);
-- What the link in a mail is found by.
create table unsubscribe_tokens (
  user_id bigint primary key references users on delete cascade,
  token text not null unique
);

-- The address of a mail that ends such mails (RFC 8058).
alter table messages add column unsubscribe text;
