-- outside a transaction
create unique index concurrently if not exists companies_accepted_pan on companies (pan)
  where pan_accepted_at is not null;
