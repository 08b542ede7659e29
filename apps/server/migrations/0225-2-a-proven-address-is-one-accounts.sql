-- outside a transaction
create unique index concurrently if not exists users_proven_email on users (email)
  where email_verified_at is not null;
