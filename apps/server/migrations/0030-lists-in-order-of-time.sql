-- Lists stand in order of time; ids follow the order of writing, which an import does not keep.
drop index lots_waiting;
create index lots_waiting on lots (created_at, id) where approval = 'pending';
create index users_by_age on users (created_at desc, id desc);
drop index notifications_of_user;
create index notifications_of_user on notifications (user_id, created_at desc, id desc)
  where user_id is not null;
drop index notifications_to_many;
create index notifications_to_many on notifications (created_at desc, id desc)
  where user_id is null;
drop index notifications_sent;
create index notifications_sent on notifications (created_at desc, id desc)
  where sent_by is not null;
