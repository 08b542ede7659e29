-- outside a transaction
create index concurrently if not exists companies_refused on companies (submitted_at, id)
  where status = 'unverified' and reasons <> '[]';
