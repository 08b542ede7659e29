-- outside a transaction
create index concurrently if not exists company_papers_by_gstin on company_papers (number)
  where kind = 'gst' and replaced_at is null;
