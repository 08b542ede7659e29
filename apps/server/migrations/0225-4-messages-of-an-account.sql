-- outside a transaction
create index concurrently if not exists messages_of_user on messages (user_id)
  where user_id is not null;
