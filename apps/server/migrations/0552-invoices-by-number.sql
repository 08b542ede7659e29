-- outside a transaction
create index concurrently if not exists invoices_by_number
  on invoices (plain_number(number), award_id);
