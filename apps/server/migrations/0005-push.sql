-- A browser is told as long as its member is signed in there: on a shared phone the session's end is the end of the messages.
-- Whoever subscribed before is taken up again when they open their dashboard.
delete from push_subscriptions;
alter table push_subscriptions add session bytea not null references sessions on delete cascade;
create index push_subscriptions_of_session on push_subscriptions (session);

-- While a message is tried again for some of a member's browsers: those that have it already.
create table push_reached (
  message_id bigint not null references messages on delete cascade,
  endpoint text not null,
  primary key (message_id, endpoint)
);
