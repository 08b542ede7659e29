-- outside a transaction
create index concurrently if not exists users_by_email on users (email) where email is not null;
