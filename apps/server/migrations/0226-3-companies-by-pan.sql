-- outside a transaction
create index concurrently if not exists companies_by_pan on companies (pan) where pan is not null;
