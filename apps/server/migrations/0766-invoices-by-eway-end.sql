-- outside a transaction
create index concurrently if not exists invoices_by_eway_end on invoices ((ewb ->> 'validUntil'))
  where ewb is not null and eway_closed_on is null;
