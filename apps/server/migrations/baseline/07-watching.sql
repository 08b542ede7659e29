-- What members watch and look for, and what they are still to be told of it.

create table watches (
  user_id bigint not null references users on delete cascade,
  lot_id bigint not null references lots on delete cascade,
  watched_at timestamptz not null default market_now(),
  -- When the end was told as near, once.
  told_at timestamptz,
  primary key (user_id, lot_id)
);
comment on table watches is
  'Lots that members watch.';
create index watches_of_lot on watches (lot_id, user_id);
create index watches_to_tell on watches (lot_id) include (watched_at) where told_at is null;

-- The first three signs of the longest word a lot must have; none where all are shorter.
create function search_probe(tsquery) returns text language sql immutable parallel safe as $$
  select coalesce((select left(word, 3)
    from regexp_split_to_table($1::text, '[^[:alnum:]/-]+') as word
    where word ~ '^[a-z0-9]{3}' and word !~ '[^a-z0-9]'
    order by length(word) desc, word limit 1), '') $$;

create table saved_searches (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  name text not null,
  -- As it was sent; the columns below are what it asks of a lot, null for nothing.
  query jsonb not null,
  channels text[] not null
    constraint saved_searches_channels_are_known
      check (channels <@ array['app', 'push', 'mail', 'sms']),
  created_at timestamptz not null default market_now(),
  -- What a search is found by when a lot is approved: the sub-category or category it names ('s27',
  -- 'c2', '') …
  place text not null,
  state text not null,
  -- … and the first three signs of its longest word.
  probe text not null,
  units text[]
    constraint saved_searches_units_are_known
      check (units <@ array['kg', 'MT', 'liter', 'pieces', 'bag']),
  min_price bigint,
  max_price bigint,
  min_quantity bigint,
  max_quantity bigint,
  -- Paise a kg.
  min_rate bigint,
  max_rate bigint,
  looked_for tsquery
);
comment on table saved_searches is
  'Searches that members keep.';
create index saved_searches_of_user on saved_searches (user_id, id);
create index saved_searches_to_match on saved_searches (place, state, probe);

create table matched_lots (
  lot_id bigint primary key references lots on delete cascade,
  matched_at timestamptz not null default market_now()
);
comment on table matched_lots is
  'Lots that were matched against the searches: each once, whatever is approved again.';

create table waiting_alerts (
  user_id bigint not null references users on delete cascade,
  channel text not null
    constraint waiting_alerts_channel_is_known check (channel in ('app', 'push', 'mail', 'sms')),
  kind text not null constraint waiting_alerts_kind_is_known check (kind in ('match', 'ending')),
  lot_id bigint not null references lots,
  search_id bigint references saved_searches on delete cascade,
  due_at timestamptz not null,
  constraint waiting_alerts_match_names_its_search
    check ((kind = 'match') = (search_id is not null)),
  primary key (user_id, channel, kind, lot_id)
);
comment on table waiting_alerts is
  'What a member is still to be told, by channel: rows of one channel and kind become one '
  'message.';
create index waiting_alerts_due on waiting_alerts (due_at);
create index waiting_alerts_of_search on waiting_alerts (search_id);

create table alert_counts (
  user_id bigint not null references users on delete cascade,
  channel text not null
    constraint alert_counts_channel_is_known check (channel in ('app', 'push', 'mail', 'sms')),
  kind text not null constraint alert_counts_kind_is_known check (kind in ('match', 'ending')),
  since timestamptz not null,
  told int not null,
  last_at timestamptz not null,
  primary key (user_id, channel, kind)
);
comment on table alert_counts is
  'How often a member was told on a channel within the hour that began at `since`.';

create table alert_settings (
  user_id bigint primary key references users on delete cascade,
  quiet_from time,
  quiet_to time,
  watch_channels text[] not null
    constraint alert_settings_watch_channels_are_known
      check (watch_channels <@ array['app', 'push', 'mail', 'sms']),
  constraint alert_settings_quiet_hours_have_both_ends
    check ((quiet_from is null) = (quiet_to is null))
);
comment on table alert_settings is
  'When and how a member is told. Members without a row have what the market''s rules say.';

create table unsubscribe_tokens (
  user_id bigint primary key references users on delete cascade,
  token text not null unique
);
comment on table unsubscribe_tokens is
  'What the link in a mail is found by.';
