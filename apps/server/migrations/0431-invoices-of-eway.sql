-- outside a transaction
create index concurrently if not exists invoices_of_eway on invoices ((ewb ->> 'no'))
  where ewb is not null;
