-- outside a transaction
create index concurrently if not exists company_sites_by_gstin on company_sites (gstin)
  where gstin is not null and removed_at is null;
