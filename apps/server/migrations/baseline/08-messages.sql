-- Notices in the app, and mail, SMS and web push.

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
  constraint notifications_code_has_params check ((code is null) = (params is null)),
  constraint notifications_say_by_code_or_words
    check ((code is null) = (title is not null) and (code is null) = (description is not null)),
  constraint notifications_to_one_say_to_whom check ((audience = 'one') = (user_id is not null))
);
comment on table notifications is
  'Notices in the app: to one, to buyers, to sellers or to all.';
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
  'What a member took out of their list.';
create index notification_dismissals_of_notification on notification_dismissals (notification_id);

create table notification_readings (
  user_id bigint primary key references users on delete cascade,
  seen_at timestamptz not null
);
comment on table notification_readings is
  'Since when a member has seen all notifications: what is newer is unread.';

create table messages (
  id bigint generated always as identity primary key,
  channel text not null
    constraint messages_channel_is_known check (channel in ('mail', 'sms', 'push')),
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
  constraint messages_have_a_lease_while_sent
    check ((status = 'sending') = (lease_until is not null))
);
comment on table messages is
  'Mail, SMS and push. Sent outside any transaction: claimed with a lease, sent, recorded; one '
  'whose lease has lapsed belongs to a node that is gone, and is anybody''s again.';
comment on column messages.created_at is
  'The machine''s time: what is stranded is told by it, as by the queue''s own.';
create index messages_by_channel on messages (channel, id desc);
create index messages_by_recipient on messages (recipient);
create index messages_by_time on messages (created_at);
create index messages_failed_by_age on messages (created_at) where status = 'failed';
create index messages_search on messages using gin ((recipient || ' ' || subject) gin_trgm_ops);
create index messages_unsent on messages (status, id)
  where status in ('waiting', 'sending', 'failed');

create table push_subscriptions (
  endpoint text primary key,
  user_id bigint not null references users on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default market_now(),
  session bytea not null references sessions on delete cascade
);
comment on table push_subscriptions is
  'Browsers that are told, for as long as their member is signed in there: on a shared phone '
  'the session''s end is the end of the messages.';
create index push_subscriptions_of_session on push_subscriptions (session);
create index push_subscriptions_of_user on push_subscriptions (user_id);

create table push_reached (
  message_id bigint not null references messages on delete cascade,
  endpoint text not null,
  primary key (message_id, endpoint)
);
comment on table push_reached is
  'While a message is tried again for some of a member''s browsers: those that have it already.';
