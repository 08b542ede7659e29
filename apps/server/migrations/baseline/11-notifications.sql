-- What members watch and look for, and how they are told: in the app, by mail, SMS and web push.

create table watches (
  user_id bigint not null references users on delete cascade,
  lot_id bigint not null references lots on delete cascade,
  watched_at timestamptz not null default market_now(),
  -- When the end was told as near, once.
  told_at timestamptz,
  primary key (user_id, lot_id)
);
comment on table watches is 'Lots that members watch. Owner: watchlist.';
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
comment on table saved_searches is 'Searches that members keep. Owner: saved-searches.';
create index saved_searches_of_user on saved_searches (user_id, id);
create index saved_searches_to_match on saved_searches (place, state, probe);

create table matched_lots (
  lot_id bigint primary key references lots on delete cascade,
  matched_at timestamptz not null default market_now()
);
comment on table matched_lots is
  'Lots that were matched against the searches: each once, whatever is approved again. '
  'Owner: saved-searches.';

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
  'What a member is still to be told, by channel: rows of one channel and kind become one message. '
  'Owner: saved-searches.';
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
  'How often a member was told on a channel within the hour that began at `since`. '
  'Owner: saved-searches.';

create table alert_settings (
  user_id bigint primary key references users on delete cascade,
  quiet_from time,
  quiet_to time,
  watch_channels text[] not null
    constraint alert_settings_watch_channels_are_known
      check (watch_channels <@ array['app', 'push', 'mail', 'sms']),
  -- Their own word that phone messages may come by WhatsApp; null for no.
  whatsapp_since timestamptz,
  constraint alert_settings_quiet_hours_have_both_ends
    check ((quiet_from is null) = (quiet_to is null))
);
comment on table alert_settings is
  'When and how a member is told. Members without a row have what the market''s rules say. '
  'Owner: saved-searches.';

create table unsubscribe_tokens (
  user_id bigint primary key references users on delete cascade,
  token text not null unique
);
comment on table unsubscribe_tokens is
  'What the link in a mail is found by. Owner: saved-searches.';

create table notifications (
  id bigint generated always as identity primary key,
  audience text not null
    constraint notifications_audience_is_known
      check (audience in ('all', 'buyers', 'sellers', 'one')),
  user_id bigint references users on delete cascade,
  sent_by bigint references users,
  -- What the office wrote itself; a notice of the market is worded by its code as it is read.
  title text,
  description text,
  link text,
  created_at timestamptz not null default market_now(),
  code text,
  params jsonb,
  -- In Hindi; empty where it is not there yet.
  title_hi text,
  description_hi text,
  constraint notifications_code_has_params check ((code is null) = (params is null)),
  constraint notifications_say_by_code_or_words
    check ((code is null) = (title is not null) and (code is null) = (description is not null)),
  constraint notifications_to_one_say_to_whom check ((audience = 'one') = (user_id is not null))
);
comment on table notifications is
  'Notices in the app: to one, to buyers, to sellers or to all. Owner: notifications.';
create index notifications_by_time on notifications (created_at);
create index notifications_of_user on notifications (user_id, created_at desc, id desc)
  where user_id is not null;
create index notifications_sent on notifications (created_at desc, id desc)
  where sent_by is not null;
create index notifications_to_many on notifications (created_at desc, id desc)
  where user_id is null;

create table notification_dismissals (
  user_id bigint not null references users on delete cascade,
  notification_id bigint not null references notifications on delete cascade,
  primary key (user_id, notification_id)
);
comment on table notification_dismissals is
  'What a member took out of their list. Owner: notifications.';
create index notification_dismissals_of_notification on notification_dismissals (notification_id);

create table notification_readings (
  user_id bigint primary key references users on delete cascade,
  seen_at timestamptz not null
);
comment on table notification_readings is
  'Since when a member has seen all notifications: what is newer is unread. Owner: notifications.';

create table messages (
  id bigint generated always as identity primary key,
  channel text not null
    constraint messages_channel_is_known check (channel in ('mail', 'sms', 'push', 'whatsapp')),
  recipient text not null,
  subject text not null,
  body text not null,
  -- sent: by a gateway; shown: demo only, in the outbox screen.
  status text not null default 'waiting'
    constraint messages_status_is_known
      check (status in ('waiting', 'sending', 'sent', 'shown', 'failed')),
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  lease_until timestamptz,
  -- The kind and language of an SMS (outbid.hi): the gateway is told the id registered for it.
  template text,
  -- Mails of one thread name it, so that the reader's program shows them together.
  thread text,
  -- The address of a mail that ends such mails (RFC 8058).
  unsubscribe text,
  secret text,
  -- Whose it is: what went to an address that is not proven is erased with its account, too.
  user_id bigint references users,
  constraint messages_have_a_lease_while_sent
    check ((status = 'sending') = (lease_until is not null))
);
comment on table messages is
  'Mail, SMS and push. Sent outside any transaction: claimed with a lease, sent, recorded; one '
  'whose lease has lapsed belongs to a node that is gone, and is anybody''s again. '
  'Owner: notifications.';
comment on column messages.created_at is
  'The machine''s time: what is stranded is told by it, as by the queue''s own.';
comment on column messages.secret is
  'A code or a link''s token, until it is sent; the body has dots in its place.';
create index messages_by_channel on messages (channel, id desc);
create index messages_by_recipient on messages (recipient);
create index messages_by_time on messages (created_at);
create index messages_failed_by_age on messages (created_at) where status = 'failed';
create index messages_search on messages using gin ((recipient || ' ' || subject) gin_trgm_ops);
create index messages_unsent on messages (status, id)
  where status in ('waiting', 'sending', 'failed');
create index messages_of_user on messages (user_id)
  where user_id is not null;

create table push_subscriptions (
  endpoint text primary key,
  user_id bigint not null references users on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default market_now(),
  session bytea not null references sessions on delete cascade
);
comment on table push_subscriptions is
  'Browsers that are told, for as long as their member is signed in there: on a shared phone the '
  'session''s end is the end of the messages. Owner: notifications.';
create index push_subscriptions_of_session on push_subscriptions (session);
create index push_subscriptions_of_user on push_subscriptions (user_id);

create table push_reached (
  message_id bigint not null references messages on delete cascade,
  endpoint text not null,
  primary key (message_id, endpoint)
);
comment on table push_reached is
  'While a message is tried again for some of a member''s browsers: those that have it already. '
  'Owner: notifications.';
