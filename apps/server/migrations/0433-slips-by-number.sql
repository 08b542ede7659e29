-- outside a transaction
create index concurrently if not exists slips_by_number
  on slips (site_id, lower(bridge), lower(slip_no));
